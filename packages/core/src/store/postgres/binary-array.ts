/** The object id of the type `text`, as `pg_type` has it. */
const TEXT = 25;
const HEADER_BYTES = 20;

/**
 * A `text[]` of texts in UTF-8, in the binary form of the protocol: the server takes it as it is, where it would parse an
 * array that is text.
 */
export function binaryTextArray(texts: readonly Uint8Array[]): Buffer {
  const length = texts.reduce((sum, text) => sum + 4 + text.length, HEADER_BYTES);
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  // One dimension, without nulls, of so many elements, of which the first is number 1.
  for (const integer of [1, 0, TEXT, texts.length, 1]) at = bytes.writeInt32BE(integer, at);
  for (const text of texts) {
    at = bytes.writeInt32BE(text.length, at);
    bytes.set(text, at);
    at += text.length;
  }
  return bytes;
}
