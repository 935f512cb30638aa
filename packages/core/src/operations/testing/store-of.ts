import { clockwork } from '../../clockwork.js';
import type { Role } from '../../model/user.js';
import { type Outcome, type Perform, performer } from '../../perform.js';
import { memoryHome } from '../../store/memory.js';
import type { Actor } from '../operation.js';

/** An empty store in memory. */
export function emptyStore(): Perform {
  return performer(memoryHome(), clockwork);
}

/** Someone with a role. */
export function as(role: Role): { actor: Actor } {
  return { actor: { author: { id: 'x', name: role }, role } };
}

/** The only record that a change made or changed. */
export async function only<T>(outcome: Promise<Outcome<{ records: T[] }>>): Promise<T> {
  const { records } = (await outcome).result;
  if (records.length !== 1) throw new Error(`${records.length} records`);
  return records[0] as T;
}
