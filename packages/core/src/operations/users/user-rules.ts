import type { ReadableContent } from '../../model/collections.js';
import type { Credential, User } from '../../model/user.js';
import { problem } from '../../problem.js';
import type { Transaction } from '../../store/transaction.js';
import type { Actor, PasswordHasher } from '../define/operation.js';
import { findByRef } from '../records/find-by-ref.js';

/** The fewest characters of a password. */
const MIN_PASSWORD_LENGTH = 6;
/** The most characters of a password: hashing takes time in proportion. */
export const MAX_PASSWORD_LENGTH = 1_000;

type UserTables = Pick<ReadableContent, 'users' | 'credentials'>;

/** A name for comparison: without case, Unicode variants, white space and invisible characters. */
export function normalizeLogin(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\p{Cf}\s]/gu, '')
    .toLowerCase();
}

/** The user who signs in with this username or e-mail address. Compares with every user, so that the time tells nothing. */
export function findUserForSignIn({ users }: UserTables, identifier: string): User | undefined {
  const wanted = normalizeLogin(identifier);
  let found: User | undefined;
  for (const user of users.all()) {
    if (normalizeLogin(user.username) === wanted || normalizeLogin(user.email) === wanted) found ??= user;
  }
  return found;
}

/** The credential of a user. */
export function credentialOf({ credentials }: UserTables, userId: string): Credential | undefined {
  let found: Credential | undefined;
  for (const credential of credentials.all()) if (credential.userId === userId) found ??= credential;
  return found;
}

/** The user called by username, e-mail address, id, or an id's first characters. Problem: `not-found`. */
export function findUser({ users }: UserTables, userRef: string): User {
  return findByRef(users.all(), userRef, {
    names: ({ id, username, email }) => [id, username, email],
    prefixed: ({ id }) => id,
    suggested: ({ username }) => [username],
    normalize: normalizeLogin,
    notFound: (suggestion) => problem('user.not-found', { ref: userRef, suggestion }),
    ambiguous: ({ length }) => problem('user.ambiguous', { ref: userRef, count: length }),
  });
}

/** A user to act as. Problems: `not-found`, `not-allowed` for an inactive user. */
export function actorFor(content: UserTables, userRef: string): Actor {
  const user = findUser(content, userRef);
  if (!user.isActive) throw problem('user.inactive', { username: user.username });
  return { author: { id: user.id, name: user.username }, role: user.role };
}

/** Refuses the username or e-mail address of another user. Problem: `conflict`. */
export function refuseTakenLogin({ users }: UserTables, { id, username, email }: User): void {
  const own = { username: normalizeLogin(username), email: normalizeLogin(email) };
  for (const other of users.all()) {
    if (other.id === id) continue;
    const theirs = [normalizeLogin(other.username), normalizeLogin(other.email)];
    for (const [path, value] of Object.entries(own)) {
      if (!theirs.includes(value)) continue;
      throw problem('user.taken', {}, { at: { path, value: path === 'email' ? email : username } });
    }
  }
}

/** Refuses a short password, a common one, and one's own name. Problem: `invalid`. */
export function refuseWeakPassword(
  passwords: PasswordHasher,
  password: string,
  { username = '', email = '' }: Partial<Pick<User, 'username' | 'email'>>,
): void {
  const names = [username, email, email.split('@')[0] ?? ''].map(normalizeLogin);
  const isName = names.some((name) => name !== '' && name === normalizeLogin(password));
  const at = { path: 'password' };
  if ([...password].length < MIN_PASSWORD_LENGTH) throw problem('password.too-short', {}, { at });
  if (isName || passwords.isCommon(password)) throw problem('password.too-common', {}, { at });
}

/** Refuses two entries of a new password that differ. Problem: `invalid`. */
export function refusePasswordMismatch(password: string, confirm: string): void {
  if (password === confirm) return;
  throw problem('password.mismatch', {}, { at: { path: 'confirm' } });
}

/** Saves a password's hash in place of the previous one. */
export function savePasswordHash(
  content: Transaction,
  userId: string,
  hash: string,
  mustChange: boolean,
): void {
  const known = credentialOf(content, userId);
  if (known === undefined) content.credentials.insert({ userId, hash, mustChange });
  else content.credentials.update(known.id, { hash, mustChange });
}

/** What every change of users keeps true: an admin who can sign in, unique names, no credential without its user. */
interface UserInvariants {
  /**
   * Refuses a change that breaks them, and removes the credentials of deleted users; `mayBeNobody` allows a store
   * without users. Problem: `conflict`.
   */
  enforce(touched?: Iterable<string>, mayBeNobody?: boolean): void;
}

/** Remembers the admins before users change: those who can sign in, else, in a store without passwords, the active ones. */
export function trackUserInvariants(content: Transaction): UserInvariants {
  const areAll = activeAdmins(content).every((user) => !hasPassword(content, user));
  const present = () => activeAdmins(content).filter((user) => areAll || hasPassword(content, user));
  const before = present();
  return {
    enforce(touched = [], mayBeNobody = false) {
      const [last] = before;
      const isFree = mayBeNobody && content.users.size === 0;
      if (last !== undefined && present().length === 0 && !isFree) {
        throw problem('user.last-admin', { username: last.username });
      }
      for (const id of touched) {
        const user = content.users.get(id);
        if (user !== undefined) refuseTakenLogin(content, user);
      }
      for (const { id, userId } of [...content.credentials.all()]) {
        if (content.users.get(userId) === undefined) content.credentials.remove(id);
      }
    },
  };
}

function hasPassword(content: UserTables, { id }: User): boolean {
  return credentialOf(content, id) !== undefined;
}

function activeAdmins({ users }: Transaction): User[] {
  return [...users.all()].filter(({ role, isActive }) => role === 'admin' && isActive);
}
