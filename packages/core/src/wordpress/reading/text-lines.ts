/** The lines of a text, without their ends. */
export async function* textLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const text of texts) {
    const lines = (held + text).split(/\r\n|\r|\n/);
    held = lines.pop() ?? '';
    yield* lines;
  }
  yield held;
}
