/** An input as JSON, and the files that were in it. */
interface ExtractedFile {
  json: unknown;
  pieces: AsyncIterable<Uint8Array> | undefined;
  /** The length of each file, where there are several. */
  sizes: number[] | undefined;
}

/** Takes the files out of an input: the stream at `source`, or the bytes of each of `files`. */
export function extractFile(input: unknown): ExtractedFile {
  const { source, files, ...rest } = (input ?? {}) as { source?: unknown; files?: unknown };
  if (isStream(source)) return { json: rest, pieces: source, sizes: undefined };
  if (!Array.isArray(files) || !files.every(({ content }) => content instanceof Uint8Array)) {
    return { json: input, pieces: undefined, sizes: undefined };
  }
  const contents = files.map(({ content }) => content as Uint8Array);
  const json = { ...rest, files: files.map(({ content: _, ...file }) => file) };
  return { json, pieces: eachOf(contents), sizes: contents.map(({ length }) => length) };
}

function isStream(value: unknown): value is AsyncIterable<Uint8Array> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

async function* eachOf(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

/** A body: a text, then pieces of bytes, each asked for when there is room. */
export function bodyStream(text: string, pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
