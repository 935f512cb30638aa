import { createHash, hash } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';

/** What a file holds: all of it, or pieces of text that are made each time that they are asked for. */
export type FileContent = string | Buffer | (() => Iterable<string>);

/** How many letters of pieces are put together to one. */
const CHUNK = 65_536;

/** The text of a file; undefined where there is none. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A hash of what a file holds. */
export function contentHash(content: FileContent): string {
  if (typeof content !== 'function') return hash('sha256', content, 'base64url');
  const digest = createHash('sha256');
  for (const chunk of chunksOf(content())) digest.update(chunk);
  return digest.digest('base64url');
}

/** Writes a file, pieces as they come. */
export function writeContent(file: string, content: FileContent): void {
  if (typeof content !== 'function') {
    writeFileSync(file, content);
    return;
  }
  const handle = openSync(file, 'w');
  try {
    for (const chunk of chunksOf(content())) writeAll(handle, Buffer.from(chunk));
  } finally {
    closeSync(handle);
  }
}

function writeAll(handle: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done);
}

function* chunksOf(pieces: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
