import * as z from 'zod';
import { lazy } from '../../lazy.js';
import type { User } from '../../model/user.js';
import { type Warning, warning } from '../../warning.js';
import type { ChangeContext } from '../define/operation.js';
import { endTokens, tokensOf } from './end-access.js';

/** Whether the tokens of a user end with the password. */
export const endTokensInput = lazy(() =>
  z
    .boolean()
    .default(false)
    .describe('Delete the tokens of the user as well, which a new password does not end'),
);

/** Sessions end with the password that they began with; tokens stay and are named, or are deleted with it. */
export async function tokensAfterPassword(
  { expiring, afterCommit }: Pick<ChangeContext, 'expiring' | 'afterCommit'>,
  { id, username }: User,
  isEnd: boolean,
): Promise<{ warnings?: Warning[] }> {
  const names = (await tokensOf({ expiring }, [id])).map(({ token }) => token.name).sort();
  if (names.length === 0) return {};
  if (isEnd) afterCommit((storage) => endTokens(storage, [id]));
  return { warnings: [warning(isEnd ? 'password.tokens-end' : 'password.tokens-stay', { username, names })] };
}
