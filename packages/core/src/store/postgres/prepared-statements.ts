import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';

/** A connection, with what its types leave out: the process that the server named when it accepted it. */
type Connection = PoolClient & { processID?: number | null };

/** What the names of statements begin with in the connections that are a session of the server itself. */
const prefixes = new WeakMap<PoolClient, string>();
const numbers = new Map<string, number>();

/**
 * Asks a new connection which process answers. A pooler that hands out sessions by transaction gives a number of its own in
 * the place of it, and would look for a prepared statement in a session that never saw it.
 */
export function noteOwnSession(client: Connection): void {
  client.query<{ pid: number }>('select pg_backend_pid() as pid').then(
    ({ rows }) => {
      // PGlite has one session for all connections, so each has names of its own.
      if (rows[0]?.pid === client.processID) prefixes.set(client, randomUUID());
    },
    () => undefined,
  );
}

/**
 * The name under which a connection keeps a statement parsed and planned, which is a third and more of what a small one takes there;
 * undefined where it cannot.
 */
export function statementName(client: PoolClient, text: string): string | undefined {
  const prefix = prefixes.get(client);
  if (prefix === undefined) return undefined;
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return `${prefix}-${number}`;
}
