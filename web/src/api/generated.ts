// Written by api_types.mjs from docs/api/openapi.json: make api-docs

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * GuestRequest
         * @description Be somebody, at once.
         */
        GuestRequest: {
            /**
             * @description what others see
             * @default Guest
             * @example Ana
             */
            name?: string;
        };
        /**
         * AccountRequest
         * @description A name and a password.
         */
        AccountRequest: {
            /**
             * @description what others see
             * @example Ana
             */
            name: string;
            /** @description 8 characters or more */
            password: string;
            /**
             * @description API tokens go on working; without it a new password revokes them
             * @default false
             */
            keep_tokens?: boolean;
        };
        /**
         * LoginRequest
         * @description A name and a password.
         */
        LoginRequest: {
            /**
             * @description what others see
             * @example Ana
             */
            name: string;
            /** @description 8 characters or more */
            password: string;
            /**
             * @description give up the unfinished tables of the guest one is: nobody can come back as a guest
             * @default false
             */
            leave_guest?: boolean;
        };
        /**
         * PasswordRequest
         * @description A new password instead of the old one.
         */
        PasswordRequest: {
            old: string;
            /** @description 8 characters or more */
            new: string;
            /**
             * @description API tokens go on working; without it a new password revokes them
             * @default false
             */
            keep_tokens?: boolean;
        };
        /**
         * ProfileRequest
         * @description Fields that are left out stay as they are; an empty text takes something away.
         */
        ProfileRequest: {
            /**
             * @description what others see
             * @example Ana
             */
            name?: string;
            /** @description where to write when it is your turn, once it is confirmed */
            email?: string;
            /** @description what to call when it is your turn */
            webhook_url?: string;
            /** @enum {unknown} */
            webhook_kind?: "discord" | "generic" | "slack";
            /**
             * @description call the webhook again although it has failed too often
             * @default false
             */
            webhook_on?: boolean;
            /** @description of messages by e-mail and webhook */
            language?: string;
        };
        /**
         * PushRequest
         * @description A browser's subscription, as it gives it out.
         */
        PushRequest: {
            /**
             * @description where its push service takes messages: https, on the public internet
             * @example https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl
             */
            endpoint: string;
            /** @description its public key, in base64url */
            p256dh: string;
            /** @description its authentication secret, in base64url */
            auth: string;
        };
        /**
         * TokenRequest
         * @description A new API token.
         */
        TokenRequest: {
            /**
             * @description what it is for
             * @example my bot
             */
            label: string;
        };
        /**
         * SeatRequest
         * @description Who is to sit on a seat.
         */
        SeatRequest: {
            /**
             * @description host: who creates the table; hot-seat: the host plays it too, on the same screen; invited: only the account named may take it
             * @enum {unknown}
             */
            kind: "bot" | "host" | "hot-seat" | "invited" | "lacerda" | "open";
            /** @default null */
            bot?: string | null;
            /** @default null */
            person?: string | null;
        };
        /**
         * SeatChangeRequest
         * @description Who is to sit on a seat of a table that waits.
         */
        SeatChangeRequest: {
            /**
             * @description host: who creates the table; hot-seat: the host plays it too, on the same screen; invited: only the account named may take it
             * @enum {unknown}
             */
            kind: "bot" | "host" | "hot-seat" | "invited" | "lacerda" | "open";
            /** @default null */
            bot?: string | null;
            /** @default null */
            person?: string | null;
            /**
             * @description refuse if somebody else has sat down there meanwhile
             * @default false
             */
            unless_taken?: boolean;
        };
        /**
         * StartRequest
         * @description How a game begins.
         */
        StartRequest: {
            /** @default null */
            bots?: string | null;
        };
        /**
         * TableRequest
         * @description A new table. The options of the game are those of `lisboa.Game`.
         */
        TableRequest: {
            /**
             * @default
             * @example Friday evening
             */
            title?: string;
            /** @default null */
            players?: number | null;
            /**
             * @description edition of the rules: 2021 or 2017
             * @default 2021
             */
            ruleset?: string;
            /**
             * @description draft the starting hands (SET-16)
             * @default false
             */
            draft?: boolean;
            /**
             * @description a decree for everybody at the start (SET-17)
             * @default false
             */
            starting_decrees?: boolean;
            /**
             * @description goal cards for these seats, or all (EXTRA-1)
             * @default false
             */
            goals?: boolean | number[];
            /**
             * @description tokens replace the printed rewards (EXTRA-2): dealt at random, or which where
             * @default false
             */
            city_tokens?: boolean | {
                [key: string]: string;
            };
            /** @default null */
            seats?: components["schemas"]["SeatRequest"][] | null;
            /**
             * @description is it in the lobby, or only for who has the link?
             * @default true
             */
            public?: boolean;
            /**
             * @description may others look on?
             * @default true
             */
            spectators?: boolean;
            /**
             * @description may spectators read the chat?
             * @default true
             */
            spectator_chat?: boolean;
            /** @default null */
            clock?: (components["schemas"]["LiveClock"] | components["schemas"]["AsyncClock"]) | null;
        };
        /**
         * LiveClock
         * @description A bank of time for the whole game, and an increment for each turn.
         */
        LiveClock: {
            /** @enum {unknown} */
            kind: "live";
            /** @description time of each player for the whole game */
            bank_seconds: number;
            /**
             * @description added at the end of each turn of one's own
             * @default 0
             */
            increment_seconds?: number;
            /**
             * @description bot: a bot takes over; greedy: one greedy move is made; nothing: it is only shown
             * @default bot
             * @enum {unknown}
             */
            when_out?: "bot" | "greedy" | "nothing";
        };
        /**
         * AsyncClock
         * @description So many hours for each wait, however many small decisions it has.
         */
        AsyncClock: {
            /** @enum {unknown} */
            kind: "async";
            /** @description hours until one must have moved */
            hours_per_move: number;
            /**
             * @description bot: a bot takes over; greedy: one greedy move is made; nothing: it is only shown
             * @default nothing
             * @enum {unknown}
             */
            when_out?: "bot" | "greedy" | "nothing";
        };
        /**
         * JoinRequest
         * @description Take a seat.
         */
        JoinRequest: {
            /** @default null */
            seat?: number | null;
            /** @default null */
            invite?: string | null;
        };
        /**
         * MoveRequest
         * @description A move for the seat that is to decide.
         */
        MoveRequest: {
            /** @description notation of one of the options */
            move: string;
            /** @description the number of the last entry the client has seen */
            seq: number;
            /**
             * @description made up by the client for each request: a request with the same key is carried out only once
             * @example 2f7c1d7e
             */
            key: string;
        };
        /**
         * HintRequest
         * @description Ask a bot what it would do.
         */
        HintRequest: {
            /**
             * @description the seat to decide, if that is to be checked
             * @default null
             */
            seat?: number | null;
        };
        /**
         * PlanRequest
         * @description Try moves on a private copy of the game.
         */
        PlanRequest: {
            /**
             * @description look from this seat: one's own
             * @default null
             */
            seat?: number | null;
            /** @description makes up what the seat does not see */
            seed: number;
            /**
             * @description from the present on, for all seats: notation, `auto` (a bot makes one decision) or `auto-to-me` (bots go on until the seat has to decide)
             * @default []
             */
            moves?: string[];
        };
        /**
         * CountRequest
         * @description How many moves to take back or to play again.
         */
        CountRequest: {
            /** @default 1 */
            count?: number;
            /** @description the number of the last entry the client has seen */
            seq: number;
            /**
             * @description made up by the client for each request: a request with the same key is carried out only once
             * @example 2f7c1d7e
             */
            key: string;
        };
        /**
         * RewindRequest
         * @description Back to where so many moves were made.
         */
        RewindRequest: {
            /** @description how many moves remain */
            to: number;
            /** @description the number of the last entry the client has seen */
            seq: number;
            /**
             * @description made up by the client for each request: a request with the same key is carried out only once
             * @example 2f7c1d7e
             */
            key: string;
        };
        /**
         * AnswerRequest
         * @description Agree to a rewind, or not.
         */
        AnswerRequest: {
            agree: boolean;
            /** @description the number of the last entry the client has seen */
            seq: number;
            /**
             * @description made up by the client for each request: a request with the same key is carried out only once
             * @example 2f7c1d7e
             */
            key: string;
        };
        /**
         * SeatActionRequest
         * @description Resign, or come back.
         */
        SeatActionRequest: {
            /**
             * @description who has several must say which
             * @default null
             */
            seat?: number | null;
            /** @description the number of the last entry the client has seen */
            seq: number;
            /**
             * @description made up by the client for each request: a request with the same key is carried out only once
             * @example 2f7c1d7e
             */
            key: string;
        };
        /**
         * StandInRequest
         * @description Let a bot move for somebody who does not come.
         */
        StandInRequest: {
            /** @description the number of the last entry the client has seen */
            seq: number;
            /**
             * @description made up by the client for each request: a request with the same key is carried out only once
             * @example 2f7c1d7e
             */
            key: string;
        };
        /**
         * PauseRequest
         * @description Stop the clock or let it run.
         */
        PauseRequest: {
            paused: boolean;
            /** @description the number of the last entry the client has seen */
            seq: number;
            /**
             * @description made up by the client for each request: a request with the same key is carried out only once
             * @example 2f7c1d7e
             */
            key: string;
        };
        /**
         * ReplaceRequest
         * @description What is to become of the seat of somebody who is away.
         */
        ReplaceRequest: {
            /** @description a seat, from 0 on */
            seat: number;
            /**
             * @description bot: a bot moves until they are back; person: whoever has the link may take the seat
             * @enum {unknown}
             */
            way: "bot" | "person";
            /** @description the number of the last entry the client has seen */
            seq: number;
            /**
             * @description made up by the client for each request: a request with the same key is carried out only once
             * @example 2f7c1d7e
             */
            key: string;
        };
        /**
         * TakeSeatRequest
         * @description Take over a seat that is offered.
         */
        TakeSeatRequest: {
            /** @description a seat, from 0 on */
            seat: number;
            /** @default null */
            invite?: string | null;
            /** @description the number of the last entry the client has seen */
            seq: number;
            /**
             * @description made up by the client for each request: a request with the same key is carried out only once
             * @example 2f7c1d7e
             */
            key: string;
        };
        /**
         * StandingRequest
         * @description Do not ask me to follow these visits, or do so again.
         */
        StandingRequest: {
            /**
             * @description visits of the present round, or those to a noble until the game ends
             * @enum {unknown}
             */
            what: "builder" | "king" | "minister" | "round";
            /** @default true */
            on?: boolean;
            /**
             * @description who has several must say which
             * @default null
             */
            seat?: number | null;
        };
        /**
         * ClockRequest
         * @description The clock of a table that has not begun.
         */
        ClockRequest: {
            clock: (components["schemas"]["LiveClock"] | components["schemas"]["AsyncClock"]) | null;
        };
        /**
         * ChatRequest
         * @description Something to say.
         */
        ChatRequest: {
            text: string;
        };
        /**
         * NotesRequest
         * @description One's private notes of a table.
         */
        NotesRequest: {
            text: string;
        };
        /**
         * ArchiveRequest
         * @description Put a finished table, or one that I have left, away, or take it out again.
         */
        ArchiveRequest: {
            /** @default true */
            archived?: boolean;
        };
        /**
         * ReportRequest
         * @description Something went wrong.
         */
        ReportRequest: {
            /** @default null */
            table?: string | null;
            /** @default null */
            seq?: number | null;
            /**
             * @description what the player has to say
             * @default
             */
            text?: string;
            /**
             * @description the page, as a path
             * @default
             */
            where?: string;
            /**
             * @description message and stack of an error
             * @default
             */
            error?: string;
            /**
             * @description browser and version of the client
             * @default
             */
            client?: string;
        };
        /**
         * ImportRequest
         * @description A game file, as text or as JSON.
         */
        ImportRequest: {
            /** @default null */
            text?: string | null;
            /** @default null */
            game?: Record<string, never> | null;
            /** @default  */
            title?: string;
            /** @default null */
            seats?: components["schemas"]["SeatRequest"][] | null;
            /** @default false */
            public?: boolean;
            /** @default false */
            spectators?: boolean;
            /** @default null */
            clock?: (components["schemas"]["LiveClock"] | components["schemas"]["AsyncClock"]) | null;
        };
        /**
         * PersonInfo
         * @description What others may know of a person.
         */
        PersonInfo: {
            id: string;
            name: string;
            /** @description has no account */
            guest: boolean;
            /**
             * @description a guest who was removed: only this is left, and it is no name
             * @default false
             */
            former: boolean;
        };
        /**
         * RemovalInfo
         * @description Something that will be removed if nobody looks at it.
         */
        RemovalInfo: {
            /**
             * @description guest: all that you are here; import: an imported game
             * @enum {string}
             */
            kind: "guest" | "import";
            /**
             * @description not before this time
             * @example 1790000000000
             */
            at: number;
            /** @description after the last visit */
            days: number;
            /** @description of an imported game */
            table_id: string | null;
            title: string | null;
        };
        /**
         * Me
         * @description What a person may know of himself.
         */
        Me: {
            id: string;
            name: string;
            /** @description has no account */
            guest: boolean;
            /** @description a confirmed address */
            email: string | null;
            /** @description this server sends e-mail; else no address can be given */
            mail: boolean;
            /**
             * @description a new address was just written to, to be confirmed
             * @default false
             */
            email_pending: boolean;
            webhook_kind: ("discord" | "slack" | "generic") | null;
            /** @description the rest of a webhook's address is a secret */
            webhook_host: string | null;
            /**
             * @description it failed too often and is not called any more: switch it on with `webhook_on`
             * @default false
             */
            webhook_off: boolean;
            /**
             * @description why the last message did not get there
             * @default null
             */
            webhook_problem: string | null;
            /** @description of messages by e-mail and webhook */
            language: components["schemas"]["Language"];
            /** @description for the header X-CSRF-Token of changes made with this session's cookie; empty with a token */
            csrf_token: string;
            /**
             * @description how many API tokens a new password has just revoked
             * @default 0
             */
            tokens_revoked: number;
        };
        /**
         * TokenInfo
         * @description A personal API token, without its secret.
         */
        TokenInfo: {
            id: string;
            label: string;
            /**
             * @description milliseconds since 1970 (UTC)
             * @example 1790000000000
             */
            created_at: number;
        };
        /**
         * NewToken
         * @description A personal API token, when it is made.
         */
        NewToken: {
            id: string;
            label: string;
            /**
             * @description milliseconds since 1970 (UTC)
             * @example 1790000000000
             */
            created_at: number;
            /** @description is never told again */
            secret: string;
        };
        /**
         * PushInfo
         * @description A browser that shows messages although the page is closed. Its address is a secret: only the host is shown.
         */
        PushInfo: {
            id: string;
            /** @description of the push service */
            host: string;
            /** @description SHA-256 of the endpoint, in hexadecimal: a browser finds itself */
            fingerprint: string;
            /**
             * @description milliseconds since 1970 (UTC)
             * @example 1790000000000
             */
            created_at: number;
        };
        /**
         * PushState
         * @description What a browser needs to subscribe, and which ones have.
         */
        PushState: {
            /** @description `applicationServerKey` of the subscription (VAPID), in base64url */
            public_key: string;
            /** @description the oldest first; there are five at most */
            subscriptions: components["schemas"]["PushInfo"][];
        };
        /**
         * LoggedOut
         * @description All sessions are ended.
         */
        LoggedOut: {
            logged_out: boolean;
        };
        /**
         * MarkedRead
         * @description How many messages were not read before.
         */
        MarkedRead: {
            read: number;
        };
        /**
         * Notice
         * @description A message that has not been read yet.
         */
        Notice: {
            id: string;
            table_id: string;
            title: string;
            /** @description the entry that caused it */
            seq: number;
            /** @enum {string} */
            kind: "your-turn" | "rewind" | "stand-in" | "stand-in-away" | "over" | "invited" | "full" | "away" | "replace" | "replaced";
            /** @description the kind of decision that waits */
            decision: string | null;
            text: string;
            /**
             * @description milliseconds since 1970 (UTC)
             * @example 1790000000000
             */
            created_at: number;
        };
        /**
         * SeatInfo
         * @description A seat of a table.
         */
        SeatInfo: {
            /** @description a seat, from 0 on */
            seat: number;
            colour: components["schemas"]["Colour"];
            /** @enum {string} */
            kind: "open" | "invited" | "person" | "hot-seat" | "bot" | "lacerda";
            /** @description who sits here or is invited */
            person: components["schemas"]["PersonInfo"] | null;
            /** @description the bot that moves */
            bot: string | null;
            /** @description why a bot moves for the person */
            stand_in: ("resigned" | "clock") | null;
            /**
             * @description may another person take it over in the running game?
             * @default false
             */
            offered: boolean;
        };
        /**
         * ClockInfo
         * @description What is left to each seat at the time `at`.
         */
        ClockInfo: {
            left_ms: number[];
            /** @description whose time runs */
            turn: number | null;
            paused: boolean;
            /** @description when the host's rule applies */
            deadline_at: number | null;
            /**
             * @description milliseconds since 1970 (UTC)
             * @example 1790000000000
             */
            at: number;
        };
        /**
         * ResultInfo
         * @description How a game ended.
         */
        ResultInfo: {
            totals: number[];
            /** @description the seats of each place, the winners first */
            ranking: number[][];
            /** @description only against Lacerda */
            solo_rank?: components["schemas"]["CourtRank"];
        };
        /**
         * YouInfo
         * @description What the reader has to do with a table.
         */
        YouInfo: {
            host: boolean;
            seats: number[];
            invited: boolean;
            to_decide: boolean;
        };
        /**
         * RematchInfo
         * @description A table that waits for those who played here to play again.
         */
        RematchInfo: {
            table: string;
            /** @description who offers it */
            by: components["schemas"]["PersonInfo"] | null;
            /** @description does the reader sit there already? */
            seated: boolean;
        };
        /**
         * TableInfo
         * @description A table: everything but the game itself.
         */
        TableInfo: {
            id: string;
            title: string;
            /** @enum {string} */
            status: "waiting" | "running" | "over" | "quarantined";
            /** @description why it is quarantined, for who runs the server */
            problem: string | null;
            /** @description the same as a word: damaged, or version if it was begun with another one */
            problem_kind: ("damaged" | "version") | null;
            host: components["schemas"]["PersonInfo"] | null;
            public: boolean;
            spectators: boolean;
            spectator_chat: boolean;
            /** @description the secret of the link, for those who belong here */
            invite: string | null;
            players: number;
            options: components["schemas"]["TableOptions"];
            seats: components["schemas"]["SeatInfo"][];
            clock: (components["schemas"]["LiveClock"] | components["schemas"]["AsyncClock"]) | null;
            clock_state: components["schemas"]["ClockInfo"] | null;
            /** @description how many entries the log has */
            seq: number;
            /** @description moves that count: without those taken back */
            moves: number;
            /** @description the seat to decide */
            turn: number | null;
            /** @description the person to decide; null if it is a bot's turn */
            waiting_for: components["schemas"]["PersonInfo"] | null;
            /** @description since when it waits for that person: their turn came, or they last did or said something; of a pause: since the host did */
            turn_since: number | null;
            /** @description when an open question about somebody's seat is settled without further answers */
            settles_at: number | null;
            result: components["schemas"]["ResultInfo"] | null;
            /** @description the table of the game before */
            rematch_of: string | null;
            imported: boolean;
            /**
             * @description milliseconds since 1970 (UTC)
             * @example 1790000000000
             */
            created_at: number;
            started_at: number | null;
            ended_at: number | null;
            /**
             * @description milliseconds since 1970 (UTC)
             * @example 1790000000000
             */
            updated_at: number;
            you: components["schemas"]["YouInfo"];
            /**
             * @description of a finished game, for its players: a table where they play again
             * @default null
             */
            rematch: components["schemas"]["RematchInfo"] | null;
        };
        /**
         * TableOptions
         * @description Options of the game, as the header of a game file has them. Extras that are not used are left out, and `Rules`
         *         (the revision) where it is the first one.
         */
        TableOptions: {
            CityTokens?: boolean | {
                [key: string]: string;
            };
            Draft: boolean;
            Goals?: number[];
            Players: number;
            Rules?: number;
            Ruleset: string;
            Solo?: boolean;
            StartingDecrees: boolean;
        };
        /**
         * NextTable
         * @description The table that has waited longest.
         */
        NextTable: {
            /** @description its id; null if none waits */
            table: string | null;
        };
        /**
         * StandingAnswer
         * @description Something that a player has answered in advance. Nobody else sees it before it has declined something.
         */
        StandingAnswer: {
            /** @description a seat, from 0 on */
            seat: number;
            /**
             * @description what is not followed: the present round, or visits of a noble
             * @enum {string}
             */
            what: "round" | "builder" | "minister" | "king";
        };
        /**
         * LeftTable
         * @description The seat is open again.
         */
        LeftTable: {
            left: boolean;
        };
        /**
         * Archived
         * @description Is the table put away?
         */
        Archived: {
            archived: boolean;
        };
        /**
         * Notes
         * @description One's private notes of a table.
         */
        Notes: {
            text: string;
        };
        /**
         * ChatLine
         * @description Something that was said.
         */
        ChatLine: {
            /** @description from 1 on, without gaps */
            number: number;
            person: components["schemas"]["PersonInfo"];
            text: string;
            /**
             * @description milliseconds since 1970 (UTC)
             * @example 1790000000000
             */
            at: number;
        };
        /**
         * BotInfo
         * @description A bot that can sit at a table.
         */
        BotInfo: {
            /** @description what a seat names as its `bot` */
            name: string;
            /** @description what people call it */
            title: string;
            /** @description who it is and how it plays */
            text: string;
            /** @description its place from the weakest, 1, to the strongest */
            strength: number;
            /** @description false: for trying out tables and programs, no company for people */
            for_people: boolean;
        };
        /**
         * Liveness
         * @description The process answers.
         */
        Liveness: {
            ok: boolean;
        };
        /**
         * Health
         * @description Is the server well?
         */
        Health: {
            ok: boolean;
            problem: string | null;
            /** @description version of the engine */
            engine: string;
            /** @description version of cards, tiles and boards */
            components: string;
            /** @description is the engine compiled? */
            compiled: boolean;
            /** @description is what happens at other servers of this database seen at once? If not, seconds later */
            in_touch: boolean;
        };
        /**
         * OptionInfo
         * @description An option of a decision: open, or closed with rule and reason.
         */
        OptionInfo: {
            /** @description what to send as a move */
            notation: string;
            text: string;
            /** @description the numbers of the text: costs and their parts, before and after */
            args: {
                [key: string]: number;
            };
            enabled: boolean;
            reason: string;
            rule: string;
            /** @description the page that explains the rule */
            link: string;
            /**
             * @description what choosing it does; one word for one meaning
             * @enum {unknown}
             */
            verb: "begin" | "cardinal" | "cube" | "decree" | "discard" | "draft" | "drop" | "extra" | "favor" | "follow" | "free" | "give" | "goal" | "gold" | "goods" | "house" | "keep" | "lose" | "offer" | "official" | "open" | "pass" | "pay" | "plan" | "plot" | "portfolio" | "produce" | "recall" | "recruit" | "replace" | "reward" | "rubble" | "sell" | "ship" | "site" | "spend" | "sponsor" | "take" | "tile" | "treasury" | "tuck" | "use" | "visit";
            /** @description what is chosen, by name; with the verb it names the option */
            object: components["schemas"]["OptionObject"];
            /**
             * @description where on the table it is chosen, as kind and name; empty if nothing there stands for it
             * @example plot:D3
             * @example hand:blue-king-2
             * @example
             */
            place: string;
            /** @description wigs that it spends without a further question; left out where it spends none */
            wigs_spent?: number;
        };
        /**
         * OptionObject
         * @description What is chosen, by name. Only what tells one option from the others of its decision, and what belongs to that.
         */
        OptionObject: {
            /** @enum {string} */
            action?: "recruit" | "plan" | "ship" | "produce" | "cardinal" | "favor" | "store" | "decree" | "open";
            architect?: components["schemas"]["Architect"];
            /** @enum {string} */
            business?: "sell" | "trade";
            card?: string;
            clergy?: number;
            coins?: number;
            cube?: components["schemas"]["Cube"];
            deck?: components["schemas"]["CardKind"];
            decree?: number;
            /** @enum {string} */
            direction?: "up" | "down";
            dock?: number;
            goal?: string;
            good?: components["schemas"]["Good"];
            goods?: components["schemas"]["Good"][];
            houses?: components["schemas"]["HouseGroup"];
            line?: string;
            noble?: components["schemas"]["Noble"];
            nobles?: components["schemas"]["Noble"][];
            plan?: string;
            plot?: string;
            reis?: number;
            ship?: string;
            /** @enum {string} */
            side?: "behind" | "ahead";
            site?: string;
            size?: components["schemas"]["TileSize"];
            spaces?: number;
            /** @enum {string} */
            where?: "office" | "plaza";
        };
        /**
         * DecisionInfo
         * @description What a seat has to choose.
         */
        DecisionInfo: {
            /** @description a seat, from 0 on */
            seat: number;
            kind: string;
            prompt: string;
            /** @description id of the prompt, for clients that put names in place of colours */
            message: string;
            /** @description names and numbers of the text, for other languages */
            args: {
                [key: string]: string | number;
            };
            options: components["schemas"]["OptionInfo"][];
        };
        /**
         * RewindInfo
         * @description A question that everybody has to agree to.
         */
        RewindInfo: {
            /** @description the seat that asks */
            by: number;
            /** @description how many moves would remain */
            to: number;
            agreed: number[];
        };
        /**
         * ReplaceInfo
         * @description A question what is to become of the seat of somebody who is away.
         */
        ReplaceInfo: {
            /** @description the seat that asks */
            by: number;
            /** @description whose person is to be replaced */
            seat: number;
            /**
             * @description bot: a bot moves until they are back; person: another person may sit down
             * @enum {string}
             */
            way: "bot" | "person";
            agreed: number[];
            /** @description who has not answered yet */
            missing: number[];
        };
        /**
         * SoloCondition
         * @description A condition of a rank.
         */
        SoloCondition: {
            /** @description what is counted, as a word */
            what: string;
            text: string;
            needed: number;
            /** @description of a lead over Lacerda: negative, if he leads */
            had: number;
            /** @description of the Jester: met by who had less than that */
            below: boolean;
            met: boolean;
        };
        /**
         * SoloRankConditions
         * @description A rank and all it asks for; of the Jester one condition is enough.
         */
        SoloRankConditions: {
            rank: components["schemas"]["CourtRank"];
            title: string;
            met: boolean;
            conditions: components["schemas"]["SoloCondition"][];
        };
        /**
         * SoloRankInfo
         * @description The rank reached against Lacerda (SOLO-9), and all ranks from the lowest to the highest.
         */
        SoloRankInfo: {
            rank: components["schemas"]["CourtRank"];
            title: string;
            ranks: components["schemas"]["SoloRankConditions"][];
        };
        /**
         * EarlierPerson
         * @description Somebody who had a seat before another person took it over.
         */
        EarlierPerson: {
            /** @description the entry with which the other person took it over */
            until: number;
            name: string;
        };
        /**
         * SeatNow
         * @description Who plays a seat.
         */
        SeatNow: {
            colour: components["schemas"]["Colour"];
            /** @enum {string} */
            kind: "open" | "invited" | "person" | "hot-seat" | "bot" | "lacerda";
            bot: string | null;
            stand_in: ("resigned" | "clock") | null;
            /** @description may another person take the seat? */
            offered: boolean;
            /** @description who had the seat before, the first one first: entries are theirs up to `until`, and those after the last `until` are of whoever has the seat now */
            earlier: components["schemas"]["EarlierPerson"][];
        };
        /**
         * BarrierInfo
         * @description Why one cannot take back more than `undoable` moves.
         */
        BarrierInfo: {
            /**
             * @description the game began there; the move before is not one's own; it showed something new
             * @enum {unknown}
             */
            why: "others" | "revealed" | "start";
            /**
             * @description what was revealed, in words; else empty
             * @default
             */
            text: string;
            /**
             * @description the rule by which it was revealed; else empty
             * @default
             */
            rule: string;
            /** @description id of the text, if there is one */
            message?: string;
            /** @description names and numbers of the text, for other languages */
            args?: {
                [key: string]: string | number;
            };
        };
        /**
         * Situation
         * @description The game as one seat sees it now.
         */
        Situation: {
            /** @description of all texts */
            language: components["schemas"]["Language"];
            /** @description how many entries the log has */
            seq: number;
            /** @description moves that count: without those taken back */
            moves: number;
            /** @description from where one looks; null: as a spectator */
            seat: number | null;
            /** @description the seat to decide; null when it is over */
            turn: number | null;
            over: boolean;
            paused: boolean;
            view: components["schemas"]["View"];
            numbers: components["schemas"]["BoardNumbers"];
            /** @description only for who has to make it */
            decision: components["schemas"]["DecisionInfo"] | null;
            /** @description how many moves one can take back */
            undoable: number;
            /** @description how many of these this seat made in the present turn */
            turn_moves: number;
            /** @description how many moves one can play again */
            redoable: number;
            /** @description where undo ends; null for who moves for no seat */
            barrier: components["schemas"]["BarrierInfo"] | null;
            /** @description a rewind that was asked for */
            rewind: components["schemas"]["RewindInfo"] | null;
            /** @description a question whether somebody away is replaced */
            replacing: components["schemas"]["ReplaceInfo"] | null;
            seats: components["schemas"]["SeatNow"][];
            /** @description when it is over */
            scores: components["schemas"]["ScoreSheet"][] | null;
            ranking: number[][] | null;
            /** @description when it is over and the first two have the same wigs */
            tie: components["schemas"]["Tie"] | null;
            projected: components["schemas"]["ScoreSheet"][] | null;
            /** @description when a game against Lacerda is over */
            solo_rank: components["schemas"]["SoloRankInfo"] | null;
            /**
             * @description while a game against Lacerda runs: the ranks as if it ended now
             * @default null
             */
            solo_now: components["schemas"]["SoloRankInfo"] | null;
        };
        /**
         * BoardNumbers
         * @description Of the whole table: of everybody with a board the numbers of it; of everybody who plays the stores by street;
         *         what most stores of a street, second most and so on bring (SCORE-3); the architects' plans; the ship on top of the
         *         shipyard; of each plot the sites whose public buildings score with the store there, or with the one that may be
         *         built there now (NOBLE-1g, NOBLE-4f); what Lacerda does next, null without him.
         */
        BoardNumbers: {
            lacerda: components["schemas"]["LacerdaNext"] | null;
            matches: {
                [key: string]: string[];
            };
            next_ship: components["schemas"]["Deck"] | null;
            plans: {
                blue: components["schemas"]["PlanStack"];
                green: components["schemas"]["PlanStack"];
            };
            players: {
                green?: components["schemas"]["PlayerNumbers"];
                yellow?: components["schemas"]["PlayerNumbers"];
                purple?: components["schemas"]["PlayerNumbers"];
                orange?: components["schemas"]["PlayerNumbers"];
            };
            stores: {
                green?: {
                    gold: number;
                    cloth: number;
                    books: number;
                    tools: number;
                };
                yellow?: {
                    gold: number;
                    cloth: number;
                    books: number;
                    tools: number;
                };
                purple?: {
                    gold: number;
                    cloth: number;
                    books: number;
                    tools: number;
                };
                orange?: {
                    gold: number;
                    cloth: number;
                    books: number;
                    tools: number;
                };
            };
            street_values: {
                gold: number[];
                cloth: number[];
                books: number[];
                tools: number[];
            };
        };
        /**
         * LacerdaNext
         * @description SOLO-4: the noble he visits next, his State action there, and the deck of his Assistant, which tells it.
         */
        LacerdaNext: {
            action: components["schemas"]["StateAction"];
            deck: components["schemas"]["CardKind"];
            noble: components["schemas"]["Noble"];
        };
        /**
         * PlanStack
         * @description SET-7: the plan on top of an architect's stack, null if none is left, and how many there are.
         */
        PlanStack: {
            left: number;
            next: string | null;
        };
        /**
         * PlayerNumbers
         * @description Of a player's board: rubble sets (PORT-7); cards held and how many may be (PORT-1); room for each good (PORT-4);
         *         réis that the influence track yields (INF-3); what gaining influence brings (INF-1); officials on completed
         *         plans (SCORE-6); what a visit of each noble costs.
         */
        PlayerNumbers: {
            card_limit: number;
            cards: number;
            coins: number;
            goods_limit: number;
            influence_gain: number;
            plan_officials: number;
            sets: number;
            visits: {
                builder: components["schemas"]["VisitCost"];
                minister: components["schemas"]["VisitCost"];
                king: components["schemas"]["VisitCost"];
            };
        };
        /**
         * VisitCost
         * @description INF-4: what a visit costs: the treasury's modifier, officials of others, less what clergy tiles take off.
         */
        VisitCost: {
            clergy: number;
            cost: number;
            modifier: number;
            officials: number;
        };
        /**
         * Tie
         * @description How the first was told from the second of the same wigs: by rubble sets, stores, completed plans or réis.
         *
         *         `by` is null if nothing tells them apart: they share the victory.
         */
        Tie: {
            by: ("sets" | "stores" | "plans" | "reis") | null;
            less: number;
            more: number;
            other: number;
            winner: number;
        };
        /**
         * EventInfo
         * @description Something that happened, as one seat may know it.
         */
        EventInfo: {
            /** @description the number of the move it belongs to */
            move: number;
            kind: string;
            rule: string;
            /** @description null for the table as a whole */
            seat: components["schemas"]["Colour"] | null;
            /** @description of a move: the option taken, if one may know it */
            choice: string | null;
            numbers: number[];
            /** @description path in the view, before, after; they keep a view up to date */
            changes: [
                string,
                string | number | boolean | null,
                string | number | boolean | null
            ][];
            /** @description id of the text, for other languages */
            message: string;
            /** @description names and numbers of the text, for other languages */
            args: {
                [key: string]: string | number;
            };
            text: string;
        };
        /**
         * Frame
         * @description An entry of the log, as one seat may know it.
         */
        Frame: {
            /** @description its number, from 1 on */
            seq: number;
            /** @enum {string} */
            kind: "move" | "undo" | "redo" | "rewind" | "rewind-asked" | "rewind-agreed" | "rewind-refused" | "resigned" | "stand-in" | "returned" | "paused" | "resumed" | "replace-asked" | "replace-agreed" | "replace-refused" | "seat-offered" | "replaced";
            seat: number | null;
            /** @description moves taken back or played again; of a rewind: those that remain */
            number: number | null;
            /** @description why the server did it */
            note: string | null;
            /**
             * @description milliseconds since 1970 (UTC)
             * @example 1790000000000
             */
            at: number;
            events: components["schemas"]["EventInfo"][];
        };
        /**
         * Events
         * @description Entries of the log, a page at a time.
         */
        Events: {
            /** @description how many entries the log has */
            seq: number;
            seat: number | null;
            frames: components["schemas"]["Frame"][];
            /**
             * @description are there entries after these? Ask again from the last one on
             * @default false
             */
            more: boolean;
        };
        /**
         * SinceMyLastMove
         * @description The entries after the last one of one's own.
         */
        SinceMyLastMove: {
            /** @description how many entries the log has */
            seq: number;
            /** @description the number of the last thing one did; 0 if nothing */
            since: number;
            seat: number | null;
            frames: components["schemas"]["Frame"][];
            /**
             * @description are there entries after these? `events` has them
             * @default false
             */
            more: boolean;
        };
        /**
         * HistoryPoint
         * @description The game as one seat saw it after an entry.
         */
        HistoryPoint: {
            /** @description how many entries the log has */
            seq: number;
            /** @description how many entries the log has */
            last_seq: number;
            moves: number;
            seat: number | null;
            turn: number | null;
            over: boolean;
            view: components["schemas"]["View"];
            numbers: components["schemas"]["BoardNumbers"];
            /** @description when it is over */
            scores: components["schemas"]["ScoreSheet"][] | null;
            projected: components["schemas"]["ScoreSheet"][] | null;
            /** @description the entry; null before the first one */
            frame: components["schemas"]["Frame"] | null;
        };
        /**
         * Done
         * @description What was done, and the game after it. A repeated request has the same answer.
         */
        Done: {
            /** @description the number of the entry that was written */
            seq: number;
            frame: components["schemas"]["Frame"];
            situation: components["schemas"]["Situation"];
        };
        /**
         * SeatRecord
         * @description What leaves a running game: the view and events of one seat, without the seed.
         */
        SeatRecord: {
            format: string;
            table: string;
            title: string;
            options: components["schemas"]["TableOptions"];
            /** @description null: a spectator */
            seat: components["schemas"]["Colour"] | null;
            /** @description how many entries the log has */
            seq: number;
            view: components["schemas"]["View"];
            frames: components["schemas"]["Frame"][];
        };
        /**
         * PartInfo
         * @description A part of a cost or gain.
         */
        PartInfo: {
            /** @description the sum it belongs to */
            sum: string;
            /** @description id of the text, for other languages */
            label: string;
            /** @description names and numbers of the text, for other languages */
            args: {
                [key: string]: string | number;
            };
            text: string;
            /** @description how much it adds */
            value: number;
        };
        /**
         * SumInfo
         * @description A cost or gain that is made of parts.
         */
        SumInfo: {
            text: string;
            /** @enum {string} */
            unit: "influence" | "reis" | "wigs" | "officials" | "goods";
            total: number;
        };
        /**
         * Preview
         * @description What a move would do at once, as far as that is certain before it is played.
         */
        Preview: {
            /** @description how many entries the log has */
            seq: number;
            move: string;
            /** @description is something revealed, so that it cannot be taken back? */
            reveals: boolean;
            /** @description does the turn of the seat end with it for certain? */
            ends_turn: boolean;
            /** @description what would happen, up to where it depends on what is hidden */
            lines: components["schemas"]["EventInfo"][];
            /** @description numbers of the player before and after, named as in the view: reis, influence, wigs, officials, goods.gold, cubes.fire, plans.blue-3, hand.count...; of the table treasury_space and prices.gold. Only those that change for certain */
            changes: {
                [key: string]: [
                    number,
                    number
                ];
            };
            /** @description the total if the game were scored now; null: uncertain */
            final: [
                number,
                number
            ] | null;
            /** @description the kind of the next decision; null: over, or uncertain */
            next: string | null;
            /** @description what costs and gains are made of, in order */
            breakdown: components["schemas"]["PartInfo"][];
            /** @description the costs and gains of `breakdown` */
            sums: {
                [key: string]: components["schemas"]["SumInfo"];
            };
        };
        /**
         * FactInfo
         * @description A fact that speaks for a move.
         */
        FactInfo: {
            /** @description what it is about: opening, street-place, decree, set... */
            kind: string;
            /** @description names and numbers of its text, for other words */
            args: {
                [key: string]: string | number;
            };
            text: string;
        };
        /**
         * RankHoped
         * @description SOLO-9: the rank at court to be expected after a move.
         */
        RankHoped: {
            /** @description from 0, Jester, to 3, Minister's right hand */
            rank: number;
            text: string;
        };
        /**
         * HintInfo
         * @description A move that a bot would consider. The numbers are what games came to that it imagined after the move.
         */
        HintInfo: {
            /** @description notation of an open option */
            move: string;
            text: string;
            /** @description final wigs to be expected */
            wigs: number;
            /** @description lead over the best rival to be expected; negative: behind */
            margin: number;
            /** @description chance to win; in solo to beat Lacerda */
            chance: number;
            /** @description null without Lacerda */
            rank: components["schemas"]["RankHoped"] | null;
            /** @description what speaks for it, if the turn goes on as in `line`: the texts of `facts` */
            reason: string;
            /** @description the most telling first */
            facts: components["schemas"]["FactInfo"][];
            /** @description the rest of the turn as the bot imagines it, in words */
            line: string[];
        };
        /**
         * RankAhead
         * @description SOLO-9: the rank at court that is within reach: the next one, or a higher one that the bot expects.
         */
        RankAhead: {
            rank: components["schemas"]["CourtRank"];
            /** @description how much is missing as things stand: wigs, stores, decrees...; empty: nothing */
            missing: {
                [key: string]: number;
            };
            text: string;
        };
        /**
         * Hints
         * @description What a bot would play, the best first.
         */
        Hints: {
            /** @description how many entries the log has */
            seq: number;
            hints: components["schemas"]["HintInfo"][];
            /** @description what the rank within reach still asks for; null without Lacerda */
            rank: components["schemas"]["RankAhead"] | null;
        };
        /**
         * Plan
         * @description A copy of the game to try things on. What the seat does not see is made up in it.
         */
        Plan: {
            /** @description how many entries the log of the true game has */
            seq: number;
            /** @description a seat, from 0 on */
            seat: number;
            seed: number;
            /** @description the seat to decide in the copy; null when it is over */
            turn: number | null;
            over: boolean;
            view: components["schemas"]["View"];
            numbers: components["schemas"]["BoardNumbers"];
            /** @description of whoever has to decide in the copy */
            decision: components["schemas"]["DecisionInfo"] | null;
            /** @description what happened in the last of the moves asked for */
            frames: components["schemas"]["Frame"][];
            /** @description as if the copy were scored now */
            scores: components["schemas"]["ScoreSheet"][];
            /** @description as if the copy were scored now */
            ranking: number[][];
            /** @description all moves that were played, those of bots too, in notation */
            made: string[];
        };
        /**
         * ReportNumber
         * @description A report was kept.
         */
        ReportNumber: {
            /** @description to tell who runs the server */
            number: number;
        };
        /**
         * RulePageInfo
         * @description A page of the rules.
         */
        RulePageInfo: {
            /** @description its name: of the link docs/rules/08-visits.md#VISIT-1 it is 08-visits */
            page: string;
            title: string;
            /** @description the rules explained there and what they are about, by id */
            rules: {
                [key: string]: string;
            };
        };
        /**
         * RulePageText
         * @description A page of the rules with its text.
         */
        RulePageText: {
            page: string;
            title: string;
            rules: {
                [key: string]: string;
            };
            language: components["schemas"]["Language"];
            /** @description without styles and scripts; headings of rules have their id, links to other pages are /rules/PAGE#RULE, pictures come from /api/rules/pictures */
            html: string;
        };
        /**
         * ChancePoint
         * @description The beginning of a turn, or the end of the game.
         */
        ChancePoint: {
            /** @description after which entry of the log it is, for the history */
            seq: number;
            /** @description how many were made before it */
            moves: number;
            /** @description the seat to decide; null at the end */
            turn: number | null;
            /** @description of each seat, by what it saw; together 1 */
            chances: number[];
            /** @description that each seat could expect at the end */
            wigs: number[];
        };
        /**
         * MoveOutlook
         * @description A move and what its player could hope for after it.
         */
        MoveOutlook: {
            /** @description in notation */
            move: string;
            text: string;
            /** @description how the turn goes on, in words: what the numbers are about */
            line: string[];
            /** @description to win, from 0 to 1 */
            chance: number;
            /** @description expected at the end */
            wigs: number;
            /** @description of these over the best rival */
            margin: number;
        };
        /**
         * CostlyMoveInfo
         * @description A move for which there was a better one, by what its player saw.
         */
        CostlyMoveInfo: {
            /** @description before the move: where to look at it in the history */
            seq: number;
            /** @description of the move */
            number: number;
            /** @description a seat, from 0 on */
            seat: number;
            /** @description what was to be decided */
            prompt: string;
            /** @description with the rest of the turn as it was played */
            played: components["schemas"]["MoveOutlook"];
            /** @description with the best rest of the turn that was found */
            better: components["schemas"]["MoveOutlook"];
            /** @description to win, from 0 to 1 */
            chance_lost: number;
            /** @description of the lead over the best rival; negative, if that would be less */
            wigs_lost: number;
            /** @description what speaks for the better move */
            reason: string;
        };
        /**
         * AnalysisInfo
         * @description A finished game as bots see it: who was how likely to win when, and which moves cost most.
         */
        AnalysisInfo: {
            /** @description imagined games for each of the costly moves */
            simulations: number;
            points: components["schemas"]["ChancePoint"][];
            /** @description the most costly first, at most five of each seat */
            costly: components["schemas"]["CostlyMoveInfo"][];
        };
        /**
         * AnalysisState
         * @description How far it is.
         */
        AnalysisState: {
            /**
             * @description none: nobody has asked for it; waiting: others come first; failed: ask for it again
             * @enum {unknown}
             */
            state: "done" | "failed" | "none" | "running" | "waiting";
            /** @description how much of the work is done */
            progress: number;
            /** @description when it is done */
            analysis: components["schemas"]["AnalysisInfo"] | null;
        };
        /**
         * PrintedCard
         * @description A political card. A noble has influence and an effect, a treasury card an event and a lasting benefit.
         */
        PrintedCard: {
            deck: components["schemas"]["Deck"];
            kind: components["schemas"]["CardKind"];
            /** @description among those of its deck and kind, from 1 on */
            number: number;
            influence: number;
            /** @description of a noble: its reward or penalty */
            effect: components["schemas"]["Effect"] | null;
            /** @description of a treasury card */
            event: components["schemas"]["Effect"] | null;
            /** @description its effect or event in games by earlier rules, where it differs */
            earlier: components["schemas"]["Effect"] | null;
            /** @description of a treasury card, as long as it is in a portfolio */
            benefit: string | null;
            benefit_amount: number;
            /** @description see `provenance`; where parts differ, the weakest of them */
            provenance: components["schemas"]["Provenance"];
            /** @description what is to be said of it; mostly empty */
            note: string;
        };
        /**
         * Effect
         * @description A reward, penalty or event: a word of the effect vocabulary and how much of it.
         */
        Effect: {
            name: string;
            amount: number;
        };
        /**
         * PrintedClergy
         * @description A clergy tile: a lasting benefit with its amount, or an effect that can be used once.
         */
        PrintedClergy: {
            copies: number;
            /** @description on its back */
            wigs: number;
            once: boolean;
            benefit: string | null;
            effect: string | null;
            amount: number;
            /** @description see `provenance`; where parts differ, the weakest of them */
            provenance: components["schemas"]["Provenance"];
            /** @description what is to be said of it; mostly empty */
            note: string;
        };
        /**
         * PrintedPlan
         * @description A kind of plan, named as in views. Starting plans look like the others of their kind.
         */
        PrintedPlan: {
            architect: components["schemas"]["Architect"];
            officials: number;
            /** @description in the stack */
            copies: number;
            /** @description more of them, of which a player may begin with one */
            starting: number;
            /** @description see `provenance`; where parts differ, the weakest of them */
            provenance: components["schemas"]["Provenance"];
            /** @description of the starting plans; null if there are none */
            starting_provenance: components["schemas"]["Provenance"] | null;
        };
        /**
         * PrintedPlace
         * @description A plot or a site, and the reward printed on it; rows and columns count from 0.
         */
        PrintedPlace: {
            /** @description null for a site in the north */
            row: number | null;
            /** @description null for a site */
            column: number | null;
            /** @description of a site */
            side: ("west" | "north" | "east") | null;
            /** @description of a site in the north: the good of its street */
            street: components["schemas"]["Good"] | null;
            reward: components["schemas"]["Effect"];
            /** @description see `provenance`; where parts differ, the weakest of them */
            provenance: components["schemas"]["Provenance"];
            /** @description what is to be said of it; mostly empty */
            note: string;
        };
        /**
         * PrintedGood
         * @description A good and its street.
         */
        PrintedGood: {
            /** @description of the street */
            name: string;
            /** @description the column on this side of the street, from 1 on */
            west: number;
            east: number;
            /** @description its price at the beginning */
            market: number;
            /** @description its place in the warehouse, from 1 on */
            warehouse: number;
            /** @description see `provenance`; where parts differ, the weakest of them */
            provenance: components["schemas"]["Provenance"];
        };
        /**
         * TreasurySpace
         * @description A space of the treasury track.
         */
        TreasurySpace: {
            /** @description what a visit costs more */
            modifier: number;
            /** @description the treasury's value */
            reis: number;
            /** @description see `provenance`; where parts differ, the weakest of them */
            provenance: components["schemas"]["Provenance"];
        };
        /**
         * InfluenceTrack
         * @description The influence track.
         */
        InfluenceTrack: {
            top: number;
            /** @description the spaces that show a coin */
            coins: number[];
            /** @description by turn order */
            start: number[];
            /** @description see `provenance`; where parts differ, the weakest of them */
            provenance: components["schemas"]["Provenance"];
        };
        /**
         * MarketTrack
         * @description The market.
         */
        MarketTrack: {
            top: number;
            bottom: number;
            start: {
                gold: number;
                cloth: number;
                books: number;
                tools: number;
            };
            /** @description see `provenance`; where parts differ, the weakest of them */
            provenance: components["schemas"]["Provenance"];
        };
        /**
         * PrintedStateAction
         * @description A State action.
         */
        PrintedStateAction: {
            noble: components["schemas"]["Noble"];
            /** @enum {string} */
            place: "upper" | "lower";
            effect: components["schemas"]["Effect"];
            /** @description see `provenance`; where parts differ, the weakest of them */
            provenance: components["schemas"]["Provenance"];
        };
        /**
         * Office
         * @description An office: its spaces for officials.
         */
        Office: {
            spaces: number;
            /** @description see `provenance`; where parts differ, the weakest of them */
            provenance: components["schemas"]["Provenance"];
        };
        /**
         * Fact
         * @description A number printed on a board, or a row of them.
         */
        Fact: {
            value: number | number[];
            /** @description see `provenance`; where parts differ, the weakest of them */
            provenance: components["schemas"]["Provenance"];
            /** @description what is to be said of it; mostly empty */
            note: string;
        };
        /**
         * ComponentList
         * @description What lies in the box. Names are those of views; `effect`, `benefit` and `count` are words of catalogues.
         */
        ComponentList: {
            version: string;
            /** @description what the letters mean, in words */
            provenance: {
                P: string;
                L: string;
                D: string;
            };
            cards: {
                [key: string]: components["schemas"]["PrintedCard"];
            };
            ships: {
                blue: components["schemas"]["Ship"];
                red: components["schemas"]["Ship"];
                purple: components["schemas"]["Ship"];
                brown: components["schemas"]["Ship"];
            };
            clergy: {
                [key: string]: components["schemas"]["PrintedClergy"];
            };
            decrees: {
                [key: string]: components["schemas"]["Decree"];
            };
            buildings: {
                [key: string]: components["schemas"]["Building"];
            };
            plans: {
                [key: string]: components["schemas"]["PrintedPlan"];
            };
            goals: {
                [key: string]: components["schemas"]["Goal"];
            };
            plots: {
                [key: string]: components["schemas"]["PrintedPlace"];
            };
            sites: {
                [key: string]: components["schemas"]["PrintedPlace"];
            };
            streets: {
                gold: components["schemas"]["PrintedGood"];
                cloth: components["schemas"]["PrintedGood"];
                books: components["schemas"]["PrintedGood"];
                tools: components["schemas"]["PrintedGood"];
            };
            /** @description from top to bottom */
            treasury: components["schemas"]["TreasurySpace"][];
            influence: components["schemas"]["InfluenceTrack"];
            market: components["schemas"]["MarketTrack"];
            state_actions: {
                recruit: components["schemas"]["PrintedStateAction"];
                plan: components["schemas"]["PrintedStateAction"];
                ship: components["schemas"]["PrintedStateAction"];
                produce: components["schemas"]["PrintedStateAction"];
                cardinal: components["schemas"]["PrintedStateAction"];
                favor: components["schemas"]["PrintedStateAction"];
            };
            offices: {
                builder: components["schemas"]["Office"];
                minister: components["schemas"]["Office"];
                king: components["schemas"]["Office"];
            };
            /** @description all other numbers on the boards */
            board: {
                [key: string]: components["schemas"]["Fact"];
            };
        };
        /**
         * Ship
         * @description A kind of ship (SET-14); `modifier` is added to the price of each good sold to it (SELL-2).
         */
        Ship: {
            colour: components["schemas"]["Deck"];
            hull: number;
            modifier: number;
            influence: number;
            copies: number;
            period: number;
            provenance: components["schemas"]["Provenance"];
            note: string;
        };
        /**
         * Decree
         * @description A decree (NOBLE-3): `wigs` for every `per` things counted, or once for holding the majority of them.
         */
        Decree: {
            id: number;
            count: string;
            of: string;
            per: number;
            wigs: number;
            majority: boolean;
            min_players: number;
            not_solo: boolean;
            provenance: components["schemas"]["Provenance"];
            note: string;
        };
        /**
         * Building
         * @description A public building tile (SET-6), showing one or two store colours.
         */
        Building: {
            id: number;
            colours: components["schemas"]["Good"][];
            provenance: components["schemas"]["Provenance"];
            note: string;
        };
        /**
         * Goal
         * @description A goal card for novices (EXTRA-1): one of its deeds brings the reward.
         */
        Goal: {
            id: string;
            deeds: string[];
            reward: components["schemas"]["Effect"];
            provenance: components["schemas"]["Provenance"];
            note: string;
        };
        /**
         * UpdateMessage
         * @description The game has gone on: entries since the last update, and the game now. Many entries come in several updates.
         */
        UpdateMessage: {
            /** @enum {unknown} */
            type: "update";
            /** @description the last entry of these; `situation.seq` is larger if more follow */
            seq: number;
            frames: components["schemas"]["Frame"][];
            situation: components["schemas"]["Situation"];
            clock: components["schemas"]["ClockInfo"] | null;
        };
        /**
         * TableMessage
         * @description Something about the table has changed: seats, status.
         */
        TableMessage: {
            /** @enum {unknown} */
            type: "table";
            table: components["schemas"]["TableInfo"];
        };
        /**
         * PresenceMessage
         * @description Who is connected: sent now and then, not for everybody who comes or goes.
         */
        PresenceMessage: {
            /** @enum {unknown} */
            type: "presence";
            people: components["schemas"]["PersonInfo"][];
            /** @description connections without a login */
            nameless: number;
            /**
             * @description people who are connected and not listed, because they are too many
             * @default 0
             */
            others: number;
        };
        /**
         * ChatMessage
         * @description Something was said.
         */
        ChatMessage: {
            /** @enum {unknown} */
            type: "chat";
            number: number;
            person: components["schemas"]["PersonInfo"];
            text: string;
            /**
             * @description milliseconds since 1970 (UTC)
             * @example 1790000000000
             */
            at: number;
        };
        /**
         * HeartbeatMessage
         * @description Nothing has happened, but the connection lives: sent every 20 seconds.
         */
        HeartbeatMessage: {
            /** @enum {unknown} */
            type: "heartbeat";
        };
        /**
         * MessagesMessage
         * @description All messages that are not read, whenever they have changed.
         */
        MessagesMessage: {
            /** @enum {unknown} */
            type: "messages";
            messages: components["schemas"]["Notice"][];
        };
        /**
         * ProblemInfo
         * @description Why a request is refused. Fields that say nothing here are left out.
         */
        ProblemInfo: {
            status: number;
            /** @description a word to branch on, which does not change */
            error: string;
            /** @description a sentence for people */
            detail: string;
            /** @description what is wrong in the request */
            field?: string;
            /** @description of several moves: which one, from 0 on */
            index?: number;
            /** @description the line of a game file */
            line?: number | null;
            /** @description of an illegal move: the rule */
            rule?: string;
            /** @description why it is refused; of an illegal move: what the rule says */
            reason?: string;
            /** @description of an illegal move: the page that explains the rule */
            link?: string;
            /** @description how many entries the log has now */
            seq?: number;
            /** @description of a stale request: the game now */
            situation?: components["schemas"]["Situation"];
            /** @description the seat to decide */
            turn?: number | null;
            /** @description how many moves could be taken back or played */
            possible?: number;
            /** @description seats where nobody sits */
            seats?: number[];
            /** @description the table that is quarantined */
            table?: string;
            /** @description since when the table has waited for this person */
            since?: number;
        };
        /** @description What the socket of a table sends. */
        TableSocket: components["schemas"]["UpdateMessage"] | components["schemas"]["TableMessage"] | components["schemas"]["PresenceMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["HeartbeatMessage"];
        /** @description What a person's own socket sends. */
        OwnSocket: components["schemas"]["MessagesMessage"] | components["schemas"]["HeartbeatMessage"];
        /** @description The game as one seat sees it, as `lisboa.Game.view()` makes it. Examples show parts of it. */
        View: {
            /** @constant */
            format: "lisboa-view-1";
            /** @description from where one looks; null: as a spectator */
            seat: components["schemas"]["Colour"] | null;
            /** @description of those who play */
            players: {
                green?: components["schemas"]["Player"];
                yellow?: components["schemas"]["Player"];
                purple?: components["schemas"]["Player"];
                orange?: components["schemas"]["Player"];
            };
            options: {
                players: number;
                /** @enum {string} */
                ruleset: "2021" | "2017";
                draft: boolean;
                starting_decrees: boolean;
                solo: boolean;
                /** @description some of the words green yellow purple orange, in this order */
                goals: string;
                city_tokens: boolean;
                /** @description the revision; left out: the first one */
                rules?: number;
            };
            starting_player: components["schemas"]["Colour"] | null;
            active_player: components["schemas"]["Colour"] | null;
            period: number;
            round: number;
            turns: number;
            /** @enum {string} */
            ending: "no" | "finish-round" | "final-round" | "over";
            period_trigger: components["schemas"]["Colour"] | null;
            church_called_by: components["schemas"]["Colour"] | null;
            /** @enum {string} */
            period_ended_by: "none" | "sets" | "decks";
            /** @enum {string} */
            game_ended_by: "none" | "sets" | "decks";
            card_in_play: components["schemas"]["PoliticalCard"] | null;
            treasury_space: number;
            prices: {
                gold: number;
                cloth: number;
                books: number;
                tools: number;
            };
            church: {
                cardinal: number;
                tiles: {
                    [key: string]: number | null;
                };
                gone: {
                    [key: string]: number;
                };
                bag: {
                    count: number;
                };
            };
            downtown: {
                scoring: {
                    1: number;
                    2: number;
                    3: number;
                    4: number;
                    5: number;
                };
                stores: {
                    [key: string]: components["schemas"]["Colour"] | "covered" | null;
                };
                facing: {
                    [key: string]: components["schemas"]["Good"] | null;
                };
                row_cubes: {
                    A: {
                        earthquake: number;
                        fire: number;
                        tsunami: number;
                    };
                    B: {
                        earthquake: number;
                        fire: number;
                        tsunami: number;
                    };
                    C: {
                        earthquake: number;
                        fire: number;
                        tsunami: number;
                    };
                    D: {
                        earthquake: number;
                        fire: number;
                        tsunami: number;
                    };
                    E: {
                        earthquake: number;
                        fire: number;
                        tsunami: number;
                    };
                };
                column_cubes: {
                    1: {
                        earthquake: number;
                        fire: number;
                        tsunami: number;
                    };
                    2: {
                        earthquake: number;
                        fire: number;
                        tsunami: number;
                    };
                    3: {
                        earthquake: number;
                        fire: number;
                        tsunami: number;
                    };
                    4: {
                        earthquake: number;
                        fire: number;
                        tsunami: number;
                    };
                    5: {
                        earthquake: number;
                        fire: number;
                        tsunami: number;
                    };
                };
                site_cubes: {
                    [key: string]: {
                        earthquake: number;
                        fire: number;
                        tsunami: number;
                    };
                };
                pile: {
                    earthquake: number;
                    fire: number;
                    tsunami: number;
                };
                cubes_gone: {
                    earthquake: number;
                    fire: number;
                    tsunami: number;
                };
                buildings: {
                    [key: string]: number | "covered" | null;
                };
                architects: {
                    [key: string]: components["schemas"]["Architect"] | null;
                };
                plot_rewards: {
                    [key: string]: ("gold" | "cloth" | "books" | "tools" | "reis" | "gain-influence" | "recruit" | "plan" | "cardinal" | "favor" | "decree" | "rubble") | null;
                };
                site_rewards: {
                    [key: string]: ("gold" | "cloth" | "books" | "tools" | "reis" | "gain-influence" | "recruit" | "plan" | "cardinal" | "favor" | "decree" | "rubble") | null;
                };
                plans_taken: {
                    blue: number;
                    green: number;
                };
                tiles: {
                    gold: boolean;
                    cloth: boolean;
                    books: boolean;
                    tools: boolean;
                    "small-tools": boolean;
                };
                tiles_left: {
                    large: number;
                    small: number;
                };
            };
            court: {
                offices: {
                    builder: {
                        green: number;
                        yellow: number;
                        purple: number;
                        orange: number;
                        neutral: number;
                    };
                    minister: {
                        green: number;
                        yellow: number;
                        purple: number;
                        orange: number;
                        neutral: number;
                    };
                    king: {
                        green: number;
                        yellow: number;
                        purple: number;
                        orange: number;
                        neutral: number;
                    };
                };
                plazas: {
                    builder: {
                        green: number;
                        yellow: number;
                        purple: number;
                        orange: number;
                        neutral: number;
                    };
                    minister: {
                        green: number;
                        yellow: number;
                        purple: number;
                        orange: number;
                        neutral: number;
                    };
                    king: {
                        green: number;
                        yellow: number;
                        purple: number;
                        orange: number;
                        neutral: number;
                    };
                };
                goods: {
                    recruit: components["schemas"]["Good"] | null;
                    plan: components["schemas"]["Good"] | null;
                    ship: components["schemas"]["Good"] | null;
                    produce: components["schemas"]["Good"] | null;
                    cardinal: components["schemas"]["Good"] | null;
                    favor: components["schemas"]["Good"] | null;
                };
                favors: {
                    builder: number;
                    minister: number;
                    king: number;
                };
            };
            shipyard: {
                blue: number;
                red: number;
                purple: number;
                brown: number;
            };
            ships_gone: {
                blue: number;
                red: number;
                purple: number;
                brown: number;
            };
            decks_face_up: {
                builder: boolean;
                minister: boolean;
                king: boolean;
                treasury: boolean;
            };
            decrees: {
                [key: string]: number | null;
            };
            decrees_placed: {
                [key: string]: components["schemas"]["Colour"] | "removed" | null;
            };
            lacerda: {
                courtier: components["schemas"]["Noble"] | null;
                assistant: components["schemas"]["CardKind"] | null;
                ships: {
                    blue: boolean;
                    red: boolean;
                    purple: boolean;
                    brown: boolean;
                };
                cargo: {
                    blue: {
                        gold: number;
                        cloth: number;
                        books: number;
                        tools: number;
                    };
                    red: {
                        gold: number;
                        cloth: number;
                        books: number;
                        tools: number;
                    };
                    purple: {
                        gold: number;
                        cloth: number;
                        books: number;
                        tools: number;
                    };
                    brown: {
                        gold: number;
                        cloth: number;
                        books: number;
                        tools: number;
                    };
                };
                at_sea: {
                    blue: boolean;
                    red: boolean;
                    purple: boolean;
                    brown: boolean;
                };
            };
            goals_placed: {
                [key: string]: components["schemas"]["Colour"] | "gone" | null;
            };
            nobles_claimed: number;
            building_stacks: {
                blue: {
                    count: number;
                    available: number | null;
                    next: number | null;
                };
                green: {
                    count: number;
                    available: number | null;
                    next: number | null;
                };
            };
            political_decks: {
                builder: {
                    count: number;
                    face_up: components["schemas"]["PoliticalCard"] | null;
                };
                minister: {
                    count: number;
                    face_up: components["schemas"]["PoliticalCard"] | null;
                };
                king: {
                    count: number;
                    face_up: components["schemas"]["PoliticalCard"] | null;
                };
                treasury: {
                    count: number;
                    face_up: components["schemas"]["PoliticalCard"] | null;
                };
            };
            decree_deck: {
                count: number;
            };
            goal_deck: {
                count: number;
            };
            cards_discarded_now: {
                1?: components["schemas"]["PoliticalCard"] | null;
                2?: components["schemas"]["PoliticalCard"] | null;
                3?: components["schemas"]["PoliticalCard"] | null;
                4?: components["schemas"]["PoliticalCard"] | null;
                5?: components["schemas"]["PoliticalCard"] | null;
                count: number;
            };
            /** @description political cards that left the game openly */
            cards_gone: {
                [key: string]: "seen";
            };
            /** @description in the draft, and still in other hands or packs */
            passed_on: components["schemas"]["PoliticalCard"][];
            decision: {
                seat: components["schemas"]["Colour"];
                kind: string;
                /** @description the engine's numbers of what is decided */
                numbers: number[];
            } | null;
        };
        /** @description The wigs of a seat: in all, and by what they are for. */
        ScoreSheet: {
            total: number;
            wigs: number;
            "SCORE-1": number;
            "SCORE-2": number;
            "SCORE-3": number;
            "SCORE-4": number;
            "SCORE-5": number;
            "SCORE-6": number;
            "SCORE-7": number;
        };
        /** @description A player's board, hand and what lies beside them. */
        Player: {
            reis: number;
            influence: number;
            wigs: number;
            officials: number;
            goods: {
                gold: number;
                cloth: number;
                books: number;
                tools: number;
            };
            houses_built: {
                left: number;
                middle: number;
                right: number;
            };
            cubes: {
                earthquake: number;
                fire: number;
                tsunami: number;
            };
            set_markers: number;
            marker_used: boolean;
            favors: {
                builder: boolean;
                minister: boolean;
                king: boolean;
            };
            clergy: {
                [key: string]: number;
            };
            plans: {
                [key: string]: number;
            };
            completed_plans: {
                [key: string]: number;
            };
            top_row: {
                1: components["schemas"]["PoliticalCard"] | ("ship-blue" | "ship-red" | "ship-purple" | "ship-brown") | null;
                2: components["schemas"]["PoliticalCard"] | ("ship-blue" | "ship-red" | "ship-purple" | "ship-brown") | null;
                3: components["schemas"]["PoliticalCard"] | ("ship-blue" | "ship-red" | "ship-purple" | "ship-brown") | null;
            };
            bottom_row: {
                1: components["schemas"]["PoliticalCard"] | null;
                2: components["schemas"]["PoliticalCard"] | null;
                3: components["schemas"]["PoliticalCard"] | null;
            };
            cargo: {
                1: {
                    gold: number;
                    cloth: number;
                    books: number;
                    tools: number;
                };
                2: {
                    gold: number;
                    cloth: number;
                    books: number;
                    tools: number;
                };
                3: {
                    gold: number;
                    cloth: number;
                    books: number;
                    tools: number;
                };
            };
            at_sea: {
                1: boolean;
                2: boolean;
                3: boolean;
            };
            turns: number;
            score_sheet: {
                wigs: number;
                "SCORE-1": number;
                "SCORE-2": number;
                "SCORE-3": number;
                "SCORE-4": number;
                "SCORE-5": number;
                "SCORE-6": number;
                "SCORE-7": number;
            };
            /** @description some of the words visit-store visit-decree visit-open visit-ship recruit plan cardinal favor follow sell produce church-influence half-recruit, in this order */
            deeds: string;
            clergy_tiles: number;
            decrees: number;
            hand: {
                1?: components["schemas"]["PoliticalCard"] | null;
                2?: components["schemas"]["PoliticalCard"] | null;
                3?: components["schemas"]["PoliticalCard"] | null;
                4?: components["schemas"]["PoliticalCard"] | null;
                5?: components["schemas"]["PoliticalCard"] | null;
                count: number;
                /** @description what one knows of another hand (RUL-30) */
                known?: components["schemas"]["PoliticalCard"][];
            };
            pack: {
                1?: components["schemas"]["PoliticalCard"] | null;
                2?: components["schemas"]["PoliticalCard"] | null;
                3?: components["schemas"]["PoliticalCard"] | null;
                4?: components["schemas"]["PoliticalCard"] | null;
                5?: components["schemas"]["PoliticalCard"] | null;
                count: number;
            };
        };
        /**
         * @description A player's colour, in the order of the seats.
         * @enum {string}
         */
        Colour: "green" | "yellow" | "purple" | "orange";
        /**
         * @description Whose official it is; neutral ones are of nobody.
         * @enum {string}
         */
        Owner: "green" | "yellow" | "purple" | "orange" | "neutral";
        /**
         * @description A good and its street, from west to east.
         * @enum {string}
         */
        Good: "gold" | "cloth" | "books" | "tools";
        /**
         * @description A noble.
         * @enum {string}
         */
        Noble: "builder" | "minister" | "king";
        /**
         * @description A kind of political card: of a noble, or of the treasury.
         * @enum {string}
         */
        CardKind: "builder" | "minister" | "king" | "treasury";
        /**
         * @description A rubble cube.
         * @enum {string}
         */
        Cube: "earthquake" | "fire" | "tsunami";
        /**
         * @description A State action: two of each noble, the upper one first.
         * @enum {string}
         */
        StateAction: "recruit" | "plan" | "ship" | "produce" | "cardinal" | "favor";
        /**
         * @description An architect.
         * @enum {string}
         */
        Architect: "blue" | "green";
        /**
         * @description The decks of political cards, and the ships of their colours.
         * @enum {string}
         */
        Deck: "blue" | "red" | "purple" | "brown";
        /**
         * @description A row of downtown.
         * @enum {string}
         */
        Row: "A" | "B" | "C" | "D" | "E";
        /**
         * @description A column of downtown.
         * @enum {string}
         */
        Column: "1" | "2" | "3" | "4" | "5";
        /**
         * @description A group of houses on a player's board.
         * @enum {string}
         */
        HouseGroup: "left" | "middle" | "right";
        /**
         * @description A space of the display of city tiles.
         * @enum {string}
         */
        CityTile: "gold" | "cloth" | "books" | "tools" | "small-tools";
        /**
         * @description The size of a city tile.
         * @enum {string}
         */
        TileSize: "large" | "small";
        /**
         * @description A space of a portfolio.
         * @enum {string}
         */
        Slot: "1" | "2" | "3";
        /**
         * @description A line of the score sheet: wigs of the game, then the rules of the final scoring.
         * @enum {string}
         */
        ScoreLine: "wigs" | "SCORE-1" | "SCORE-2" | "SCORE-3" | "SCORE-4" | "SCORE-5" | "SCORE-6" | "SCORE-7";
        /**
         * @description A political card: its deck, its kind, and its number among those.
         * @enum {string}
         */
        PoliticalCard: "blue-builder-1" | "blue-builder-2" | "blue-builder-3" | "blue-builder-4" | "blue-builder-5" | "blue-minister-1" | "blue-minister-2" | "blue-minister-3" | "blue-minister-4" | "blue-minister-5" | "blue-king-1" | "blue-king-2" | "blue-king-3" | "blue-king-4" | "blue-king-5" | "blue-treasury-1" | "blue-treasury-2" | "blue-treasury-3" | "blue-treasury-4" | "blue-treasury-5" | "blue-treasury-6" | "red-builder-1" | "red-builder-2" | "red-builder-3" | "red-builder-4" | "red-builder-5" | "red-minister-1" | "red-minister-2" | "red-minister-3" | "red-minister-4" | "red-minister-5" | "red-king-1" | "red-king-2" | "red-king-3" | "red-king-4" | "red-king-5" | "red-treasury-1" | "red-treasury-2" | "red-treasury-3" | "red-treasury-4" | "red-treasury-5" | "purple-builder-1" | "purple-builder-2" | "purple-builder-3" | "purple-builder-4" | "purple-builder-5" | "purple-minister-1" | "purple-minister-2" | "purple-minister-3" | "purple-minister-4" | "purple-minister-5" | "purple-king-1" | "purple-king-2" | "purple-king-3" | "purple-king-4" | "purple-king-5" | "purple-treasury-1" | "purple-treasury-2" | "purple-treasury-3" | "purple-treasury-4" | "purple-treasury-5" | "purple-treasury-6" | "brown-builder-1" | "brown-builder-2" | "brown-builder-3" | "brown-builder-4" | "brown-builder-5" | "brown-minister-1" | "brown-minister-2" | "brown-minister-3" | "brown-minister-4" | "brown-minister-5" | "brown-king-1" | "brown-king-2" | "brown-king-3" | "brown-king-4" | "brown-king-5" | "brown-treasury-1" | "brown-treasury-2" | "brown-treasury-3" | "brown-treasury-4" | "brown-treasury-5";
        /**
         * @description A language that texts can be in.
         * @enum {string}
         */
        Language: "cs" | "en" | "ja" | "pt" | "ru";
        /**
         * @description P: printed; L: printed, but read with low certainty; D: designed by this project.
         * @enum {string}
         */
        Provenance: "P" | "L" | "D";
        /**
         * @description A rank at court (SOLO-9), from the lowest to the highest.
         * @enum {string}
         */
        CourtRank: "jester" | "courtier" | "favourite" | "right-hand";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export const COLOUR_NAMES = ["green","yellow","purple","orange"] as const;
export const OWNER_NAMES = ["green","yellow","purple","orange","neutral"] as const;
export const GOOD_NAMES = ["gold","cloth","books","tools"] as const;
export const NOBLE_NAMES = ["builder","minister","king"] as const;
export const CARD_KIND_NAMES = ["builder","minister","king","treasury"] as const;
export const CUBE_NAMES = ["earthquake","fire","tsunami"] as const;
export const STATE_ACTION_NAMES = ["recruit","plan","ship","produce","cardinal","favor"] as const;
export const ARCHITECT_NAMES = ["blue","green"] as const;
export const DECK_NAMES = ["blue","red","purple","brown"] as const;
export const ROW_NAMES = ["A","B","C","D","E"] as const;
export const COLUMN_NAMES = ["1","2","3","4","5"] as const;
export const HOUSE_GROUP_NAMES = ["left","middle","right"] as const;
export const CITY_TILE_NAMES = ["gold","cloth","books","tools","small-tools"] as const;
export const TILE_SIZE_NAMES = ["large","small"] as const;
export const SLOT_NAMES = ["1","2","3"] as const;
export const SCORE_LINE_NAMES = ["wigs","SCORE-1","SCORE-2","SCORE-3","SCORE-4","SCORE-5","SCORE-6","SCORE-7"] as const;
export const POLITICAL_CARD_NAMES = ["blue-builder-1","blue-builder-2","blue-builder-3","blue-builder-4","blue-builder-5","blue-minister-1","blue-minister-2","blue-minister-3","blue-minister-4","blue-minister-5","blue-king-1","blue-king-2","blue-king-3","blue-king-4","blue-king-5","blue-treasury-1","blue-treasury-2","blue-treasury-3","blue-treasury-4","blue-treasury-5","blue-treasury-6","red-builder-1","red-builder-2","red-builder-3","red-builder-4","red-builder-5","red-minister-1","red-minister-2","red-minister-3","red-minister-4","red-minister-5","red-king-1","red-king-2","red-king-3","red-king-4","red-king-5","red-treasury-1","red-treasury-2","red-treasury-3","red-treasury-4","red-treasury-5","purple-builder-1","purple-builder-2","purple-builder-3","purple-builder-4","purple-builder-5","purple-minister-1","purple-minister-2","purple-minister-3","purple-minister-4","purple-minister-5","purple-king-1","purple-king-2","purple-king-3","purple-king-4","purple-king-5","purple-treasury-1","purple-treasury-2","purple-treasury-3","purple-treasury-4","purple-treasury-5","purple-treasury-6","brown-builder-1","brown-builder-2","brown-builder-3","brown-builder-4","brown-builder-5","brown-minister-1","brown-minister-2","brown-minister-3","brown-minister-4","brown-minister-5","brown-king-1","brown-king-2","brown-king-3","brown-king-4","brown-king-5","brown-treasury-1","brown-treasury-2","brown-treasury-3","brown-treasury-4","brown-treasury-5"] as const;
export const LANGUAGE_NAMES = ["cs","en","ja","pt","ru"] as const;
export const PROVENANCE_NAMES = ["P","L","D"] as const;
export const COURT_RANK_NAMES = ["jester","courtier","favourite","right-hand"] as const;
