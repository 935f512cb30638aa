import { remoteProblems } from '../diagnostics/problems/store/remote.js';
import type { Operation } from '../operations/define/operation.js';
import type { Outcome, Perform, PerformOptions } from '../perform.js';
import { isProblem, type Problem, problemIn } from '../problem-error.js';
import { bodyStream, extractFile } from './outgoing-body.js';
import { isProblemJson, problemFromJson } from './problem-json.js';
import { readStreamedResponse } from './read-streamed-response.js';
import { LINES_TYPE, UPLOAD_TYPE } from './wire-format.js';

/** The site that a client speaks to. */
export interface HttpClientOptions {
  /** The address of the site, such as `https://guide.example`. */
  url: string;
  /** The token that says who asks; without one, a visitor. */
  token?: string | undefined;
  /** Makes the id of a change, a UUID of version 7. With it a change whose answer was lost is asked for again. */
  newChangeId?: () => string;
  /** Sends each file whole: browsers stream the body of a request over HTTP/2 alone. */
  hasWholeBodies?: boolean;
}

/** How often a change is asked for again after its answer was lost, and how long before the first time, in milliseconds. */
const MAX_RETRIES = 2;
const RETRY_DELAY_MS = 500;

/** The client's description of an operation; only a change that is known as one is asked for again. */
export type CalledOperation = Pick<Operation, 'name'> & { kind?: Operation['kind']; unrecorded?: boolean };

/**
 * Performs operations on a served site, with the results and Problems that they have where the store is. Problems
 * besides: `fault` where the site does not answer, or its answer is not that of croupier.
 */
export function createHttpPerform(site: HttpClientOptions): Perform {
  return async (operation, input, options) =>
    (await performOnSite(site, operation, input, options)) as Outcome<never>;
}

/** Performs one operation on a served site, for callers that know its name alone. Problems: as `createHttpPerform()`. */
export async function performOnSite(
  site: HttpClientOptions,
  operation: CalledOperation,
  input: unknown,
  options: PerformOptions = {},
): Promise<Outcome<unknown>> {
  const { json, pieces, sizes } = extractFile(input);
  const isRepeatable = operation.kind === 'change' && options.dryRun !== true && pieces === undefined;
  const change = isRepeatable && operation.unrecorded !== true ? site.newChangeId?.() : undefined;
  const request = {
    input: json,
    ...(options.dryRun ? { dryRun: true } : {}),
    ...(options.answer === undefined ? {} : { answer: options.answer }),
    ...(options.expect === undefined ? {} : { expect: options.expect }),
    ...(change === undefined ? {} : { change }),
    ...(sizes === undefined ? {} : { fileSizes: sizes }),
  };
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(site, operation, { request, pieces }, options);
    } catch (error) {
      const mayRepeat = change !== undefined && attempt < MAX_RETRIES && !options.signal?.aborted;
      if (!mayRepeat || !isLostAnswer(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * 2 ** attempt));
    }
  }
}

interface Outgoing {
  request: object;
  pieces: AsyncIterable<Uint8Array> | undefined;
}

async function send(
  site: HttpClientOptions,
  { name }: CalledOperation,
  { request, pieces }: Outgoing,
  { signal, onProgress, onChunk }: PerformOptions,
): Promise<Outcome<unknown>> {
  const wantsLines = onProgress !== undefined || onChunk !== undefined;
  const line = JSON.stringify(request);
  const response = await fetchFrom(site, `/api/${name}`, {
    method: 'POST',
    headers: {
      accept: wantsLines ? LINES_TYPE : 'application/json',
      'content-type': pieces === undefined ? 'application/json' : UPLOAD_TYPE,
      ...(site.token === undefined ? {} : { authorization: `Bearer ${site.token}` }),
    },
    ...(pieces === undefined ? { body: line } : await uploadBody(site, `${line}\n`, pieces)),
    ...(signal === undefined ? {} : { signal }),
    // A redirect would turn the request into another one.
    redirect: 'manual',
  } as RequestInit);
  const type = response.headers.get('content-type') ?? '';
  try {
    if (type.startsWith(LINES_TYPE)) return await readStreamedResponse(response, { onProgress, onChunk });
    if (!type.startsWith('application/json')) throw notCroupier(site, response);
    const answer = (await response.json()) as { problem?: unknown };
    if (isProblemJson(answer.problem)) throw problemFromJson(answer.problem);
    if (!response.ok) throw notCroupier(site, response);
    return { change: undefined, changes: [], ...(answer as object) } as unknown as Outcome<unknown>;
  } catch (error) {
    if (isProblem(error) || signal?.aborted) throw error;
    throw problemIn(remoteProblems, 'site.answer-lost', { url: site.url }, { cause: error });
  }
}

async function uploadBody(
  { hasWholeBodies = false }: HttpClientOptions,
  line: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<object> {
  const body = bodyStream(line, pieces);
  return hasWholeBodies ? { body: await new Response(body).blob() } : { body, duplex: 'half' };
}

async function fetchFrom(site: HttpClientOptions, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(new URL(path, site.url), init);
  } catch (error) {
    if (isProblem(error) || init.signal?.aborted) throw error;
    const failure = (error as { cause?: { code?: string; message?: string } }).cause;
    if (isProblem(failure)) throw failure;
    const wasSent = failure?.code !== undefined && !BEFORE_SENDING.includes(failure.code);
    throw wasSent
      ? problemIn(remoteProblems, 'site.answer-lost', { url: site.url }, { cause: error })
      : siteUnreachable(site.url, error);
  }
}

/** What to say of a site that a request did not reach: why `fetch()` threw. */
export function siteUnreachable(url: string, error: unknown): Problem {
  const { code, message } = (error as { cause?: { code?: string; message?: string } }).cause ?? {};
  return problemIn(
    remoteProblems,
    'site.unreachable',
    { url, why: code ?? message ?? (error as Error).message },
    { cause: error },
  );
}

/** The causes for which a request cannot have arrived. */
const BEFORE_SENDING = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
];

function isLostAnswer(error: unknown): boolean {
  return isProblem(error) && (error.reason === 'site.answer-lost' || error.reason === 'site.unreachable');
}

function notCroupier({ url }: HttpClientOptions, { status, headers }: Response): Problem {
  const location = headers.get('location');
  if (location !== null && status >= 300 && status < 400)
    return problemIn(remoteProblems, 'site.moved', { url, location });
  return problemIn(remoteProblems, 'site.not-croupier', { url, status });
}
