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
  /** What it takes in memory, in bytes. */
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
  const body = typeof content === 'string' ? Buffer.from(content) : content;
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
  if (!mayPack) {
    return { status, etag, forms: { plain, br: plain, gzip: plain }, unchanged, size: body.length };
  }
  const isLarge = body.length >= LARGE;
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: isLarge ? 4 : 6, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzipped(body, { level: isLarge ? 3 : 6 }),
  ]);
  return {
    status,
    etag,
    forms: { plain, br: form(br, 'br'), gzip: form(gz, 'gzip') },
    unchanged,
    size: body.length + br.length + gz.length,
  };
}

// The tag is weak because the packed forms share it.
function tagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
