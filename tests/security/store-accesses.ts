import { createPerform, isProblem, type Operation, operations as op, runtime } from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { startServer } from '../../packages/cli/src/serve/server.js';
import { siteFromSource } from '../site/test-server.js';

/** The outputs of every access to a store. */
export interface Told {
  text: string;
  /** Errors that are not a Problem: bugs. */
  mistakes: unknown[];
}

type Access = (store: string, told: (text: string) => void) => Promise<unknown>;

const perform =
  (operation: unknown, input: unknown): Access =>
  async (store, told) => {
    const onChunk = (piece: string | Uint8Array) => told(String(piece));
    const { result } = await createPerform(fileStorage(store, { onNote: told }), runtime)(
      operation as Operation,
      input as never,
      { onChunk },
    );
    told(JSON.stringify(result));
  };

const view = { id: runtime.newId(), path: '/best-casinos', title: '', referrer: '', ts: 1 };

/** Every kind of access; reads come first. */
const accesses = (picture: string): Record<string, Access> => ({
  list: perform(op['casinos.list'], {}),
  show: perform(op['casinos.show'], { record: 'red-fox' }),
  settings: perform(op['settings.get'], {}),
  users: perform(op['users.list'], {}),
  media: perform(op['media.list'], {}),
  history: perform(op['history.list'], {}),
  'page views': perform(op['tracking.pageviews'], {}),
  clicks: perform(op['tracking.clicks'], {}),
  missing: perform(op['redirects.missing'], {}),
  doctor: perform(op['doctor.check'], {}),
  backup: perform(op['store.backup'], {}),
  serve: (store, told) => served(store, picture, told),
  append: async (store) => {
    for (const log of ['pageViews', 'clicks', 'missing'] as const)
      await fileStorage(store).appendLog(log, view as never);
  },
  'clear a log': perform(op['tracking.clear'], {}),
  edit: perform(op['casinos.edit'], { record: 'red-fox', changes: { rating: 3 } }),
  undo: perform(op['history.undo'], {}),
  'doctor --fix': perform(op['doctor.mend'], {}),
  'add a picture': async (store) => fileStorage(store).media.write(picture, new Uint8Array([1])),
  'remove a picture': async (store) => fileStorage(store).media.remove(picture),
});

/** Accesses a store in every way, and collects the outputs. */
export async function accessAll(store: string, picture: string): Promise<Told> {
  const texts: string[] = [];
  const mistakes: unknown[] = [];
  for (const [name, access] of Object.entries(accesses(picture))) {
    try {
      await withinSeconds(
        20,
        name,
        access(store, (text) => texts.push(text)),
      );
    } catch (error) {
      texts.push(`${name}: ${error}`);
      if (isProblem(error)) texts.push(JSON.stringify([error.hint, error.issues]));
      else mistakes.push(name, error);
    }
  }
  return { text: texts.join('\n'), mistakes };
}

async function served(store: string, picture: string, told: (text: string) => void): Promise<void> {
  const storage = fileStorage(store, { onNote: told });
  const serving = await startServer({
    storage,
    site: siteFromSource,
    port: 0,
    log: told,
  });
  try {
    for (const place of ['/', '/casino/red-fox', `/media/${picture}`, '/sitemap.xml', '/no-such-page']) {
      const answer = await fetch(serving.address + place, { redirect: 'manual' });
      told(`${place}: ${answer.status} ${await answer.text()}`);
    }
    const headers = { origin: serving.address, 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    await fetch(`${serving.address}/beacon`, { method: 'POST', body: '{"view":{"path":"/"}}', headers });
  } finally {
    await serving.stop();
  }
}

async function withinSeconds<T>(seconds: number, name: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} hangs`)), seconds * 1_000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
