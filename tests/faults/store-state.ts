import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { openStore, runtime } from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { croupierBin } from '../cli/shell.js';

/** Whether the long runs were asked for (`npm run faults`), not the quick share in the test command. */
export const isLongRun = process.env.CROUPIER_FAULTS === 'long';

/** What a test needs to know of a casino. */
export interface StoredCasino {
  rating: number;
  isFeatured: boolean;
}

/** The state of a store as a reader sees it: its casinos by slug, and how many changes its history has. */
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

/** Starts the built command itself, without a shell between, so that a kill reaches it; it ends as `done` or tells why not. */
export function runCroupier(
  folder: string,
  ...words: string[]
): { child: ChildProcess; ended: Promise<string> } {
  const child = spawn(
    process.execPath,
    [croupierBin, ...words, '--store', path.join(folder, 'croupier-data')],
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

/** A CSV file of casinos named `Casino 0` … that all have one rating, in stars. */
export function casinosCsv(count: number, stars: number): string {
  const head =
    'name,description,rating,safetyRating,gamesRating,bonusesRating,supportRating,payoutsRating,bonuses,games,paymentMethods';
  const row = (n: number) =>
    `Casino ${n},"A description, with a comma",${stars},4,4,4,4,4,100% up to 200,Slots,Cards`;
  return `${[head, ...Array.from({ length: count }, (_, n) => row(n))].join('\n')}\n`;
}
