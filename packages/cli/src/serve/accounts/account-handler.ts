import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Actor,
  isSameOrigin,
  localPath,
  requireSameOrigin,
  type SignInState,
  type SubmittedForm,
  tokensList,
  type Visitor,
} from '@croupier/core';
import { refusalText } from '@croupier/core/page-texts';
import type { FormOutcome, FormsOptions } from '../forms/form-submission.js';
import { SITE_FORMS } from '../forms/site-forms.js';
import { BodyError, type BodyLimits, readBody } from '../requests/request-body.js';
import { contextHeaders, type RequestContext } from '../requests/request-context.js';
import { COMMON_HEADERS } from '../security-headers.js';
import { sendHtml, sendRejection } from '../send-response.js';
import { passwordChangePath } from './account-forms.js';
import { requestOrigin } from './request-origin.js';
import { maySignIn, sessionCookie, sessionSecret } from './session-cookie.js';

/** A form is a few lines of text; a message of 4,000 characters may take nine bytes for each. */
export const FORM_LIMITS: BodyLimits = { maxBytes: 49_152, deadlineMs: 10_000 };

/** A request, and the response that it gets. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  context: RequestContext;
}

/** Renders a page for one person. */
export type RenderForVisitor = (
  path: string,
  query: string,
  options: { visitor: Visitor | undefined; form?: Extract<FormOutcome, { form: unknown }>['form'] },
) => Promise<{ status: number; html: string }>;

/** Signs people in and out, and knows who sends a request. */
export interface AccountHandler {
  /** The user whose session a request belongs to. */
  findUser(exchange: Pick<Exchange, 'request' | 'context'>): Promise<SignInState | undefined>;
  /**
   * The user whose session a request to the API carries. Problem: `not-allowed` for a change that another site sent.
   */
  findActor(exchange: Pick<Exchange, 'request' | 'context'>): Promise<Actor | undefined>;
  /** Answers a form of `SITE_FORMS`. Rejects where the store fails. */
  submit(exchange: Exchange, path: string): Promise<void>;
  /** Answers a request of a signed-in user for a page that is different for each; false for any other page. */
  answerOwnPage(exchange: Exchange, path: string, query: string, state: SignInState): Promise<boolean>;
}

/** What the handler needs. */
interface AccountHandlerOptions extends FormsOptions {
  render: RenderForVisitor;
}

/** Creates the handler. */
export function createAccountHandler({ render, ...options }: AccountHandlerOptions): AccountHandler {
  const findUser: AccountHandler['findUser'] = async ({ request, context }) => {
    const secret = sessionSecret(request, context);
    const state = secret === undefined ? undefined : await options.sessions.find(secret);
    if (state !== undefined) context.userId = state.user.id;
    return state;
  };
  /** The user with the names of the tokens that a new password would leave; only staff have any. */
  const profileVisitor = async (state: SignInState): Promise<Visitor> => {
    const { user } = state;
    if (user.role === 'user') return visitorOf(state);
    const actor = actorOf({ ...state, mustChangePassword: false });
    const { result } = await options.perform(tokensList, { user: user.username }, { actor });
    return { ...visitorOf(state), tokens: result.records.map(({ name }) => name).sort() };
  };
  return {
    findUser,
    async findActor(exchange) {
      const { request, context } = exchange;
      const state = await findUser(exchange);
      if (state === undefined) return undefined;
      if (request.method !== 'GET') requireSameOrigin(requestOrigin(request, context));
      return actorOf(state);
    },
    async submit(exchange, path) {
      const { request, response, context } = exchange;
      const refused = checkForm(exchange);
      if (refused !== undefined) {
        sendRejection(response, refused, context);
        return;
      }
      const fields = await readFields(request);
      if (fields instanceof BodyError) {
        sendRejection(response, [fields.status, 'This form cannot be read.'], context);
        return;
      }
      const state = await findUser(exchange);
      const outcome = await (SITE_FORMS.get(path) as NonNullable<ReturnType<typeof SITE_FORMS.get>>)(
        {
          fields,
          state,
          client: context.client,
          maySignIn: maySignIn(request, context),
          secret: sessionSecret(request, context),
        },
        options,
      );
      if (request.headers.accept === 'application/json') {
        sendOutcome(exchange, outcome);
        return;
      }
      if ('to' in outcome) {
        sendRedirect(exchange, outcome);
        return;
      }
      const visitor = state === undefined ? undefined : await profileVisitor(state);
      const { html } = await render(path, '', { visitor, form: outcome.form });
      const { status, waitSeconds } = outcome;
      const headers: Record<string, string> =
        waitSeconds === undefined ? {} : { 'retry-after': String(waitSeconds) };
      sendHtml(response, { status, html, headers }, context);
    },
    async answerOwnPage(exchange, path, query, state) {
      if (path === '/login' || path === '/register') {
        const from = path === '/login' ? localPath(new URLSearchParams(query).get('from') ?? '') : '/';
        sendRedirect(exchange, { to: state.mustChangePassword ? passwordChangePath(from) : from });
        return true;
      }
      if (path !== '/profile') return false;
      const visitor = await profileVisitor(state);
      sendHtml(exchange.response, await render(path, query, { visitor }), exchange.context);
      return true;
    },
  };
}

