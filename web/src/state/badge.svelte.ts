/** How many tables wait for this person, told by the title of the page. */

class Badge {
  set(count: number): void {
    document.title = count > 0 ? `(${count}) Lisboa` : "Lisboa";
  }
}

export const badge = new Badge();
