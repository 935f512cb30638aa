import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { v7 } from 'uuid';
import { build } from 'vite';
import { onTestFinished } from 'vitest';
import { openStore, type Runtime, type Store } from '../../store.js';
import { type FileStorageOptions, fileStorage } from '../file-storage.js';
import { initStore } from '../init-store.js';

const source = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const cache = join(source, '../../../node_modules/.cache/croupier');
const runtime: Runtime = { now: () => new Date(), newId: v7 };

/** The change metadata of a test that adds a casino. */
export const addCasinoChange = { by: { name: 'owner' }, operation: 'casinos.add' };

/** A new store in a temporary folder, which is removed after the test. */
export async function newStore(wishes?: FileStorageOptions): Promise<{ folder: string; store: Store }> {
  const folder = newFolder();
  await initStore(folder);
  return { folder, store: openStore(fileStorage(folder, wishes), runtime) };
}

/** A temporary folder, which is removed after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens the folder of a store again, as another command does. */
export function reopenStore(folder: string, wishes?: FileStorageOptions): Store {
  return openStore(fileStorage(folder, wishes), runtime);
}

/** A small valid casino. */
export function casino(slug: string, more: object = {}): object {
  return { slug, name: slug, description: 'Calm.', ...more };
}

/** The slugs of the casinos in a store, oldest first. */
export function slugsIn(store: Store): Promise<string[]> {
  return store.question(({ casinos }) => [...casinos.all()].map(({ slug }) => slug));
}

/** Creates a TypeScript program that can use `fileStorage`, `openStore`, `runtime`; returns its path. */
export async function buildProgram(text: string): Promise<string> {
  const folder = join(cache, v7());
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const entry = join(folder, 'entry.ts');
  writeFileSync(
    entry,
    `import { fileStorage } from ${JSON.stringify(join(source, 'store/files/file-storage.js'))};
    import { openStore } from ${JSON.stringify(join(source, 'store/store.js'))};
    import { runtime } from ${JSON.stringify(join(source, 'runtime.js'))};
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

/** Starts a program; `said` is its output, `ended` its exit code or the signal that killed it. */
export function startProcess(command: string, args: string[]) {
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (said += String(bytes)));
  const ended = new Promise<number | string>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal ?? code ?? 0));
  });
  return { child, ended, said: () => said };
}
