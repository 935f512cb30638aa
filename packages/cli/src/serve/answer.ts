import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

/** How a body can be packed. */
export type Packing = 'br' | 'gzip' | 'plain';

/** A whole answer, made once and sent many times. */
export interface Answer {
  status: number;
  etag: string;
  /** The same content in each packing; where packing saves nothing, all three are plain. */
  forms: Readonly<Record<Packing, Form>>;
  /** The headers of an answer that says no more than: you have it already. */
  unchanged: Headers;
  /** What its bodies and headers take in memory, in bytes. */
  size: number;
}

/** Names and values in turn, as Node sends them with the least work. */
export type Headers = readonly string[];

/** One form of an answer. */
export interface Form {
  headers: Headers;
  body: Buffer;
}

const WORTH_PACKING = 860;
/** From this size on, in bytes, the last few percent cost more time than they save on the way. */
const LARGE = 262_144;
const PACKABLE = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg)/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Makes an answer whole: its tag, its length, its packed forms. */
export async function wholeAnswer(
  status: number,
  given: Record<string, string>,
  content: string | Buffer,
): Promise<Answer> {
  const body = typeof content === 'string' ? bytesOf(content) : content;
  const mayPack = body.length >= WORTH_PACKING && PACKABLE.test(given['content-type'] ?? '');
  const etag = tagOf(body);
  const unchanged = Object.entries({
    ...given,
    etag,
    ...(mayPack ? { vary: 'accept-encoding' } : {}),
  }).flat();
  const form = (bytes: Buffer, packing?: Packing): Form => ({
    headers: [
      ...[...unchanged, 'content-length', String(bytes.length)],
      ...(packing === undefined ? [] : ['content-encoding', packing]),
    ],
    body: bytes,
  });
  const plain = form(body);
  if (!mayPack) return measured({ status, etag, forms: { plain, br: plain, gzip: plain }, unchanged });
  const isLarge = body.length >= LARGE;
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: isLarge ? 4 : 6, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzipped(body, { level: isLarge ? 3 : 6 }),
  ]);
  const forms = { plain, br: form(trimmed(br), 'br'), gzip: form(trimmed(gz), 'gzip') };
  return measured({ status, etag, forms, unchanged });
}

// What zlib hands out is the beginning of a block of 16 KB, which stays whole as long as any of it is in use.
function trimmed(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function measured(answer: Omit<Answer, 'size'>): Answer {
  const forms = new Set(Object.values(answer.forms));
  const bodies = [...forms].reduce((sum, { body }) => sum + body.length, 0);
  const headers = [answer.unchanged, ...[...forms].map((form) => form.headers)].flat();
  return { ...answer, size: headers.reduce((sum, text) => sum + text.length, bodies) };
}

// A short Buffer.from is a part of a block that it shares with others.
function bytesOf(text: string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  own.write(text);
  return own;
}

// The tag is weak because the packed forms share it.
function tagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
