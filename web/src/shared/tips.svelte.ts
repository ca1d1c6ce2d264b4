/** One tip for the whole page: what a thing is, what choosing it does, or why it cannot be chosen. */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Choice } from "../state/table.svelte";
import type { WhyNot } from "./why_not";

export interface Tip {
  label: string;
  /** More about it than its label says. */
  about?: string;
  /** What can be shown large: "card:blue-king-3". */
  zoom: string;
  choices: Choice[];
  /** Where its choices are made: what is shown large stays there while the game goes on. */
  place?: string;
  /** Why nothing can be chosen there now. */
  why?: WhyNot | null;
  /** The words that stand on it: the tip does not say them again. */
  seen?: string;
}

const HOVER_WAIT = 250;
/** Time to reach the link of a tip with the pointer. */
const LINGER = 60;
const LINGER_WITH_LINK = 500;
const LONG_PRESS = 450;

class Tips {
  /** What is told now, and beside what. */
  tip = $state.raw<Tip | null>(null);
  anchor = $state.raw<Element | null>(null);
  /** What is shown large. */
  large = $state.raw<Tip | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed = false;

  /** A long press has just shown something: the click that ends it must not play. */
  pressedLong(): boolean {
    const was = this.#pressed;
    this.#pressed = false;
    return was;
  }

  open(tip: Tip): void {
    this.hide();
    this.large = tip;
  }

  /** A little later: what has the focus may vanish in the middle of drawing, when nothing may be changed. */
  hide = (): void => {
    clearTimeout(this.#timer);
    const told = untrack(() => this.tip); // a focus may move within an effect
    queueMicrotask(() => {
      if (this.tip !== told) return;
      this.tip = null;
      this.anchor = null;
    });
  };

  /** The pointer is on the tip's link: it stays. */
  keep(): void {
    clearTimeout(this.#timer);
  }

  /** The pointer has gone. */
  leave(): void {
    const link = this.tip?.why?.rule || this.tip?.choices.some((choice) => !choice.enabled && choice.rule);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.hide, link ? LINGER_WITH_LINK : LINGER);
  }

  #show(node: Element, tip: Tip): void {
    if (!node.isConnected) return;
    this.tip = tip;
    this.anchor = node;
  }

  /** Pointing at a node, touching it long, or moving the focus there shows its tip. */
  on(tip: () => Tip): Attachment<HTMLElement> {
    return (node) => {
      const wait = (milliseconds: number, what: () => void) => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(what, milliseconds);
      };
      const enter = (event: PointerEvent) => {
        if (event.pointerType === "mouse") wait(HOVER_WAIT, () => this.#show(node, tip()));
      };
      const leave = (event: PointerEvent) => {
        if (event.pointerType === "mouse") this.leave();
        else clearTimeout(this.#timer);
      };
      const down = (event: PointerEvent) => {
        this.#pressed = false;
        if (event.pointerType === "mouse") return;
        wait(LONG_PRESS, () => {
          this.#pressed = true;
          this.open(tip());
        });
      };
      const menu = (event: Event) => {
        event.preventDefault();
        this.open(tip());
      };
      const focus = () => node.matches(":focus-visible") && this.#show(node, tip());
      const up = () => clearTimeout(this.#timer);
      const listeners: [string, EventListener][] = [
        ["pointerenter", enter as EventListener],
        ["pointerleave", leave as EventListener],
        ["pointerdown", down as EventListener],
        ["pointerup", up],
        ["pointercancel", up],
        ["contextmenu", menu],
        ["focus", focus],
        ["blur", this.hide],
      ];
      for (const [name, listener] of listeners) node.addEventListener(name, listener);
      return () => {
        for (const [name, listener] of listeners) node.removeEventListener(name, listener);
        if (this.anchor === node) this.hide();
      };
    };
  }
}

export const tips = new Tips();