/** The user as pages may show it. */
export function visitorOf({ user, mustChangePassword }: SignInState): Visitor {
  const { isActive: _, updatedAt: __, ...visitor } = user;
  return { ...visitor, mustChangePassword };
}

function actorOf({ user, mustChangePassword }: SignInState): Actor {
  return {
    author: { id: user.id, name: user.username },
    role: user.role,
    ...(mustChangePassword ? { mustChangePassword } : {}),
  };
}

function checkForm({ request, context }: Exchange): [status: number, text: string] | undefined {
  if (!isSameOrigin(requestOrigin(request, context)))
    return [403, 'This form was not sent from a page of this site.'];
  const type = request.headers['content-type'] ?? '';
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)
    ? undefined
    : [415, 'Only forms are answered here.'];
}

async function readFields(request: IncomingMessage): Promise<URLSearchParams | BodyError> {
  try {
    return new URLSearchParams((await readBody(request, FORM_LIMITS)).toString('utf8'));
  } catch (error) {
    if (error instanceof BodyError) return error;
    throw error;
  }
}

const NOT_ASCII = /[^\x21-\x7e]/gu;

/** The outcome of a form for a script, such as the sign-in of the admin. */
function sendOutcome({ response, context }: Exchange, outcome: FormOutcome): void {
  const body = JSON.stringify('to' in outcome ? { to: outcome.to } : { error: errorOf(outcome.form) });
  response.writeHead('to' in outcome ? 200 : outcome.status, [
    ...Object.entries(COMMON_HEADERS).flat(),
    ...['content-type', 'application/json', 'cache-control', 'no-store'],
    ...['content-length', String(Buffer.byteLength(body))],
    ...('to' in outcome ? cookieHeader(outcome, context) : waitHeader(outcome)),
    ...contextHeaders(context),
  ]);
  response.end(body);
}

/** Why a form was refused, for the admin, which is in English. */
function errorOf({ refusal }: SubmittedForm): string | undefined {
  return refusal === undefined ? undefined : refusalText(refusal);
}

function cookieHeader({ session }: Extract<FormOutcome, { to: string }>, context: RequestContext): string[] {
  return session === undefined
    ? []
    : ['set-cookie', sessionCookie(session === 'ended' ? undefined : session, context)];
}

function waitHeader({ waitSeconds }: Extract<FormOutcome, { form: unknown }>): string[] {
  return waitSeconds === undefined ? [] : ['retry-after', String(waitSeconds)];
}

function sendRedirect({ response, context }: Exchange, outcome: Extract<FormOutcome, { to: string }>): void {
  const { to } = outcome;
  response.writeHead(303, [
    ...Object.entries(COMMON_HEADERS).flat(),
    ...[
      'location',
      to.replace(NOT_ASCII, encodeURIComponent),
      'cache-control',
      'no-store',
      'content-length',
      '0',
    ],
    ...cookieHeader(outcome, context),
    ...contextHeaders(context),
  ]);
  response.end();
}
