import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { closestMatch } from '../model/closest-match.js';
import { type Actor, type Operation, VISITOR } from '../operations/define/operation.js';
import { type Outcome, type Perform, type PerformOptions, requireAllowed } from '../perform.js';
import { isProblem, problem } from '../problem.js';
import { type ApiRequest, receiveRequest } from './api-request.js';
import { jsonResponse, outcomeToJson, problemFor, problemResponse } from './api-response.js';
import { changeEvents } from './change-events.js';
import { problemToJson } from './problem-json.js';
import { problemStatus } from './problem-status.js';
import type { ApiAnswer, RequestLike } from './request-like.js';
import { type ReadableStorage, serviceRoutes } from './service-routes.js';
import { fileResponse, linesResponse, type Reports, type StreamedWork } from './streamed-response.js';
import { type InputWithFile, receiveFile, type SpoolBody, spoolInMemory } from './upload.js';
import { API_PATH, LINES_TYPE } from './wire-format.js';

/** The dependencies of the handler. */
export interface ApiHandlerOptions {
  perform: Perform;
  /** Those that declare HTTP are answered. */
  operations: readonly Operation[];
  /** Who sends a request. It may refuse one with a Problem, such as a request from another site's page. */
  authenticate(request: RequestLike): Promise<Actor>;
  /** Receives the file of an import or a restore; into memory by default. */
  spool?: SpoolBody;
  /** Whose changes `/api/changes` tells, and which `/api/health` reads. */
  storage?: ReadableStorage;
  /** Hears of errors that are not Problems, and of faults. */
  onFault?: (error: unknown, request: RequestLike) => void;
}

/** Answers requests for operations; a refused one is answered with its Problem, so it never rejects. */
export type ApiHandler = (request: RequestLike) => Promise<ApiAnswer>;

/** Creates the handler of `POST /api/{operation}`, and of `GET` for questions. */
export function createApiHandler(options: ApiHandlerOptions): ApiHandler {
  const operations = new Map(options.operations.map((one) => [one.name as string, one]));
  const services = serviceRoutes([...operations.values()], options.storage);
  return async (request) => {
    let actor = VISITOR;
    try {
      const { pathname } = new URL(request.url);
      const service = services.get(pathname);
      if (service !== undefined) {
        requireGet(request, pathname);
        return await service();
      }
      if (pathname === CHANGES_PATH && options.storage !== undefined) {
        requireGet(request, pathname);
        actor = await options.authenticate(request);
        requireAllowed(actor, WATCHING);
        return changeEvents(options.storage, request.signal);
      }
      const operation = findOperation(operations, pathname, request);
      actor = await options.authenticate(request);
      requireAllowed(actor, operation);
      return await answer(operation, request, actor, options);
    } catch (error) {
      if (!isProblem(error) || error.code === 'fault') options.onFault?.(error, request);
      return problemResponse(problemFor(error, actor));
    }
  };
}

const CHANGES_PATH = `${API_PATH}changes`;
const WATCHING = { permission: 'see all content', summary: 'Hear of changes' } as const;

function requireGet({ method }: RequestLike, name: string): void {
  if (method !== 'GET') throw problem('request.method-not-allowed', { name, allow: 'GET' });
}

function findOperation(
  operations: ReadonlyMap<string, Operation>,
  pathname: string,
  { method }: RequestLike,
): Operation {
  const name = pathname.slice(API_PATH.length);
  const operation = operations.get(name);
  if (operation === undefined) {
    const suggestion = closestMatch(name, [...operations.keys()]);
    throw problem('request.operation-unknown', { name: name.slice(0, 100), suggestion });
  }
  const allow = operation.kind === 'question' && !operation.exposure.isPostOnly ? 'GET, POST' : 'POST';
  if (!allow.split(', ').includes(method)) {
    throw problem('request.method-not-allowed', { name, allow });
  }
  return operation;
}

async function answer(
  operation: Operation,
  request: RequestLike,
  actor: Actor,
  options: ApiHandlerOptions,
): Promise<ApiAnswer> {
  const { request: asked, file } = await receiveRequest(request, operation);
  requireOwnCollection(operation, asked);
  requireRecordsWanted(operation, asked);
  requireRecorded(operation, asked);
  const received: InputWithFile =
    file === undefined
      ? { input: asked.input, digest: undefined, cleanUp: async () => undefined }
      : await receiveFile(operation, request, asked, file, options.spool ?? spoolInMemory);
  const run = async (signal: AbortSignal, reports?: Reports): Promise<Outcome<unknown>> => {
    try {
      return await options.perform(operation, received.input, {
        actor,
        signal,
        ...performOptions(asked, received.digest),
        ...reports,
      });
    } finally {
      await received.cleanUp();
    }
  };
  const stop = new AbortController();
  const work: StreamedWork = {
    run: (reports) => run(AbortSignal.any([request.signal, stop.signal]), reports),
    abort: () => stop.abort(),
    toJson: (outcome) => outcomeToJson(outcome, actor),
    toProblem(thrown) {
      if (!isProblem(thrown) || thrown.code === 'fault') options.onFault?.(thrown, request);
      const told = problemFor(thrown, actor);
      return { problem: problemToJson(told), status: problemStatus(told) };
    },
  };
  const accept = request.headers.get('accept') ?? '*/*';
  if (accept.includes(LINES_TYPE)) return linesResponse(work);
  const { download } = operation.exposure;
  if (download !== undefined && !accept.includes('application/json')) {
    return fileResponse(work, download((asked.input ?? {}) as Record<string, unknown>));
  }
  return jsonResponse(outcomeToJson(await run(request.signal), actor));
}

function performOptions(
  { input, dryRun, answer, expect, change }: ApiRequest,
  fileDigest: string | undefined,
): PerformOptions {
  const asked = [input, expect, fileDigest, ...(answer === undefined ? [] : [answer])];
  const fingerprint = () => bytesToHex(sha256(utf8ToBytes(JSON.stringify(asked))));
  return {
    dryRun,
    answer,
    ...(change === undefined ? {} : { requested: { id: change, fingerprint: fingerprint() } }),
    ...(expect === undefined ? {} : { expect: expect as NonNullable<PerformOptions['expect']> }),
  };
}

/** A question is asked for what it answers. */
function requireRecordsWanted({ name, kind }: Operation, { answer }: ApiRequest): void {
  if (answer === undefined || kind !== 'question') return;
  throw problem('request.shape', { why: `${name} changes no records` });
}

/** What is not in history cannot be found there again. */
function requireRecorded(operation: Operation, { change }: ApiRequest): void {
  if (change === undefined || (operation.kind === 'change' && operation.unrecorded !== true)) return;
  throw problem('request.shape', { why: `${operation.name} takes no change id` });
}

/** A conflict tells who changed the record, so only the operation's own collection may be expected of. */
function requireOwnCollection({ name }: Operation, { expect }: ApiRequest): void {
  if (expect === undefined || name.startsWith(`${expect.in}.`)) return;
  throw problem('request.shape', { why: `${name} changes nothing in ${expect.in}` });
}
