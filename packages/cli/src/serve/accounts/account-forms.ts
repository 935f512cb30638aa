import {
  type Actor,
  accountsChangePassword,
  accountsEdit,
  accountsRegister,
  accountsSignIn,
  isProblem,
  localPath,
  type SignInState,
  type SubmittedForm,
  VISITOR,
} from '@croupier/core';
import { type Refusal, refusalOf, waitRefusal } from '@croupier/core/page-texts';
import type { AnsweredForm, FormOutcome, FormSubmission, FormsOptions } from '../forms/form-submission.js';
import type { OpenedSession, Sessions } from './sessions.js';

const PROFILE = '/profile';

/** The path of the form that changes a one-time password, and leads on to where one was going. */
export function passwordChangePath(from: string): string {
  return from === '/' ? PROFILE : `${PROFILE}?from=${encodeURIComponent(from)}`;
}

/** Answers the sign-in form, of the site or of the admin. */
export async function signIn(submission: FormSubmission, options: FormsOptions): Promise<FormOutcome> {
  const { fields, client, maySignIn, secret } = submission;
  const { perform, sessions, limits, accountOf } = options;
  const identifier = fields.get('identifier') ?? '';
  const from = localPath(fields.get('from') ?? '');
  const values = { identifier, from };
  if (!maySignIn) return refused(403, { reason: 'form.needs-tls' }, values);
  // An account has two names, and its guesses are counted together.
  const attempt = await limits.attempt(client.address, (await accountOf(identifier)) ?? identifier);
  if ('waitSeconds' in attempt) return tooOften(attempt.waitSeconds, values);
  try {
    const form = fields.get('form') === 'admin' ? 'admin' : 'site';
    const credentials = { identifier, password: fields.get('password') ?? '', form } as const;
    const { result } = await perform(accountsSignIn, credentials, { actor: VISITOR });
    await attempt.succeeded();
    const session = await renewSession(sessions, secret, result.user.id);
    return { to: result.mustChange ? passwordChangePath(from) : from, session };
  } catch (error) {
    return refusal(error, values, 'form.sign-in-failed');
  }
}

const REGISTER_FIELDS = ['username', 'email', 'firstName', 'lastName', 'agree'] as const;

/** Answers the registration form. */
export async function register(submission: FormSubmission, options: FormsOptions): Promise<FormOutcome> {
  const { fields, client, maySignIn, secret } = submission;
  const { perform, sessions, limits, asksConsent } = options;
  const values = valuesOf(fields, REGISTER_FIELDS);
  if (!maySignIn) return refused(403, { reason: 'form.needs-tls' }, values);
  if (!fields.has('agree') && (await asksConsent()))
    return refused(422, { reason: 'form.terms-missing' }, values);
  const waitSeconds = await limits.register(client.address);
  if (waitSeconds > 0) return tooOften(waitSeconds, values);
  try {
    const { agree: _, ...user } = values;
    const passwords = { password: fields.get('password') ?? '', confirm: fields.get('confirm') ?? '' };
    const given = { username: '', email: '', ...user, ...passwords };
    const { result } = await perform(accountsRegister, given, { actor: VISITOR });
    return { to: '/', session: await renewSession(sessions, secret, result.user.id) };
  } catch (error) {
    return refusal(error, values, 'form.register-failed');
  }
}

/** Answers the forms of the profile: details and password. */
export async function saveProfile(submission: FormSubmission, options: FormsOptions): Promise<FormOutcome> {
  const { fields, state } = submission;
  if (state === undefined) return { to: `/login?from=${encodeURIComponent(PROFILE)}` };
  const actor: Actor = {
    author: { id: state.user.id, name: state.user.username },
    role: state.user.role,
  };
  return fields.get('form') === 'password'
    ? changePassword(submission, state, actor, options)
    : state.mustChangePassword
      ? { to: PROFILE }
      : saveDetails(fields, actor, options);
}

async function changePassword(
  { fields, client, secret }: FormSubmission,
  { user }: SignInState,
  actor: Actor,
  { perform, sessions, limits }: FormsOptions,
): Promise<FormOutcome> {
  const from = localPath(fields.get('from') ?? '');
  const values = { form: 'password', from };
  const attempt = await limits.attempt(client.address, user.id);
  if ('waitSeconds' in attempt) return tooOften(attempt.waitSeconds, values);
  try {
    const [current = '', password = '', confirm = ''] = ['current', 'password', 'confirm'].map(
      (name) => fields.get(name) ?? '',
    );
    const endTokens = fields.has('endTokens');
    await perform(accountsChangePassword, { current, password, confirm, endTokens }, { actor });
    await attempt.succeeded();
    // Every session of the user has ended, this one too.
    const to = from === '/' ? `${PROFILE}?saved=password` : from;
    return { to, session: await renewSession(sessions, secret, user.id) };
  } catch (error) {
    if (isProblem(error) && error.code === 'invalid') await attempt.succeeded();
    return refusal(error, values, 'form.failed');
  }
}

async function saveDetails(
  fields: URLSearchParams,
  actor: Actor,
  { perform }: FormsOptions,
): Promise<FormOutcome> {
  const values = { form: 'details', ...valuesOf(fields, ['email', 'firstName', 'lastName']) };
  const orNull = (name: string) => fields.get(name)?.trim() || null;
  try {
    const changes = { email: orNull('email'), firstName: orNull('firstName'), lastName: orNull('lastName') };
    await perform(accountsEdit, { changes }, { actor });
    return { to: `${PROFILE}?saved=details` };
  } catch (error) {
    return refusal(error, values, 'form.failed');
  }
}

/** Signs out. */
export async function signOut({ secret }: FormSubmission, { sessions }: FormsOptions): Promise<FormOutcome> {
  if (secret !== undefined) await sessions.close(secret);
  return { to: '/', session: 'ended' };
}

/** A new session in place of the present one, so that nobody can know its secret from before. */
async function renewSession(
  sessions: Sessions,
  secret: string | undefined,
  userId: string,
): Promise<OpenedSession | 'ended'> {
  if (secret !== undefined) await sessions.close(secret);
  return (await sessions.open(userId)) ?? 'ended';
}

function valuesOf<N extends string>(
  fields: URLSearchParams,
  names: readonly N[],
): Partial<Record<N, string>> {
  const filled = names.flatMap((name) => {
    const value = fields.get(name)?.trim();
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(filled) as Partial<Record<N, string>>;
}

function tooOften(waitSeconds: number, values: SubmittedForm['values']): FormOutcome {
  return { ...refused(429, waitRefusal(waitSeconds), values), waitSeconds };
}

function refused(status: number, refusal: Refusal, values: SubmittedForm['values']): AnsweredForm {
  return { status, form: { refusal, values } };
}

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  'not-allowed': 403,
  conflict: 409,
  invalid: 422,
  usage: 400,
};

/** Shows the form again with a general message; rethrows errors that are bugs. */
function refusal(error: unknown, values: SubmittedForm['values'], broke: Refusal['reason']): FormOutcome {
  const status = isProblem(error) ? STATUS_OF_CODE[error.code] : undefined;
  if (!isProblem(error) || status === undefined) throw error;
  return refused(status, error.code === 'usage' ? { reason: broke } : refusalOf(error, broke), values);
}
