import { problem } from '../problem.js';
import type { RequestLike } from './request-like.js';

const KILOBYTE = 1_024;

/** The bytes of a body, up to a limit. Problem: `request.too-large`. */
export async function readLimited(pieces: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const piece of limitSize(pieces, limit)) parts.push(piece);
  return concatenate(parts);
}

/** The pieces of a body, up to a limit. Problem: `request.too-large`. */
export async function* limitSize(
  pieces: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > limit) throw tooLarge(limit);
    yield piece;
  }
}

/** Refuses a request for its declared length, before its body is read. Problem: `request.too-large`. */
export function requireDeclaredSize({ headers }: RequestLike, limit: number): void {
  if (Number(headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
}

/**
 * Splits a body at its first line break: the line, and the pieces after it. Problems: `request.too-large` for a longer
 * line than the limit.
 */
export async function splitFirstLine(
  pieces: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<{ line: Uint8Array; rest: AsyncIterable<Uint8Array> }> {
  const iterator = pieces[Symbol.asyncIterator]();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value: piece } = await iterator.next();
    if (done) return { line: concatenate(parts), rest: followedBy(undefined, iterator) };
    const end = piece.indexOf(LINE_FEED);
    parts.push(end < 0 ? piece : piece.subarray(0, end));
    size += end < 0 ? piece.length : end;
    if (size > limit) throw tooLarge(limit);
    if (end >= 0) return { line: concatenate(parts), rest: followedBy(piece.subarray(end + 1), iterator) };
  }
}

const LINE_FEED = 10;

async function* followedBy(
  first: Uint8Array | undefined,
  iterator: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    if (first !== undefined && first.length > 0) yield first;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}

/** The pieces of a body. */
export function bodyPieces(body: RequestLike['body']): AsyncIterable<Uint8Array> {
  return body === null || 'getReader' in body ? streamPieces(body) : body;
}

/** `ReadableStream` is not iterable in every browser. */
async function* streamPieces(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (stream === null) return;
  const reader = stream.getReader();
  let isWhole = false;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
    isWhole = true;
  } finally {
    if (!isWhole) await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function tooLarge(limit: number) {
  const megabytes = limit / KILOBYTE ** 2;
  const size = megabytes >= KILOBYTE ? `${megabytes / KILOBYTE} GB` : `${megabytes} MB`;
  return problem('request.too-large', { limit: size });
}
