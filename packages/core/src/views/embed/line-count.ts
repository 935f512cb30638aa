/** How wide a letter is, in parts of the size of its text; wider than in most typefaces. */
const LETTER = 0.56;

/** Counts the lines that text wraps to, word by word, assuming wide letters. */
export function lineCount(text: string, width: number, size: number): number {
  const most = Math.max(1, Math.floor(width / (size * LETTER)));
  let count = 1;
  let filled = 0;
  for (const word of text.split(/\s+/)) {
    const length = [...word].length;
    if (filled > 0 && filled + 1 + length > most) {
      count += 1;
      filled = 0;
    }
    count += Math.max(0, Math.ceil(length / most) - 1);
    filled += (filled > 0 ? 1 : 0) + (length > most ? length % most : length);
  }
  return text.trim() === '' ? 0 : count;
}
