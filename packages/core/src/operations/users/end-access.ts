import type { ExpiringStorage } from '../../store/expiring-storage.js';
import { allTokens, deleteToken, type FoundToken } from '../tokens/stored-token.js';

/** The keys of sessions begin with it. */
export const SESSION_PREFIX = 'session:';

type Expiring = { expiring: ExpiringStorage };

/** The tokens of users. */
export async function tokensOf({ expiring }: Expiring, userIds: readonly string[]): Promise<FoundToken[]> {
  return (await allTokens({ expiring })).filter(({ token }) => userIds.includes(token.userId));
}

/** Ends the tokens of users. */
export async function endTokens({ expiring }: Expiring, userIds: readonly string[]): Promise<void> {
  for (const { hash } of await tokensOf({ expiring }, userIds)) await deleteToken({ expiring }, hash);
}

/** Ends the sessions and tokens of users, so that none comes back with them. */
export async function endAccess({ expiring }: Expiring, userIds: readonly string[]): Promise<void> {
  await endTokens({ expiring }, userIds);
  for (const { key, value } of await expiring.list(SESSION_PREFIX)) {
    if (userIds.includes((value as { userId: string }).userId)) await expiring.delete(key);
  }
}
