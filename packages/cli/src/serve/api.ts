import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import {
  type Actor,
  authenticateToken,
  createPerform,
  isProblem,
  loadRecords,
  openStore,
  type Perform,
  type Problem,
  problem,
  type RecordCache,
  registry,
  runtime,
  type StorageAdapter,
  type Store,
  VISITOR,
} from '@croupier/core';
import { type ApiHandler, createApiHandler, problemResponse, type RequestLike } from '@croupier/core/api';
import { scryptPasswords } from '@croupier/core/node';
import { spoolInput } from '../terminal/input/spooled-input.js';
import { sessionSecret } from './accounts/session-cookie.js';
import { sendAnswer, toRequestLike } from './api-exchange.js';
import { createRateLimiter } from './requests/rate-limiter.js';
import type { RequestContext } from './requests/request-context.js';

/** They are answered elsewhere: a sign-in or a registration begins a session, and reports come from pages alone. */
const NOT_ANSWERED = [
  'accounts.sign-in',
  'accounts.register',
  'messages.send',
  'tracking.view',
  'tracking.click',
];

/** The dependencies of the API. */
interface ApiListenerOptions {
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
  const senders = new WeakMap<RequestLike, Sender>();
  const strangers = createRateLimiter(STRANGERS);
  const requireWithinLimit = (address: string) => {
    const seconds = strangers.consume(address);
    if (seconds > 0) throw problem('request.too-often', { seconds });
  };
  let loadedGeneration: string | undefined;
  /** After a large change the records are read in short turns, so that pages are not kept waiting. */
  const loadChangedRecords = async () => {
    const generation = storage.generation();
    if (generation === loadedGeneration) return;
    await loadRecords(storage, records);
    loadedGeneration = generation;
  };
  const handle: ApiHandler = createApiHandler({
    perform: async (operation, input, options) => {
      if (operation.isHeavy?.(input)) return (performHeavy ?? perform)(operation, input, options);
      if (operation.kind === 'question') await loadChangedRecords();
      return perform(operation, input, options);
    },
    operations: registry.filter(({ name }) => !NOT_ANSWERED.includes(name)),
    authenticate: async (request) => {
      const sender = senders.get(request);
      try {
        const actor = (await authenticate(request, store)) ?? (await sender?.findActor());
        // A session that has ended makes a stranger too.
        if (actor === undefined && sender?.hasCredentials) requireWithinLimit(sender.context.client.address);
        if (actor?.author.id !== undefined && sender !== undefined) sender.context.userId = actor.author.id;
        return actor ?? VISITOR;
      } catch (error) {
        // Whoever guesses tokens is told nothing more.
        if (isProblem(error) && error.reason === 'token.refused')
          requireWithinLimit(sender?.context.client.address ?? '');
        throw error;
      }
    },
    // Into a temporary file that only this user may read.
    spool: (pieces, signal) => spoolInput(Readable.from(pieces), signal),
    storage,
    onFault: (error, { url }) =>
      log(`Error at ${new URL(url).pathname}: ${error instanceof Error ? error.stack : String(error)}`),
  });
  return (request, response, context) => {
    const { address } = context.client;
    const received = toRequestLike(request, response);
    const claimsToBeKnown = hasCredentials(request, context);
    senders.set(received, {
      context,
      hasCredentials: claimsToBeKnown,
      findActor: () => findActor({ request, context }),
    });
    const answer = async () => {
      try {
        if (!claimsToBeKnown) requireWithinLimit(address);
      } catch (error) {
        return problemResponse(error as Problem);
      }
      return handle(received);
    };
    answer()
      .then((answer) => sendAnswer(answer, { request, response, context }))
      .catch((error: unknown) => {
        log(`Error: ${error instanceof Error ? error.stack : String(error)}`);
        response.destroy();
      });
  };
}

/** How often an address may ask that says not who it is, or says it wrongly: as often as a page that asks on each key. */
const STRANGERS = { most: 240, windowMs: 60_000 };

/** What is known of who sent a request. */
interface Sender {
  context: RequestContext;
  /** Whether it has a token or a session, which may be wrong or have ended. */
  hasCredentials: boolean;
  findActor: () => Promise<Actor | undefined>;
}

function hasCredentials(request: IncomingMessage, context: RequestContext): boolean {
  return request.headers.authorization !== undefined || sessionSecret(request, context) !== undefined;
}

const BEARER = /^Bearer +([\w-]{1,200})$/i;

/** The user of a request's token; undefined without one. Problem: `token.refused`. */
async function authenticate({ headers }: RequestLike, store: Store): Promise<Actor | undefined> {
  const authorization = headers.get('authorization');
  if (authorization === null) return undefined;
  const secret = BEARER.exec(authorization.trim())?.[1];
  if (secret === undefined) throw problem('token.refused');
  return authenticateToken(store, secret, Date.now());
}
