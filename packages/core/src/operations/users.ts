import * as z from 'zod';
import { ROLES, SHOWN_BESIDE_USER, type ShownUser, type User } from '../model/user.js';
import { matches } from '../rules/search.js';
import { stateHash } from '../store/change.js';
import type { Content } from '../store/content.js';
import { type ChangeContext, change, question } from './operation.js';
import { keepHash, LONGEST_PASSWORD, refuseTaken, refuseWeak, standingOf, userCalled } from './people.js';
import { fieldsOf, type Given, page } from './records.js';

const called = z.string().min(1).describe("A user's name, e-mail address, id, or an id's first characters");
const several = z.strictObject({ records: z.array(called).min(1) });
const fields = fieldsOf<Given<'users'>>('user');

/** Users by search, role and status, in the order of their names. */
export const usersList = question({
  name: 'users.list',
  summary: 'List users',
  allowed: 'administer',
  faces: { command: 'users list', http: true, screen: '/admin/users' },
  input: z.strictObject({
    /** Words sought in username, e-mail address and names. */
    search: z.string().optional(),
    role: z.enum(ROLES).optional(),
    status: z.enum(['active', 'inactive']).optional(),
    ...page.shape,
  }),
  run({ content }, { search = '', role, status, limit, offset }) {
    const found = [...content.users.all()]
      .filter(
        (user) =>
          matches(search, user.username, user.email, user.firstName ?? '', user.lastName ?? '') &&
          (role === undefined || user.role === role) &&
          (status === undefined || user.isActive === (status === 'active')),
      )
      .sort((a, b) => a.username.localeCompare(b.username, 'en'));
    const end = limit === undefined ? undefined : offset + limit;
    const show = shower(content);
    return { total: found.length, records: found.slice(offset, end).map(show) };
  },
});

/** One user, with the hash that a later change may expect. */
export const usersShow = question({
  name: 'users.show',
  summary: 'Show a user',
  allowed: 'administer',
  faces: { command: 'users show', http: true, screen: '/admin/users/{id}/edit' },
  input: z.strictObject({ record: called }),
  run({ content, store }, { record: name }) {
    const user = userCalled(content, name);
    return {
      record: shower(content)(user),
      hash: stateHash(store.home.digest, JSON.stringify(user)),
    };
  },
});

/** A new user, an editor unless said otherwise, with a one-time password that is told this once. */
export const usersAdd = change({
  name: 'users.add',
  summary: 'Add a user, with a one-time password that is shown once',
  allowed: 'administer',
  faces: { command: 'users add', http: true, screen: '/admin/users/new' },
  input: z.strictObject({ record: fields }),
  before: ({ passwords }) => oneTime(passwords),
  run({ content }, { record: given }, { oneTimePassword, hash }) {
    const user = content.users.insert({ role: 'editor', ...ownFields(given) });
    refuseTaken(content, user);
    keepHash(content, user.id, hash, true);
    return { records: [shower(content)(user)], oneTimePassword };
  },
});

/** Changes fields of a user; what is not named stays, null empties. */
export const usersEdit = change({
  name: 'users.edit',
  summary: 'Edit a user',
  allowed: 'administer',
  faces: { command: 'users edit', http: true, screen: '/admin/users/{id}/edit' },
  input: z.strictObject({ record: called, changes: fields }),
  run: (context, { record: name, changes }) => ({ records: [edit(context, name, ownFields(changes))] }),
});

/** Lets users sign in. */
export const usersActivate = change({
  name: 'users.activate',
  summary: 'Let users sign in',
  allowed: 'administer',
  faces: { command: 'users activate', http: true, screen: '/admin/users' },
  input: several,
  run: (context, { records }) => ({
    records: records.map((name) => edit(context, name, { isActive: true })),
  }),
});

/** Keeps users out; never the last active admin. */
export const usersDeactivate = change({
  name: 'users.deactivate',
  summary: 'Keep users from signing in',
  allowed: 'administer',
  faces: { command: 'users deactivate', http: true, screen: '/admin/users' },
  input: several,
  run: (context, { records }) => ({
    records: records.map((name) => edit(context, name, { isActive: false })),
  }),
});

/** Deletes users and their passwords; never the last active admin. */
export const usersDelete = change({
  name: 'users.delete',
  summary: 'Delete users',
  allowed: 'administer',
  faces: { command: 'users delete', http: true, screen: '/admin/users' },
  input: several,
  run({ content }, { records: named }) {
    const standing = standingOf(content);
    const gone = [...new Set(named.map((name) => userCalled(content, name).id))];
    const show = shower(content);
    const records = gone.map((id) => show(content.users.remove(id)));
    standing.settle();
    return { records };
  },
});

/** Sets a user's password: the one given, or a one-time password that is told this once. */
export const usersSetPassword = change({
  name: 'users.set-password',
  summary: "Set a user's password, or give a one-time password that is shown once",
  allowed: 'administer',
  faces: { command: 'users set-password', http: true, screen: '/admin/users' },
  input: z.strictObject({
    record: called,
    password: z.string().max(LONGEST_PASSWORD).optional(),
    /** Whether they must choose another at their next sign-in; a one-time password always asks for that. */
    mustChange: z.boolean().default(false),
  }),
  async before({ content, passwords }, { record: name, password, mustChange }) {
    const user = userCalled(content, name);
    if (password === undefined) return { userId: user.id, mustChange: true, ...(await oneTime(passwords)) };
    refuseWeak(passwords, password, user);
    return {
      userId: user.id,
      mustChange,
      hash: await passwords.hash(password),
      oneTimePassword: undefined,
    };
  },
  run({ content, telling }, _input, { userId, mustChange, hash, oneTimePassword }) {
    const user = content.users.require(userId);
    keepHash(content, user.id, hash, mustChange);
    telling(user.username);
    return {
      records: [shower(content)(user)],
      ...(oneTimePassword === undefined ? {} : { oneTimePassword }),
    };
  },
});

function edit({ content }: ChangeContext, name: string, changes: object): ShownUser {
  const standing = standingOf(content);
  const after = content.users.update(userCalled(content, name).id, changes);
  standing.settle([after.id]);
  return shower(content)(after);
}

async function oneTime(passwords: ChangeContext['passwords']) {
  const oneTimePassword = passwords.oneTime();
  return { oneTimePassword, hash: await passwords.hash(oneTimePassword) };
}

/** What is given of a user, without what is only shown, so that a shown record can be given back. */
function ownFields(given: object): Record<string, unknown> {
  const own: Record<string, unknown> = { ...given };
  for (const name of SHOWN_BESIDE_USER) delete own[name];
  return own;
}

function shower(content: Pick<Content, 'users' | 'credentials'>): (user: User) => ShownUser {
  const byUser = new Map([...content.credentials.all()].map((one) => [one.userId, one]));
  return (user) => {
    const credential = byUser.get(user.id);
    return {
      ...user,
      ...(credential?.lastLogin === undefined ? {} : { lastLogin: credential.lastLogin }),
      hasPassword: credential !== undefined,
      mustChangePassword: credential?.mustChange === true,
    };
  };
}
