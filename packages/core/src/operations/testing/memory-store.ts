import type { Role } from '../../model/user.js';
import { createPerform, type Outcome, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import type { Actor } from '../define/operation.js';

/** An empty store in memory. */
export function memoryPerform(): Perform {
  return createPerform(memoryStorage(), runtime);
}

/** An actor with a role. */
export function actingAs(role: Role): { actor: Actor } {
  return { actor: { author: { id: 'x', name: role }, role } };
}

/** The only record that a change created or modified. */
export async function onlyRecord<T>(outcome: Promise<Outcome<{ records: T[] }>>): Promise<T> {
  const { records } = (await outcome).result;
  if (records.length !== 1) throw new Error(`${records.length} records`);
  return records[0] as T;
}
