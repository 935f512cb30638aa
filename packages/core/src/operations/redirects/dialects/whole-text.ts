import { problem } from '../../../problem.js';

/** The most that a file is read for that is one value, in characters. */
const LARGEST = 1 << 26;

/** A text in whole. Problem: `invalid` for one that is too long. */
export async function wholeText(texts: AsyncIterable<string>, program?: string): Promise<string> {
  let text = '';
  for await (const piece of texts) {
    text += piece;
    if (text.length > LARGEST) throw problem('redirect.foreign-file', { lost: [], program });
  }
  return text;
}
