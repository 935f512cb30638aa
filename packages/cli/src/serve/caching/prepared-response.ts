import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { ResponseContent } from '../response-content.js';
import { weakEtag } from './etag.js';

/** The encodings of a body. */
export type ContentEncoding = 'br' | 'gzip' | 'plain';

/** A complete response, made once and sent many times. */
export interface PreparedResponse {
  status: number;
  etag: string;
  /** The same content in each encoding; where compression saves nothing, all three are plain. */
  bodies: Readonly<Record<ContentEncoding, EncodedBody>>;
  /** The headers of a 304 response. */
  notModifiedHeaders: HeaderList;
  /** Where the account menu is, on pages that have one. */
  accountSlot?: AccountSlot;
  /** The size of its bodies and headers in memory, in bytes. */
  memoryBytes: number;
}

/** Where the account menu stands in the bytes of a page, from `start` up to `end`. */
export interface AccountSlot {
  start: number;
  end: number;
}

/** Names and values in turn: the form that Node sends fastest. */
type HeaderList = readonly string[];

/** One encoding of a response. */
interface EncodedBody {
  headers: HeaderList;
  body: Buffer;
}

const MIN_COMPRESSED_BYTES = 860;
/** From this size on, in bytes, the last few percent cost more time than they save on the way. */
const LARGE_BODY_BYTES = 262_144;
const COMPRESSIBLE_TYPES = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg)/;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Prepares the response of a path. */
export function prepareContent({ status, headers, content }: ResponseContent): Promise<PreparedResponse> {
  return prepareResponse(status, headers, content);
}

/** Prepares a response: its ETag, its length, its compressed forms. */
export async function prepareResponse(
  status: number,
  headers: Record<string, string>,
  content: string | Buffer,
): Promise<PreparedResponse> {
  const body = typeof content === 'string' ? bytesOf(content) : content;
  const isCompressible =
    body.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE_TYPES.test(headers['content-type'] ?? '');
  const etag = weakEtag(body);
  const notModifiedHeaders = Object.entries({
    ...headers,
    etag,
    ...(isCompressible ? { vary: 'accept-encoding' } : {}),
  }).flat();
  const form = (bytes: Buffer, packing?: ContentEncoding): EncodedBody => ({
    headers: [
      ...[...notModifiedHeaders, 'content-length', String(bytes.length)],
      ...(packing === undefined ? [] : ['content-encoding', packing]),
    ],
    body: bytes,
  });
  const plain = form(body);
  if (!isCompressible)
    return measured({ status, etag, bodies: { plain, br: plain, gzip: plain }, notModifiedHeaders });
  const isLarge = body.length >= LARGE_BODY_BYTES;
  const [br, gz] = await Promise.all([
    brotliAsync(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: isLarge ? 4 : 6, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzipAsync(body, { level: isLarge ? 3 : 6 }),
  ]);
  const bodies = { plain, br: form(trimmed(br), 'br'), gzip: form(trimmed(gz), 'gzip') };
  return measured({ status, etag, bodies, notModifiedHeaders });
}

// zlib returns the start of a 16 KB block, which stays in memory as long as any part of it is used.
function trimmed(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function measured(answer: Omit<PreparedResponse, 'memoryBytes'>): PreparedResponse {
  const forms = new Set(Object.values(answer.bodies));
  const bodies = [...forms].reduce((sum, { body }) => sum + body.length, 0);
  const headers = [answer.notModifiedHeaders, ...[...forms].map((form) => form.headers)].flat();
  return { ...answer, memoryBytes: headers.reduce((sum, text) => sum + text.length, bodies) };
}

// A short Buffer.from is part of a block that it shares with other buffers.
function bytesOf(text: string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  own.write(text);
  return own;
}
