import type { Role } from '../../model/user.js';
import type { StorageAdapter } from '../../store/storage-adapter.js';

/** A token as it is kept, under its hash: the secret itself is nowhere. */
interface StoredToken {
  id: string;
  userId: string;
  name: string;
  /** The highest role that it lends. */
  role: Role;
  /** ISO 8601, UTC. */
  createdAt: string;
}

const TOKEN_PREFIX = 'tokens/';
const USE_PREFIX = 'token-uses/';
const SECRET_BYTES = 32;

type Expiring = Pick<StorageAdapter, 'expiring'>;

/** A new secret. The beginning says what it is, so that tools find one which was published by mistake. */
export function newTokenSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `croupier_${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** Keeps a token under the hash of its secret until it ends. */
export async function saveToken(
  { expiring, digest }: Pick<StorageAdapter, 'expiring' | 'digest'>,
  secret: string,
  { token, expiresAt }: { token: StoredToken; expiresAt: number },
): Promise<void> {
  await expiring.put(TOKEN_PREFIX + digest(secret), token, expiresAt);
}

/** A kept token, its hash, and when it ends. */
export interface FoundToken {
  hash: string;
  token: StoredToken;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

/** Every token that has not ended. */
export async function allTokens({ expiring }: Expiring): Promise<FoundToken[]> {
  const entries = await expiring.list(TOKEN_PREFIX);
  return entries.map(({ key, value, expiresAt }) => ({
    hash: key.slice(TOKEN_PREFIX.length),
    token: value as StoredToken,
    expiresAt,
  }));
}

/** The token of a secret; undefined if it is unknown, has ended or was deleted. */
export async function findToken(
  { expiring, digest }: Pick<StorageAdapter, 'expiring' | 'digest'>,
  secret: string,
): Promise<{ hash: string; token: StoredToken } | undefined> {
  const hash = digest(secret);
  const token = (await expiring.get(TOKEN_PREFIX + hash)) as StoredToken | undefined;
  return token === undefined ? undefined : { hash, token };
}

/** Ends a token at once. */
export async function deleteToken({ expiring }: Expiring, hash: string): Promise<void> {
  await expiring.delete(TOKEN_PREFIX + hash);
  await expiring.delete(USE_PREFIX + hash);
}

/** How exact the time of the last use is, in milliseconds. */
const USE_PRECISION = 60_000;
const USES_KEPT = 400 * 86_400_000;

/** The uses that this process has noted, by the hash of the token. */
const notedUses = new WeakMap<object, Map<string, number>>();

/** Notes that a token was used. It has a key of its own, so that a deleted token does not come back. */
export async function noteTokenUse({ expiring }: Expiring, hash: string, now: number): Promise<void> {
  const uses = notedUses.get(expiring) ?? new Map<string, number>();
  if (now - (uses.get(hash) ?? 0) < USE_PRECISION) return;
  notedUses.set(expiring, uses.set(hash, now));
  const last = await expiring.get(USE_PREFIX + hash);
  if (typeof last === 'number' && now - last < USE_PRECISION) return;
  await expiring.put(USE_PREFIX + hash, now, now + USES_KEPT);
}

/** When a token was last used, in milliseconds, to the minute. */
export async function lastTokenUse({ expiring }: Expiring, hash: string): Promise<number | undefined> {
  return (await expiring.get(USE_PREFIX + hash)) as number | undefined;
}
