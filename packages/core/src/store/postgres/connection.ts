import type { Writable } from 'node:stream';
import { Pool, type PoolClient, type QueryResult, types } from 'pg';
import { isProblem, problem } from '../../problem.js';
import { toDatabaseProblem } from './database-problem.js';
import { noteOwnSession, statementName } from './prepared-statements.js';

/** How long a connection may take, in milliseconds. */
const CONNECT_TIMEOUT = 10_000;
const POOL_SIZE = 8;
const BIGINT = 20;

/** What queries are made over: the pool, or one connection of it. */
export interface Queryable {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** One transaction. What is sent to it without waiting is answered in its order. */
export interface DatabaseTransaction extends Queryable {
  /** Sends the commit, behind what was sent before; it resolves when all of that is kept. */
  commit(): Promise<void>;
}

/** The connections to one database. */
export interface Database extends Queryable {
  /** Host, port and database, without user and password. */
  readonly place: string;
  readonly url: string;
  /**
   * Runs work in a transaction: committed when it resolves, if it did not do so itself, and rolled back when it rejects.
   * `begin` is statements without values; the work gets the rows of the last one.
   */
  transaction<T, Row = never>(
    begin: string,
    work: (transaction: DatabaseTransaction, rows: Row[]) => Promise<T>,
  ): Promise<T>;
  close(): Promise<void>;
}

/** Whether the name of a store is the address of a PostgreSQL database. */
export function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text);
}

/** Host, port and database of an address. Problem: `usage` if it is none. */
export function databaseAddress(url: string): string {
  if (!isDatabaseUrl(url) || !URL.canParse(url)) throw problem('database.address');
  const { hostname, port, pathname } = new URL(url);
  return `postgres://${hostname || 'localhost'}:${port || '5432'}${pathname}`;
}

/** Opens connections as they are needed; idle ones keep no process alive. */
export function openDatabase(url: string): Database {
  const place = databaseAddress(url);
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    allowExitOnIdle: true,
    keepAlive: true,
    // What a commit sends goes out at once: it waits for one answer of the network and not for one a statement.
    pipeline: true,
    application_name: 'croupier',
    // Sequence numbers stay far below the integers that JavaScript counts exactly.
    types: { getTypeParser: (oid, format) => (oid === BIGINT ? Number : types.getTypeParser(oid, format)) },
  });
  // An idle connection that breaks is replaced when one is next needed.
  pool.on('error', () => undefined);
  pool.on('connect', noteOwnSession);

  const query = async <Row>(text: string, values?: unknown[]): Promise<Row[]> => {
    const client = await connect(pool, place);
    let failure: unknown;
    try {
      return await queriesOf(client, place).query<Row>(text, values);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(isProblem(failure) && failure.reason === 'database.unreachable');
    }
  };
  return {
    place,
    url,
    query,
    close: () => pool.end(),
    async transaction<T, Row>(
      begin: string,
      work: (transaction: DatabaseTransaction, rows: Row[]) => Promise<T>,
    ) {
      const client = await connect(pool, place);
      const queries = queriesOf(client, place);
      let isBroken = false;
      let committing: Promise<unknown> | undefined;
      const commit = async () => {
        committing ??= queries.query('commit');
        await committing;
      };
      try {
        const rows = await queries.query<Row>(begin);
        const result = await work({ ...queries, commit }, rows);
        await commit();
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {
          isBroken = true;
        });
        throw error;
      } finally {
        client.release(isBroken);
      }
    },
  };
}

async function connect(pool: Pool, place: string): Promise<PoolClient> {
  try {
    const client = await pool.connect();
    if (client.listenerCount('error') === 0) client.on('error', () => undefined);
    return client;
  } catch (cause) {
    throw toDatabaseProblem(cause, place);
  }
}

/** Holds what is sent until this turn ends, so that the statements of a commit are one packet and one call of the system. */
function sendTogether(client: PoolClient): void {
  // The types leave it out.
  const { stream } = (client as PoolClient & { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

function queriesOf(client: PoolClient, place: string): Queryable {
  return {
    async query<Row>(text: string, values?: unknown[]) {
      try {
        sendTogether(client);
        const name = statementName(client, text);
        const prepared = values && { text, values, ...(name === undefined ? {} : { name }) };
        const result: QueryResult | QueryResult[] = await client.query(prepared ?? text);
        // Several statements at once have a result each.
        return ([result].flat().at(-1)?.rows ?? []) as Row[];
      } catch (cause) {
        throw toDatabaseProblem(cause, place);
      }
    },
  };
}
