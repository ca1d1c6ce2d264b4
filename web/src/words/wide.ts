/** How wide a word is, in Latin letters: those of Chinese origin and kana are twice as wide. */
export function wide(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 2 : 1), 0);
}
