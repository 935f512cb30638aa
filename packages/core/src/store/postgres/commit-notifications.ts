import { Client } from 'pg';

/** The NOTIFY channel for commits. */
export const CHANNEL = 'croupier';

/** The time until a lost connection is made again, in milliseconds. */
const RECONNECT_DELAY = 1_000;

/**
 * Calls `heard` with what commits tell, and after each connection, since some may have been missed before it. It keeps no
 * process alive. Behind a pooler that gives connections by transaction nothing is heard; asking now and then covers that.
 */
export function listenForCommits(url: string, heard: (told: string | undefined) => void): () => void {
  let isStopped = false;
  let client: Client | undefined;

  const connect = async () => {
    const mine = new Client({ connectionString: url, keepAlive: true, application_name: 'croupier news' });
    client = mine;
    mine.on('error', () => undefined);
    mine.once('end', again);
    mine.on('notification', ({ payload }) => heard(payload));
    try {
      await mine.connect();
      await mine.query(`listen ${CHANNEL}`);
      // The types leave it out: https://node-postgres.com/apis/client
      (mine as Client & { unref(): void }).unref();
      heard(undefined);
    } catch {
      await mine.end().catch(() => undefined);
    }
  };
  const again = () => {
    if (!isStopped) setTimeout(connect, RECONNECT_DELAY).unref();
  };
  void connect();
  return () => {
    isStopped = true;
    void client?.end().catch(() => undefined);
  };
}
