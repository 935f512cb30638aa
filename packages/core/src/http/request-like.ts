/** The parts of a request that the API reads. A `Request` is one; a server can give less, since to make a `Request` takes long. */
export interface RequestLike {
  readonly method: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array> | null;
  /** Aborted when the client goes away before it has its answer. */
  readonly signal: AbortSignal;
}

/** An answer of the API, to be sent as it is. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | ReadableStream<Uint8Array>;
}

/** An answer as a `Response`, for servers that speak the Fetch API. */
export function toResponse({ status, headers, body }: ApiAnswer): Response {
  return new Response(body, { status, headers });
}
