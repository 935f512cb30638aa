import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Operation } from '../operations/define/operation.js';
import { problem } from '../problem.js';
import { limitSize, readLimited, requireDeclaredSize } from './body-reader.js';
import type { RequestLike } from './request-like.js';

const MEGABYTE = 1_024 ** 2;
/** The largest file of an import or a restore: ten times a register of a million casinos. */
const MAX_FILE_BYTES = 2_048 * MEGABYTE;
/** The largest sum of pictures in one request. They are in memory while they are added. */
const MAX_PICTURE_BYTES = 100 * MEGABYTE;

/** A body that was received whole, before the store is locked. */
export interface SpooledBody {
  open(): AsyncIterable<Uint8Array>;
  /** Removes it. */
  cleanUp(): Promise<void>;
}

/** Receives a body whole, such as into a temporary file. */
export type SpoolBody = (pieces: AsyncIterable<Uint8Array>, signal: AbortSignal) => Promise<SpooledBody>;

/** The input of an operation with the file in its place. */
export interface InputWithFile {
  input: unknown;
  /** The SHA-256 of the file, in hex. */
  digest: string | undefined;
  cleanUp(): Promise<void>;
}

/** Receives the file of a request and puts it into the input. Problems: `usage`, `request.too-large`. */
export async function receiveFile(
  { exposure: { upload } }: Operation,
  request: RequestLike,
  { input, fileSizes }: { input: unknown; fileSizes?: readonly number[] | undefined },
  file: AsyncIterable<Uint8Array>,
  spool: SpoolBody,
): Promise<InputWithFile> {
  const limit = upload === 'source' ? MAX_FILE_BYTES : MAX_PICTURE_BYTES;
  requireDeclaredSize(request, limit);
  const hash = sha256.create();
  const hashed = async function* () {
    for await (const piece of limitSize(file, limit)) {
      hash.update(piece);
      yield piece;
    }
  };
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw problem('request.shape', { why: 'The input must be an object' });
  }
  if (upload === 'files.content') {
    const bytes = await readLimited(hashed(), limit);
    const files = withBytes((input as { files?: unknown }).files, bytes, fileSizes ?? [bytes.length]);
    return { input: { ...input, files }, digest: bytesToHex(hash.digest()), cleanUp: async () => undefined };
  }
  const spooled = await spool(hashed(), request.signal);
  return {
    input: { ...input, source: spooled.open() },
    digest: bytesToHex(hash.digest()),
    cleanUp: () => spooled.cleanUp(),
  };
}

function withBytes(files: unknown, bytes: Uint8Array, sizes: readonly number[]): unknown[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (!Array.isArray(files) || files.length !== sizes.length || total !== bytes.length) {
    throw problem('request.shape', { why: 'fileSizes must give the length of each file that follows' });
  }
  let at = 0;
  return files.map((file: object, index) => {
    const start = at;
    at += sizes[index] as number;
    return { ...file, content: bytes.subarray(start, at) };
  });
}

/** Receives a body into memory: for small sites and tests. */
export const spoolInMemory: SpoolBody = async (pieces) => {
  const bytes = await readLimited(pieces, MAX_PICTURE_BYTES);
  return {
    async *open() {
      yield bytes;
    },
    cleanUp: async () => undefined,
  };
};
