import * as z from 'zod';
import { READ_ONLY_USER_FIELDS, ROLES, type User, type UserSummary, userSummary } from '../../model/user.js';
import { matches } from '../../rules/search.js';
import { recordHash } from '../../store/change.js';
import type { Content } from '../../store/content.js';
import { type ChangeContext, change, question } from '../define/operation.js';
import { paginate, pagination } from '../records/paginate.js';
import { editedNames, editedRecords, fieldsOf, type RecordPatch } from '../records/record-operations.js';
import { filterWhere, whereInput } from '../records/where.js';
import {
  findUser,
  MAX_PASSWORD_LENGTH,
  refuseTakenLogin,
  refuseWeakPassword,
  savePasswordHash,
  trackUserInvariants,
} from './user-rules.js';

const userRef = z.string().min(1).describe("A user's name, e-mail address, id, or an id's first characters");
const userRefs = z.strictObject({ records: z.array(userRef).min(1) });
const fields = fieldsOf<RecordPatch<'users'>>('user');

const userQuery = z.strictObject({
  /** Words in the username, e-mail address or names. */
  search: z.string().optional(),
  role: z.enum(ROLES).optional(),
  status: z.enum(['active', 'inactive']).optional(),
});

/** Users by search, role and status, in the order of their names. */
export const usersList = question({
  name: 'users.list',
  summary: 'List users',
  permission: 'administer',
  exposure: { command: 'users list', http: true, screen: '/admin/users' },
  input: userQuery.extend({ ...pagination.shape, ...whereInput.shape }),
  run({ content }, { limit, offset, where, ...query }) {
    const present = createUserPresenter(content);
    const select = (given: z.output<typeof userQuery>) =>
      filterUsers(content.users.all(), given).map(present);
    const found = filterWhere(select(query), where, { entity: userSummary, query: userQuery, select });
    return paginate([...found], { limit, offset });
  },
});

function filterUsers(
  users: Iterable<User>,
  { search = '', role, status }: z.output<typeof userQuery>,
): User[] {
  return [...users]
    .filter(
      (user) =>
        matches(search, user.username, user.email, user.firstName ?? '', user.lastName ?? '') &&
        (role === undefined || user.role === role) &&
        (status === undefined || user.isActive === (status === 'active')),
    )
    .sort((a, b) => a.username.localeCompare(b.username, 'en'));
}

/** One user, with the hash that a later change may expect. */
export const usersShow = question({
  name: 'users.show',
  summary: 'Show a user',
  permission: 'administer',
  exposure: { command: 'users show', http: true, screen: '/admin/users/{id}/edit' },
  input: z.strictObject({ record: userRef }),
  run({ content, store }, { record: name }) {
    const user = findUser(content, name);
    return {
      record: createUserPresenter(content)(user),
      hash: recordHash(store.storage.digest, JSON.stringify(user)),
    };
  },
});

/** Adds a user, an editor by default, with a one-time password that is shown once. */
export const usersAdd = change({
  name: 'users.add',
  summary: 'Add a user, with a one-time password that is shown once',
  permission: 'administer',
  exposure: { command: 'users add', http: true, screen: '/admin/users/new' },
  input: z.strictObject({ record: fields }),
  prepare: ({ passwords }) => newOneTimePassword(passwords),
  run({ content }, { record: given }, { oneTimePassword, hash }) {
    const user = content.users.insert({ role: 'editor', ...storedFields(given) });
    refuseTakenLogin(content, user);
    savePasswordHash(content, user.id, hash, true);
    return { records: [createUserPresenter(content)(user)], oneTimePassword };
  },
});

/** Changes fields of a user; the others stay, null empties one. */
export const usersEdit = change({
  name: 'users.edit',
  summary: 'Edit a user, or several alike',
  permission: 'administer',
  exposure: { command: 'users edit', http: true, screen: '/admin/users/{id}/edit' },
  input: editedRecords.extend({ changes: fields }),
  run: (context, { changes, ...named }) => ({
    records: editedNames(named).map((name) => editUser(context, name, storedFields(changes))),
  }),
});

/** Lets users sign in. */
export const usersActivate = change({
  name: 'users.activate',
  summary: 'Let users sign in',
  permission: 'administer',
  exposure: { command: 'users activate', http: true, screen: '/admin/users' },
  input: userRefs,
  run: (context, { records }) => ({
    records: records.map((name) => editUser(context, name, { isActive: true })),
  }),
});

/** Keeps users from signing in; refuses the last active admin. */
export const usersDeactivate = change({
  name: 'users.deactivate',
  summary: 'Keep users from signing in',
  permission: 'administer',
  exposure: { command: 'users deactivate', http: true, screen: '/admin/users' },
  input: userRefs,
  run: (context, { records }) => ({
    records: records.map((name) => editUser(context, name, { isActive: false })),
  }),
});

/** Deletes users and their passwords; refuses the last active admin. */
export const usersDelete = change({
  name: 'users.delete',
  summary: 'Delete users',
  permission: 'administer',
  exposure: { command: 'users delete', http: true, screen: '/admin/users' },
  input: userRefs,
  run({ content }, { records: named }) {
    const invariants = trackUserInvariants(content);
    const gone = [...new Set(named.map((name) => findUser(content, name).id))];
    const show = createUserPresenter(content);
    const records = gone.map((id) => show(content.users.remove(id)));
    invariants.enforce();
    return { records };
  },
});

/** Sets a user's password: the one given, or a one-time password that is shown once. */
export const usersSetPassword = change({
  name: 'users.set-password',
  summary: "Set a user's password, or give a one-time password that is shown once",
  permission: 'administer',
  exposure: { command: 'users set-password', http: true, screen: '/admin/users' },
  input: z.strictObject({
    record: userRef,
    password: z.string().max(MAX_PASSWORD_LENGTH).optional(),
    /** Whether the user must choose another at the next sign-in; a one-time password always demands it. */
    mustChange: z.boolean().default(false),
  }),
  async prepare({ content, passwords }, { record: name, password, mustChange }) {
    const user = findUser(content, name);
    if (password === undefined)
      return { userId: user.id, mustChange: true, ...(await newOneTimePassword(passwords)) };
    refuseWeakPassword(passwords, password, user);
    return {
      userId: user.id,
      mustChange,
      hash: await passwords.hash(password),
      oneTimePassword: undefined,
    };
  },
  run({ content, setSubject }, _input, { userId, mustChange, hash, oneTimePassword }) {
    const user = content.users.require(userId);
    savePasswordHash(content, user.id, hash, mustChange);
    setSubject(user.username);
    return {
      records: [createUserPresenter(content)(user)],
      ...(oneTimePassword === undefined ? {} : { oneTimePassword }),
    };
  },
});

function editUser({ content }: ChangeContext, name: string, changes: object): UserSummary {
  const invariants = trackUserInvariants(content);
  const after = content.users.update(findUser(content, name).id, changes);
  invariants.enforce([after.id]);
  return createUserPresenter(content)(after);
}

async function newOneTimePassword(passwords: ChangeContext['passwords']) {
  const oneTimePassword = passwords.generateOneTime();
  return { oneTimePassword, hash: await passwords.hash(oneTimePassword) };
}

/** The input without read-only fields, so that a shown record can be given back. */
function storedFields(given: object): Record<string, unknown> {
  const own: Record<string, unknown> = { ...given };
  for (const name of READ_ONLY_USER_FIELDS) delete own[name];
  return own;
}

function createUserPresenter(content: Pick<Content, 'users' | 'credentials'>): (user: User) => UserSummary {
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
