import * as z from 'zod';
import { lazy } from '../../lazy.js';
import type { Credential, User } from '../../model/user.js';
import { problem } from '../../problem.js';
import type { Store } from '../../store/store.js';
import type { Transaction } from '../../store/transaction.js';
import { change, type OperationContext, question } from '../define/operation.js';
import { noteSignIn } from './last-sign-in.js';
import { endTokensInput, tokensAfterPassword } from './tokens-after-password.js';
import {
  credentialOf,
  findUserForSignIn,
  MAX_PASSWORD_LENGTH,
  refusePasswordMismatch,
  refuseTakenLogin,
  refuseWeakPassword,
  savePasswordHash,
} from './user-rules.js';

const password = lazy(() => z.string().max(MAX_PASSWORD_LENGTH));
const shortText = lazy(() => z.string().max(500));

/**
 * Checks who signs in, by e-mail address or username, and notes when. Whoever is unknown, not active or has another
 * password hears the same, after the same work. Changes no content. Problem: `not-allowed`.
 */
export const accountsSignIn = question({
  name: 'accounts.sign-in',
  summary: 'Sign in',
  permission: 'see what is public',
  exposure: { isPostOnly: true, screen: '/login' },
  input: () =>
    z.strictObject({
      identifier: shortText(),
      password: password(),
      /** Which form asks: that of the site, or that of the admin, which refuses visitors. */
      form: z.enum(['site', 'admin']).default('site'),
    }),
  async run({ content, store, passwords, expiring, now }, { identifier, password, form }) {
    const user = findUserForSignIn(content, identifier);
    const credential = credentialOf(content, user?.id ?? '');
    const { matches, isDated } = await passwords.verify(password, credential?.hash);
    if (!matches || user === undefined || credential === undefined || !user.isActive)
      throw problem(form === 'admin' ? 'sign-in.admin-refused' : 'sign-in.refused');
    if (form === 'admin' && user.role === 'user') throw problem('sign-in.not-staff');
    if (isDated) await renewHash(store, credential, await passwords.hash(password));
    await noteSignIn(expiring, user.id, now);
    return { user, mustChange: credential.mustChange };
  },
});

/** Stores a password's hash again, at today's cost, unless the password has changed meanwhile. */
async function renewHash(store: Store, { userId, hash }: Credential, renewed: string): Promise<void> {
  await store.change(
    { by: { name: 'visitor' }, operation: 'accounts.sign-in', unrecorded: true },
    (content) => {
      const credential = credentialOf(content, userId);
      if (credential?.hash === hash) content.credentials.update(credential.id, { hash: renewed });
    },
  );
}

/** An account of one's own, with the role user. Problems: `invalid`, `conflict` where the name or address is taken. */
export const accountsRegister = change({
  name: 'accounts.register',
  summary: 'Register an account of the role user',
  permission: 'see what is public',
  exposure: { screen: '/register' },
  unrecorded: true,
  input: () =>
    z.strictObject({
      username: shortText(),
      email: shortText(),
      firstName: shortText().optional(),
      lastName: shortText().optional(),
      password: password(),
      confirm: password(),
    }),
  async prepare({ passwords }, { password, confirm, ...user }) {
    refusePasswordMismatch(password, confirm);
    refuseWeakPassword(passwords, password, user);
    return passwords.hash(password);
  },
  run({ content }, { password: _, confirm: __, ...given }, hash) {
    const user = content.users.insert({ ...given, role: 'user' });
    refuseTakenLogin(content, user);
    savePasswordHash(content, user.id, hash, false);
    return { user };
  },
});

/** The form with which a person signs in. */
export type SignInInput = Pick<z.input<typeof accountsSignIn.input>, 'identifier' | 'password'>;
/** The form with which a person registers. */
export type RegistrationInput = z.input<typeof accountsRegister.input>;

/** One's own account. */
export const accountsShow = question({
  name: 'accounts.show',
  summary: 'Show your own account',
  permission: 'see own profile',
  exposure: { command: 'account show', screen: '/profile' },
  input: () => z.strictObject({}),
  run(context) {
    const user = currentUser(context);
    const credential = credentialOf(context.content, user.id);
    return { user, mustChange: credential?.mustChange === true };
  },
});

/** Changes one's own e-mail address and names; null empties one. Problems: `invalid`, `conflict` where the address is taken. */
export const accountsEdit = change({
  name: 'accounts.edit',
  summary: 'Change your own e-mail address and names',
  permission: 'see own profile',
  exposure: { command: 'account edit', screen: '/profile' },
  unrecorded: true,
  input: () =>
    z.strictObject({
      changes: z.strictObject({
        email: shortText().nullable().optional(),
        firstName: shortText().nullable().optional(),
        lastName: shortText().nullable().optional(),
      }),
    }),
  run(context, { changes }) {
    const { content } = context;
    const user = content.users.update(currentUser(context).id, changes);
    refuseTakenLogin(content, user);
    return { records: [user] };
  },
});

/** Another password for oneself; the present one is asked for. Problems: `not-allowed`, `invalid`. */
export const accountsChangePassword = change({
  name: 'accounts.change-password',
  summary: 'Change your own password',
  permission: 'see own profile',
  exposure: { command: 'account password', screen: '/profile' },
  unrecorded: true,
  input: () =>
    z.strictObject({
      current: password(),
      password: password(),
      confirm: password(),
      endTokens: endTokensInput(),
    }),
  async prepare(context, { current, password, confirm }) {
    const { content, passwords } = context;
    const user = currentUser(context);
    refusePasswordMismatch(password, confirm);
    refuseWeakPassword(passwords, password, user);
    if (password === current) throw problem('password.unchanged', {}, { at: { path: 'password' } });
    const known = credentialOf(content, user.id)?.hash;
    const { matches } = await passwords.verify(current, known);
    if (!matches) throw problem('password.wrong');
    return { userId: user.id, known, hash: await passwords.hash(password) };
  },
  async run(context, { endTokens }, { userId, known, hash }) {
    const { content } = context;
    if (credentialOf(content, userId)?.hash !== known) {
      throw problem('password.stale');
    }
    savePasswordHash(content, userId, hash, false);
    const user = content.users.require(userId);
    return { records: [user], ...(await tokensAfterPassword(context, user, endTokens)) };
  },
});

function currentUser({
  content,
  actor,
}: Pick<OperationContext, 'actor'> & { content: { users: Pick<Transaction['users'], 'get'> } }): User {
  const user = actor.author.id === undefined ? undefined : content.users.get(actor.author.id);
  if (user?.isActive) return user;
  throw problem('account.none');
}
