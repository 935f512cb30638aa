import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { openStore, runtime } from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { croupierBin } from '../cli/shell.js';

/** The fields of a casino that the tests compare. */
export interface StoredCasino {
  rating?: number | undefined;
  isFeatured: boolean;
}

/** Reads a store: its casinos by slug, and the number of changes in its history. */
export async function readStoreState(
  folder: string,
): Promise<{ casinos: Map<string, StoredCasino>; changes: number }> {
  const storage = fileStorage(folder);
  const store = openStore(storage, runtime);
  const casinos = await store.question(
    (content) =>
      new Map(
        [...content.casinos.all()].map(({ slug, rating, isFeatured }) => [slug, { rating, isFeatured }]),
      ),
  );
  return { casinos, changes: (await storage.history()).length };
}

/** Starts the built command without a shell, so that a kill reaches it. `ended` is `done`, or the exit code and the output. */
export function runCroupier(
  folder: string,
  ...words: string[]
): { child: ChildProcess; ended: Promise<string> } {
  const child = spawn(
    process.execPath,
    [
      croupierBin,
      ...words,
      ...(words.includes('--store') ? [] : ['--store', path.join(folder, 'croupier-data')]),
    ],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, CI: 'true' },
    },
  );
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? 'done' : `exit ${code}: ${output}`));
  });
  return { child, ended };
}

/** A CSV file of casinos named `Casino 0` …, all with one rating in stars. */
export function casinosCsv(count: number, stars: number): string {
  const head =
    'name,description,rating,safetyRating,gamesRating,bonusesRating,supportRating,payoutsRating,bonuses,games,paymentMethods';
  const row = (n: number) =>
    `Casino ${n},"A description, with a comma",${stars},4,4,4,4,4,100% up to 200,Slots,Cards`;
  return `${[head, ...Array.from({ length: count }, (_, n) => row(n))].join('\n')}\n`;
}
