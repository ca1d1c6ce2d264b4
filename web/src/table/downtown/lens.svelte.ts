/** What the pointer is on downtown: a store shows the buildings it scores with, a building its stores. */

class Lens {
  /** A plot ("B2"), a site ("west-C") or nothing. */
  on = $state<string | null>(null);

  /** Listeners for an element that stands for a plot or a site. */
  over(what: string) {
    return {
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") this.on = what;
      },
      onpointerleave: () => {
        if (this.on === what) this.on = null;
      },
      onfocusin: () => (this.on = what),
      onfocusout: () => {
        if (this.on === what) this.on = null;
      },
    };
  }
}

export const lens = new Lens();
