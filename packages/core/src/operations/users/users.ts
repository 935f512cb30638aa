import * as z from 'zod';
import { oneOf, setOrNot } from '../../collections/filters.js';
import { listQuery } from '../../collections/list-query.js';
import { lazy } from '../../lazy.js';
import { READ_ONLY_USER_FIELDS, ROLES, type User, type UserSummary, userSummary } from '../../model/user.js';
import { recordHash } from '../../store/change.js';
import type { Content } from '../../store/content.js';
import { type ChangeContext, change, type OperationContext, question } from '../define/operation.js';
import { editedNames, editedRecords } from '../records/named-records.js';
import { paginate, pagination } from '../records/paginate.js';
import { fieldsOf, type RecordPatch } from '../records/record-operations.js';
import { selectInTurns } from '../records/select-records.js';
import { selectWhere, whereInput } from '../records/where.js';
import { endAccess } from './end-access.js';
import { readLastSignIns } from './last-sign-in.js';
import { endTokensInput, tokensAfterPassword } from './tokens-after-password.js';
import {
  findUser,
  MAX_PASSWORD_LENGTH,
  refuseTakenLogin,
  refuseWeakPassword,
  savePasswordHash,
  trackUserInvariants,
} from './user-rules.js';

const userRef = lazy(() =>
  z.string().min(1).describe("A user's name, e-mail address, id, or an id's first characters"),
);
const userRefs = lazy(() => z.strictObject({ records: z.array(userRef()).min(1) }));
const fields = lazy(() => fieldsOf<RecordPatch<'users'>>('user'));

/** What a list of users can be asked for. */
export const userQuery = listQuery(userSummary, {
  search: ['username', 'email', 'firstName', 'lastName'],
  filters: { role: oneOf(ROLES, 'role'), status: setOrNot('isActive', ['active', 'inactive']) },
  sorts: ['username', 'lastLogin', 'createdAt'],
  order: (a, b) => byUsername().compare(a.username, b.username),
});

/** Users by search, role and status, in the order of their names unless another is asked for. */
export const usersList = question({
  name: 'users.list',
  summary: 'List users',
  permission: 'administer',
  exposure: { screen: '/admin/users' },
  input: () => userQuery.query().extend({ ...pagination().shape, ...whereInput().shape }),
  async run(context, { limit, offset, where, ...query }) {
    const { content, now } = context;
    const present = await createUserPresenter(context);
    const users = [...content.users.all()].map(present);
    const select = (given: object) => selectInTurns(users, userQuery.selection(given));
    const source = { entity: userSummary, now, query: userQuery.query, select };
    return paginate(await selectWhere(where, query, source), { limit, offset });
  },
});

// Created on first use, because constructing a collator takes as long as a tenth of a command's start.
const byUsername = lazy(() => new Intl.Collator('en'));

/** One user, with the hash that a later change may expect. */
export const usersShow = question({
  name: 'users.show',
  summary: 'Show a user',
  permission: 'administer',
  exposure: { screen: '/admin/users/{id}/edit' },
  input: () => z.strictObject({ record: userRef() }),
  async run(context, { record: name }) {
    const { content, store } = context;
    const user = findUser(content, name);
    return {
      record: (await createUserPresenter(context))(user),
      hash: recordHash(store.storage.digest, JSON.stringify(user)),
    };
  },
});

/** Adds a user, an editor by default, with a one-time password that is shown once. */
export const usersAdd = change({
  name: 'users.add',
  summary: 'Add a user, with a one-time password that is shown once',
  permission: 'administer',
  exposure: { screen: '/admin/users/new' },
  isResultSecret: true,
  input: () => z.strictObject({ record: fields() }),
  prepare: ({ passwords }) => newOneTimePassword(passwords),
  async run(context, { record: given }, { oneTimePassword, hash }) {
    const { content } = context;
    const user = content.users.insert({ role: 'editor', ...storedFields(given) });
    refuseTakenLogin(content, user);
    savePasswordHash(content, user.id, hash, true);
    return { records: [(await createUserPresenter(context))(user)], oneTimePassword };
  },
});

