import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Problem } from '@croupier/core';
import { usageProblem } from '../errors/error-output.js';
import { type SpooledInput, spoolInput } from './spooled-input.js';

/** A file to read, or stdin. */
interface InputFile extends SpooledInput {
  /** The name that messages use. */
  readonly name: string;
}

/**
 * Opens a file, or with `-` stdin; stdin is first spooled whole to a temporary file, so that a store is not kept locked
 * while somebody types. Problems: `not-found`, `fault`, `invalid` where stdin is too large.
 */
export async function openInputFile(file: string, signal: AbortSignal): Promise<InputFile> {
  if (file === '-') return { name: 'stdin', ...(await spoolInput(process.stdin, signal)) };
  const found = await stat(file).catch((cause: NodeJS.ErrnoException) => {
    throw readError(file, cause);
  });
  if (found.isDirectory()) throw usageProblem(`${file} is a folder`, 'Name a file.');
  return { name: file, size: found.size, open: () => chunksOf(file), cleanUp: async () => undefined };
}

/** The most that a text is read for, in bytes. */
const LARGEST_TEXT = 16 * 1_024 * 1_024;

/** A small file or stdin as text. Problems: `not-found`, `fault`, `invalid` where it is larger than 16 MB. */
export async function readTextInput(file: string): Promise<string> {
  const bytes = await readBinaryInput(file, LARGEST_TEXT);
  if (bytes.length <= LARGEST_TEXT) return bytes.toString('utf8');
  throw new Problem('invalid', `${file === '-' ? 'stdin' : file} is larger than 16 MB`, {
    hint: 'Name a file that holds one text, one record or one style sheet.',
  });
}

/**
 * A small file, a device or stdin as it is, up to the byte with which it is larger than the limit: no more is read, for
 * a device or a pipe need not end. Problems: `not-found`, `fault`.
 */
export async function readBinaryInput(file: string, limit: number): Promise<Buffer> {
  const source = file === '-' ? process.stdin : chunksOf(file);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of source as AsyncIterable<Uint8Array>) {
    parts.push(part);
    size += part.length;
    if (size > limit) break;
  }
  return Buffer.concat(parts);
}

/** A record from a JSON file or stdin. Problems: `invalid` where it is no JSON object, `not-found`. */
export async function readJsonRecord(file: string): Promise<Record<string, unknown>> {
  const displayName = file === '-' ? 'stdin' : file;
  const text = (await readTextInput(file)).replace(/^\u{feff}/u, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Problem('invalid', `${displayName} is not JSON: ${(cause as Error).message}`, {
      hint: 'Give a record as `croupier casinos show SLUG --json` prints it.',
      cause,
    });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Problem('invalid', `${displayName} does not hold one JSON object`, {
      hint: 'Give one record; croupier casinos import takes many.',
    });
  }
  return value as Record<string, unknown>;
}

async function* chunksOf(file: string): AsyncIterable<Uint8Array> {
  try {
    for await (const piece of createReadStream(file, { highWaterMark: 256 * 1024 }))
      yield piece as Uint8Array;
  } catch (cause) {
    throw readError(file, cause as NodeJS.ErrnoException);
  }
}

function readError(file: string, cause: NodeJS.ErrnoException): Problem {
  if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') {
    return new Problem('not-found', `There is no file ${file}`, {
      hint: 'Check its name and folder.',
      cause,
    });
  }
  return new Problem('fault', `${file} cannot be read: ${cause.message}`, {
    hint: 'Check that you may read it.',
    cause,
  });
}
