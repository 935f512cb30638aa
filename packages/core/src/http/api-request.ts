import * as z from 'zod';
import { COLLECTION_NAMES, DOCUMENT_NAMES } from '../model/collections.js';
import { issueSentence } from '../model/entity.js';
import type { Operation } from '../operations/define/operation.js';
import { problem } from '../problem.js';
import { bodyPieces, readLimited, requireDeclaredSize, splitFirstLine } from './body-reader.js';
import type { RequestLike } from './request-like.js';
import { parseStrictJson } from './strict-json.js';
import { UPLOAD_TYPE } from './wire-format.js';

const MEGABYTE = 1_024 ** 2;
/** The longest JSON of a request, in bytes. */
const MAX_JSON_BYTES = MEGABYTE;

const expectedState = z.strictObject({
  in: z.enum([...COLLECTION_NAMES, ...DOCUMENT_NAMES]),
  id: z.string().max(100),
  hash: z.string().max(100).optional(),
  updatedAt: z.string().max(100).optional(),
});

/** The body of a request, beside the operation in its address. */
export const apiRequestSchema = z.strictObject({
  input: z.unknown().default({}).describe('The input of the operation'),
  dryRun: z.boolean().default(false).describe('Says what would change, and changes nothing'),
  answer: z
    .enum(['counts', 'one'])
    .optional()
    .describe(
      'Answers the counts and the entry in history, with empty lists of records; `one` empties those of several alone',
    ),
  expect: expectedState
    .optional()
    .describe('The record as it was last seen, by its hash or updatedAt; a conflict if it differs now'),
  change: z
    .uuid({ version: 'v7' })
    .optional()
    .describe('An id for the change. Sent again with the same id, a request is answered and changes nothing'),
  fileSizes: z
    .array(z.int().min(0))
    .max(1_000)
    .optional()
    .describe('The length of each file that follows, in bytes, where there are several'),
});

/** A parsed request. */
export type ApiRequest = z.output<typeof apiRequestSchema>;

/** A request, and the pieces of its file where it has one. */
interface ReceivedRequest {
  request: ApiRequest;
  file: AsyncIterable<Uint8Array> | undefined;
}

/** Reads what a request asks. Problems: `usage`, `request.too-large`. */
export async function receiveRequest(request: RequestLike, operation: Operation): Promise<ReceivedRequest> {
  if (request.method === 'GET') return { request: parseQuery(request), file: undefined };
  const [type = '', ...params] = (request.headers.get('content-type') ?? '').toLowerCase().split(/\s*;\s*/);
  const isUpload = type === UPLOAD_TYPE && operation.exposure.upload !== undefined;
  const isUtf8 = params.every((param) => !param.startsWith('charset=') || /^charset="?utf-8"?$/.test(param));
  const isPlain = ['', 'identity'].includes(request.headers.get('content-encoding') ?? '');
  if ((type !== 'application/json' && !isUpload) || !isUtf8 || !isPlain) {
    const expected = operation.exposure.upload === undefined ? [] : [UPLOAD_TYPE];
    throw problem('request.content-type', { expected: ['application/json', ...expected].join(' or ') });
  }
  const pieces = bodyPieces(request.body);
  if (!isUpload) {
    requireDeclaredSize(request, MAX_JSON_BYTES);
    return { request: parseRequest(await readLimited(pieces, MAX_JSON_BYTES)), file: undefined };
  }
  const { line, rest } = await splitFirstLine(pieces, MAX_JSON_BYTES);
  return { request: parseRequest(line), file: rest };
}

/** A question by GET: `?input=` and its JSON. */
function parseQuery(request: RequestLike): ApiRequest {
  const query = new URL(request.url).searchParams;
  const unknown = [...query.keys()].find((name) => name !== 'input');
  if (unknown !== undefined || query.getAll('input').length > 1) {
    throw problem('request.shape', { why: "A question takes one parameter, 'input', with its JSON" });
  }
  const input = parseStrictJson(new TextEncoder().encode(query.get('input') ?? '{}'));
  return { ...apiRequestSchema.parse({}), input };
}

function parseRequest(bytes: Uint8Array): ApiRequest {
  const value = bytes.length === 0 ? {} : parseStrictJson(bytes);
  const parsed = apiRequestSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    return { path: name, message: issueSentence(name || 'The request', message) };
  });
  throw problem('request.shape', { why: issues[0]?.message ?? '' }, { issues });
}
