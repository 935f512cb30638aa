import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { ROLES } from '../../model/user.js';
import { problem } from '../../problem.js';
import type { Store } from '../../store/store.js';
import { type Actor, type OperationContext, question, traffic } from '../define/operation.js';
import { lowerRole } from '../define/permissions.js';
import { findByRef } from '../records/find-by-ref.js';
import { findUser } from '../users/user-rules.js';
import {
  allTokens,
  deleteToken,
  type FoundToken,
  lastTokenUse,
  newTokenSecret,
  saveToken,
} from './stored-token.js';

const DAY_MS = 86_400_000;
/** How long a token lasts unless said otherwise, in days. */
const DEFAULT_DAYS = 90;
const MAX_DAYS = 3_650;
/** The most tokens of one user. */
const MAX_TOKENS = 50;

const tokenName = lazy(() =>
  z.string().trim().min(1, 'A token has a name').max(100).describe('What it is for'),
);
const userRef = lazy(() =>
  z.string().min(1).optional().describe("Whose, by username, e-mail address or id; one's own unless given"),
);

/** A token, without its secret. */
export interface TokenSummary {
  id: string;
  name: string;
  user: string;
  /** The highest role that it lends. */
  role: string;
  createdAt: string;
  expiresAt: string;
  lastUsedAt?: string;
}

/** Makes a token for scripts. The secret is in the result, and nowhere else. Problem: `conflict` for a taken name. */
export const tokensAdd = traffic({
  name: 'tokens.add',
  summary: 'Make a token for scripts, which is shown once',
  permission: 'see all content',
  exposure: { screen: '/admin/profile' },
  input: () =>
    z.strictObject({
      name: tokenName(),
      user: userRef(),
      role: z.enum(ROLES).default('admin').describe('The highest role that it lends'),
      days: z.int().min(1).max(MAX_DAYS).default(DEFAULT_DAYS).describe('How long it lasts'),
    }),
  async run({ store, actor, now, newId, dryRun, requirePermission }, { name, user: ref, role, days }) {
    const user = await ownerOf({ store, actor, requirePermission }, ref);
    const existing = (await allTokens(store.storage)).filter(({ token }) => token.userId === user.id);
    if (existing.some(({ token }) => token.name === name)) throw problem('token.name-taken', { name });
    if (existing.length >= MAX_TOKENS) throw problem('token.too-many', { max: MAX_TOKENS });
    const secret = newTokenSecret();
    const expiresAt = Date.parse(now) + days * DAY_MS;
    const token = {
      id: newId(),
      userId: user.id,
      name,
      role: lowerRole(role, lowerRole(user.role, actor.role ?? 'user')),
      createdAt: now,
    };
    if (!dryRun) {
      // First, so that no token is without its line.
      await noteInHistory(store, actor, 'tokens.add', [`${name} (${user.username})`]);
      await saveToken(store.storage, secret, { token, expiresAt });
    }
    const summary = { ...token, user: user.username, expiresAt: new Date(expiresAt).toISOString() };
    return { token: toSummary(summary), ...(dryRun ? {} : { secret }) };
  },
});

/** One's own tokens; an administrator's list has everybody's. */
export const tokensList = question({
  name: 'tokens.list',
  summary: 'List tokens: whose, which role, until when, last used',
  permission: 'see all content',
  exposure: { screen: '/admin/profile' },
  input: () => z.strictObject({ user: userRef() }),
  async run(context, { user: ref }) {
    const { store, content } = context;
    const records: TokenSummary[] = [];
    for (const { hash, token, expiresAt } of await visibleTokens(context, ref)) {
      const user = content.users.get(token.userId)?.username ?? token.userId;
      const lastUse = await lastTokenUse(store.storage, hash);
      records.push(
        toSummary({
          ...token,
          user,
          expiresAt: new Date(expiresAt).toISOString(),
          ...(lastUse === undefined ? {} : { lastUsedAt: new Date(lastUse).toISOString() }),
        }),
      );
    }
    return { total: records.length, records };
  },
});

/** Ends tokens at once. Problem: `not-found`. */
export const tokensDelete = traffic({
  name: 'tokens.delete',
  summary: 'Delete tokens; they are refused at once',
  permission: 'see all content',
  exposure: { screen: '/admin/profile' },
  input: () =>
    z.strictObject({
      records: z.array(z.string().min(1).describe("A token's name, id, or an id's first characters")).min(1),
      user: userRef(),
    }),
  async run(context, { records: refs, user: ref }) {
    const { store, dryRun } = context;
    const tokens = await store.question((content) => visibleTokens({ ...context, content }, ref));
    const gone = new Map(refs.map((wanted) => findToken(tokens, wanted)).map((one) => [one.hash, one]));
    if (!dryRun) {
      for (const hash of gone.keys()) await deleteToken(store.storage, hash);
      const subjects = await store.question(({ users }) =>
        [...gone.values()].map(
          ({ token }) => `${token.name} (${users.get(token.userId)?.username ?? token.userId})`,
        ),
      );
      await noteInHistory(store, context.actor, 'tokens.delete', subjects);
    }
    return { records: [...gone.values()].map(({ token }) => ({ id: token.id, name: token.name })) };
  },
});

/** A line of history that tells who did it, and the names of the tokens. */
async function noteInHistory(
  store: Store,
  { author }: Actor,
  operation: string,
  subjects: readonly string[],
): Promise<void> {
  await store.change({ by: author, operation, subject: subjects.join(', '), isNote: true }, () => undefined);
}

type Context = Pick<OperationContext, 'actor' | 'requirePermission'>;
type TrafficStore = { store: Parameters<Parameters<typeof traffic>[0]['run']>[0]['store'] };

/** The user that a token is made for. Problems: `usage` where the owner of the files names nobody, `not-found`. */
async function ownerOf({ store, actor, requirePermission }: Context & TrafficStore, ref: string | undefined) {
  const wanted = ref ?? actor.author.id;
  if (wanted === undefined) throw problem('token.user-missing');
  const user = await store.question((content) => findUser(content, wanted));
  if (user.id !== actor.author.id) requirePermission('administer', 'make a token of somebody else');
  return user;
}

async function visibleTokens(
  {
    store,
    content,
    actor,
    requirePermission,
  }: Context & TrafficStore & { content: Parameters<typeof findUser>[0] },
  ref: string | undefined,
): Promise<FoundToken[]> {
  const all = await allTokens(store.storage);
  const isAdmin = actor.role === 'admin';
  if (ref === undefined && isAdmin) return all;
  const userId = ref === undefined ? actor.author.id : findUser(content, ref).id;
  if (userId !== actor.author.id) requirePermission('administer', "see somebody else's tokens");
  return all.filter(({ token }) => token.userId === userId);
}

function findToken(tokens: readonly FoundToken[], ref: string): FoundToken {
  return findByRef(tokens, ref, {
    names: ({ token }) => [token.name, token.id],
    prefixed: ({ token }) => token.id,
    suggested: ({ token }) => [token.name],
    // Names of tokens differ by case too.
    normalize: (word) => word,
    notFound: (suggestion) => problem('token.not-found', { ref, suggestion }),
    ambiguous: ({ length }) => problem('token.ambiguous', { ref, count: length }),
  });
}

function toSummary({ id, name, user, role, createdAt, expiresAt, lastUsedAt }: TokenSummary): TokenSummary {
  return { id, name, user, role, createdAt, expiresAt, ...(lastUsedAt === undefined ? {} : { lastUsedAt }) };
}
