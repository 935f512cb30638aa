import { initPostgres, postgresStorage } from '@croupier/core/postgres';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { describeStorageAdapter } from '../../../packages/core/src/store/testing/describe-storage-adapter.js';

/** As many connections as two storages may have, with those that listen. */
const MAX_CONNECTIONS = 20;

let db: PGlite;
let server: PGLiteSocketServer;

beforeAll(async () => {
  db = await PGlite.create();
  server = new PGLiteSocketServer({ db, port: 0, host: '127.0.0.1', maxConnections: MAX_CONNECTIONS });
  await server.start();
});
afterAll(async () => {
  await server?.stop();
  await db?.close();
});

describeStorageAdapter(
  'PGlite',
  async () => {
    const url = `postgres://postgres@${server.getServerConn()}/postgres`;
    // It has one database, so each test makes the store anew.
    await db.exec('drop schema if exists croupier cascade');
    await initPostgres(url);
    const open = () => {
      const storage = postgresStorage(url);
      onTestFinished(() => storage.close());
      return storage;
    };
    return { storage: open(), reopen: async () => open() };
  },
  { randomRuns: 2, hearsLater: true, hasOneSession: true },
);