/** Changes fields of a user; the others stay, null empties one. */
export const usersEdit = change({
  name: 'users.edit',
  summary: 'Edit a user, or several alike',
  permission: 'administer',
  exposure: { screen: '/admin/users/{id}/edit' },
  input: () => editedRecords().extend({ changes: fields() }),
  run: (context, { changes, ...named }) => editUsers(context, editedNames(named), storedFields(changes)),
});

/** Lets users sign in. */
export const usersActivate = change({
  name: 'users.activate',
  summary: 'Let users sign in',
  permission: 'administer',
  exposure: { screen: '/admin/users' },
  input: userRefs,
  run: (context, { records }) => editUsers(context, records, { isActive: true }),
});

/** Keeps users from signing in, and ends their sessions and tokens; refuses the last admin who can sign in. */
export const usersDeactivate = change({
  name: 'users.deactivate',
  summary: 'Keep users from signing in',
  permission: 'administer',
  exposure: { screen: '/admin/users' },
  input: userRefs,
  run: (context, { records }) => editUsers(context, records, { isActive: false }),
});

/** Deletes users, their passwords, sessions and tokens; refuses the last admin who can sign in. */
export const usersDelete = change({
  name: 'users.delete',
  summary: 'Delete users',
  permission: 'administer',
  exposure: { screen: '/admin/users' },
  input: userRefs,
  async run(context, { records: named }) {
    const { content, afterCommit } = context;
    const invariants = trackUserInvariants(content);
    const gone = [...new Set(named.map((name) => findUser(content, name).id))];
    const show = await createUserPresenter(context);
    const records = gone.map((id) => show(content.users.remove(id)));
    invariants.enforce();
    afterCommit((storage) => endAccess(storage, gone));
    return { records };
  },
});

/** Sets a user's password: the one given, or a one-time password that is shown once. */
export const usersSetPassword = change({
  name: 'users.set-password',
  summary: "Set a user's password, or give a one-time password that is shown once",
  permission: 'administer',
  exposure: { screen: '/admin/users' },
  isResultSecret: true,
  input: () =>
    z.strictObject({
      record: userRef(),
      password: z.string().max(MAX_PASSWORD_LENGTH).optional(),
      /** Whether the user must choose another at the next sign-in; a one-time password always demands it. */
      mustChange: z.boolean().default(false),
      endTokens: endTokensInput(),
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
  async run(context, { endTokens }, { userId, mustChange, hash, oneTimePassword }) {
    const { content, setSubject } = context;
    const user = content.users.require(userId);
    savePasswordHash(content, user.id, hash, mustChange);
    setSubject(user.username);
    return {
      records: [(await createUserPresenter(context))(user)],
      ...(oneTimePassword === undefined ? {} : { oneTimePassword }),
      ...(await tokensAfterPassword(context, user, endTokens)),
    };
  },
});

async function editUsers(
  context: ChangeContext,
  names: readonly string[],
  changes: object,
): Promise<{ records: UserSummary[] }> {
  const { content, afterCommit } = context;
  const present = await createUserPresenter(context);
  const records = names.map((name) => {
    const invariants = trackUserInvariants(content);
    const after = content.users.update(findUser(content, name).id, changes);
    invariants.enforce([after.id]);
    return present(after);
  });
  const shut = records.filter(({ isActive }) => !isActive).map(({ id }) => id);
  if (shut.length > 0) afterCommit((storage) => endAccess(storage, shut));
  return { records };
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

async function createUserPresenter({
  content,
  expiring,
}: Pick<OperationContext, 'expiring'> & {
  content: Pick<Content, 'users' | 'credentials'>;
}): Promise<(user: User) => UserSummary> {
  const byUser = new Map([...content.credentials.all()].map((one) => [one.userId, one]));
  const signIns = await readLastSignIns(expiring);
  return (user) => {
    const credential = byUser.get(user.id);
    const lastLogin = signIns.get(user.id) ?? credential?.lastLogin;
    return {
      ...user,
      ...(lastLogin === undefined ? {} : { lastLogin }),
      hasPassword: credential !== undefined,
      mustChangePassword: credential?.mustChange === true,
    };
  };
}
