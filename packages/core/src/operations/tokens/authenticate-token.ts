import { problem } from '../../problem.js';
import type { Store } from '../../store/store.js';
import type { Actor } from '../define/operation.js';
import { lowerRole } from '../define/permissions.js';
import { findToken, noteTokenUse } from './stored-token.js';

/**
 * Who sends a token: its user with the present role, lowered to what the token may lend. Both are looked up each time,
 * so that a user who is deactivated or deleted is refused at once. Problem: `not-allowed`.
 */
export async function authenticateToken(store: Store, secret: string, now: number): Promise<Actor> {
  const found = await findToken(store.storage, secret);
  if (found === undefined) throw problem('token.refused');
  const { hash, token } = found;
  const actor = await store.question((content) => {
    const user = content.users.get(token.userId);
    if (user === undefined || !user.isActive) throw problem('token.refused');
    return {
      author: { id: user.id, name: user.username },
      role: lowerRole(user.role, token.role),
    };
  });
  await noteTokenUse(store.storage, hash, now);
  return actor;
}
