import * as z from 'zod';
import { messages } from '../messages.js';
import type { User } from '../model/user.js';
import { Problem } from '../problem.js';
import { change, type QuestionContext, question } from './operation.js';
import {
  credentialOf,
  keepHash,
  LONGEST_PASSWORD,
  refuseMismatch,
  refuseTaken,
  refuseWeak,
  userSigningIn,
} from './people.js';

const { signIn: say } = messages;

const password = z.string().max(LONGEST_PASSWORD);
const short = z.string().max(500);

/**
 * Checks who signs in, by e-mail address or username, and notes when. Whoever is unknown, not active or has another
 * password hears the same, after the same work. Problem: `not-allowed`.
 */
export const accountsSignIn = change({
  name: 'accounts.sign-in',
  summary: 'Sign in',
  allowed: 'see what is public',
  faces: { http: true, screen: '/login' },
  unrecorded: true,
  input: z.strictObject({
    identifier: short,
    password,
    /** Which form asks: that of the site, or that of the admin, which refuses visitors. */
    form: z.enum(['site', 'admin']).default('site'),
  }),
  async before({ content, passwords }, { identifier, password, form }) {
    const user = userSigningIn(content, identifier);
    const credential = credentialOf(content, user?.id ?? '');
    const { matches, isDated } = await passwords.verify(password, credential?.hash);
    if (!matches || user === undefined || credential === undefined || !user.isActive) throw refused(form);
    return {
      userId: user.id,
      hash: credential.hash,
      renewed: isDated ? await passwords.hash(password) : credential.hash,
    };
  },
  run({ content, now }, { form }, { userId, hash, renewed }) {
    const user = content.users.get(userId);
    const credential = credentialOf(content, userId);
    // What was checked may have been changed since.
    if (user === undefined || !user.isActive || credential?.hash !== hash) throw refused(form);
    if (form === 'admin' && user.role === 'user') throw new Problem('not-allowed', say.notAdmin);
    const { mustChange } = content.credentials.update(credential.id, { lastLogin: now, hash: renewed });
    return { user, mustChange };
  },
});

/** An account of one's own, with the role user. Problems: `invalid`, `conflict` where the name or address is taken. */
export const accountsRegister = change({
  name: 'accounts.register',
  summary: 'Register an account of the role user',
  allowed: 'see what is public',
  faces: { http: true, screen: '/register' },
  unrecorded: true,
  input: z.strictObject({
    username: short,
    email: short,
    firstName: short.optional(),
    lastName: short.optional(),
    password,
    confirm: password,
  }),
  async before({ passwords }, { password, confirm, ...user }) {
    refuseMismatch(password, confirm);
    refuseWeak(passwords, password, user);
    return passwords.hash(password);
  },
  run({ content }, { password: _, confirm: __, ...given }, hash) {
    const user = content.users.insert({ ...given, role: 'user' });
    refuseTaken(content, user);
    keepHash(content, user.id, hash, false);
    return { user };
  },
});

/** One's own account. */
export const accountsShow = question({
  name: 'accounts.show',
  summary: 'Show your own account',
  allowed: 'see own profile',
  faces: { http: true, screen: '/profile' },
  input: z.strictObject({}),
  run(context) {
    const user = ownUser(context);
    const credential = credentialOf(context.content, user.id);
    return { user, mustChange: credential?.mustChange === true };
  },
});

/** Another password for oneself; the present one is asked for. Problems: `not-allowed`, `invalid`. */
export const accountsChangePassword = change({
  name: 'accounts.change-password',
  summary: 'Change your own password',
  allowed: 'see own profile',
  faces: { http: true, screen: '/profile' },
  unrecorded: true,
  input: z.strictObject({ current: password, password, confirm: password }),
  async before(context, { current, password, confirm }) {
    const { content, passwords } = context;
    const user = ownUser(context);
    refuseMismatch(password, confirm);
    refuseWeak(passwords, password, user);
    if (password === current) {
      const message = messages.ours.passwordSame;
      throw new Problem('invalid', message, { issues: [{ path: 'password', message }] });
    }
    const known = credentialOf(content, user.id)?.hash;
    const { matches } = await passwords.verify(current, known);
    if (!matches) {
      throw new Problem('not-allowed', 'The present password is another one', { hint: 'Type it again.' });
    }
    return { userId: user.id, known, hash: await passwords.hash(password) };
  },
  run({ content }, _input, { userId, known, hash }) {
    if (credentialOf(content, userId)?.hash !== known) {
      throw new Problem('conflict', 'The password was changed meanwhile', { hint: 'Sign in again.' });
    }
    keepHash(content, userId, hash, false);
    return {};
  },
});

function refused(form: 'site' | 'admin'): Problem {
  return new Problem('not-allowed', form === 'admin' ? say.adminFailed : say.failed);
}

function ownUser({ content, actor }: Pick<QuestionContext, 'content' | 'actor'>): User {
  const user = actor.author.id === undefined ? undefined : content.users.get(actor.author.id);
  if (user?.isActive) return user;
  throw new Problem('not-found', 'There is no account that is your own', {
    hint: 'The owner of the files needs none; everyone else signs in first.',
  });
}
