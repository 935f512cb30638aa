import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { v7 } from 'uuid';
import { build } from 'vite';
import { onTestFinished } from 'vitest';
import { type Clockwork, openStore, type Store } from '../../store.js';
import { type FilesWishes, filesHome } from '../files-home.js';
import { initStore } from '../init.js';

const source = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const cache = join(source, '../../../node_modules/.cache/croupier');
const clockwork: Clockwork = { now: () => new Date(), newId: v7 };

/** What a test says when it adds a casino. */
export const adding = { by: { name: 'owner' }, operation: 'casinos.add' };

/** A new store in a folder of its own, which goes when the test is over. */
export async function newStore(wishes?: FilesWishes): Promise<{ folder: string; store: Store }> {
  const folder = newFolder();
  await initStore(folder);
  return { folder, store: openStore(filesHome(folder, wishes), clockwork) };
}

/** A folder that goes when the test is over. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store's folder, opened anew, as another command would. */
export function reopened(folder: string, wishes?: FilesWishes): Store {
  return openStore(filesHome(folder, wishes), clockwork);
}

/** A small valid casino. */
export function casino(slug: string, more: object = {}): object {
  return { slug, name: slug, description: 'Calm.', ...more };
}

/** The casinos of a store, as their slugs, in order of age. */
export function slugsIn(store: Store): Promise<string[]> {
  return store.question(({ casinos }) => [...casinos.all()].map(({ slug }) => slug));
}

/** Makes a program of TypeScript that may use `filesHome`, `openStore`, `clockwork`; returns its path. */
export async function program(text: string): Promise<string> {
  const folder = join(cache, v7());
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const entry = join(folder, 'entry.ts');
  writeFileSync(
    entry,
    `import { filesHome } from ${JSON.stringify(join(source, 'store/files/files-home.js'))};
    import { openStore } from ${JSON.stringify(join(source, 'store/store.js'))};
    import { clockwork } from ${JSON.stringify(join(source, 'clockwork.js'))};
    ${text}`,
  );
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  });
  return join(folder, 'entry.mjs');
}

/** Starts a program; `said` is what it wrote, `ended` its exit code, or the signal that killed it. */
export function start(command: string, args: string[]) {
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (said += String(bytes)));
  const ended = new Promise<number | string>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal ?? code ?? 0));
  });
  return { child, ended, said: () => said };
}
