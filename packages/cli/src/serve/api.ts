import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Actor,
  type ApiHandler,
  authenticateToken,
  createApiHandler,
  createPerform,
  loadRecords,
  openStore,
  type Perform,
  problem,
  type RecordCache,
  registry,
  runtime,
  type StorageAdapter,
  type Store,
  VISITOR,
} from '@croupier/core';
import { scryptPasswords } from '@croupier/core/node';
import type { RequestContext } from './request-context.js';
import { spoolBody } from './spool-body.js';
import { sendWebResponse, toWebRequest } from './web-request.js';

/** Operations of visitors that have no rate limit here, so they are not answered: pages have forms and a beacon for them. */
const NOT_ANSWERED = ['accounts.sign-in', 'accounts.register', 'tracking.view', 'tracking.click'];

/** The dependencies of the API. */
export interface ApiListenerOptions {
  storage: StorageAdapter;
  /** The parsed records that pages are made from. */
  records: RecordCache;
  /** Performs heavy operations, in another thread; without it, they are performed in this one. */
  performHeavy?: Perform | undefined;
  /** The user whose session a request belongs to. It may refuse the request with a Problem. */
  findActor: (exchange: { request: IncomingMessage; context: RequestContext }) => Promise<Actor | undefined>;
  log: (line: string) => void;
}

/** Answers a request whose path begins with `/api/`. */
export type ApiListener = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => void;

/** Opens the API of a store. */
export function createApiListener({
  storage,
  records,
  performHeavy,
  findActor,
  log,
}: ApiListenerOptions): ApiListener {
  const store = openStore(storage, runtime);
  const perform = createPerform(storage, runtime, { passwords: scryptPasswords(), records });
  const sessionActors = new WeakMap<Request, () => Promise<Actor | undefined>>();
  const handle: ApiHandler = createApiHandler({
    perform: async (operation, input, options) => {
      if (operation.isHeavy?.(input)) return (performHeavy ?? perform)(operation, input, options);
      // After a large change the records are read in short turns, so that pages are not kept waiting.
      if (operation.kind === 'question') await loadRecords(storage, records);
      return perform(operation, input, options);
    },
    operations: registry.filter(({ name }) => !NOT_ANSWERED.includes(name)),
    authenticate: async (request) =>
      (await authenticate(request, store)) ?? (await sessionActors.get(request)?.()) ?? VISITOR,
    spool: spoolBody,
    storage,
    onFault: (error, { url }) =>
      log(`Error at ${new URL(url).pathname}: ${error instanceof Error ? error.stack : String(error)}`),
  });
  return (request, response, context) => {
    const webRequest = toWebRequest(request, response);
    sessionActors.set(webRequest, () => findActor({ request, context }));
    handle(webRequest)
      .then((answer) => sendWebResponse(answer, { request, response, context }))
      .catch((error: unknown) => {
        log(`Error: ${error instanceof Error ? error.stack : String(error)}`);
        response.destroy();
      });
  };
}

const BEARER = /^Bearer +([\w-]{1,200})$/i;

/** The user of a request's token; undefined without one. Problem: `token.refused`. */
async function authenticate({ headers }: Request, store: Store): Promise<Actor | undefined> {
  const authorization = headers.get('authorization');
  if (authorization === null) return undefined;
  const secret = BEARER.exec(authorization.trim())?.[1];
  if (secret === undefined) throw problem('token.refused');
  return authenticateToken(store, secret, Date.now());
}
