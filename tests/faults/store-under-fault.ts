import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { clockwork, openStore } from '@croupier/core';
import { filesHome } from '@croupier/core/node';
import { bin } from '../cli/terminal.js';

/** Whether the long runs were asked for (`npm run faults`), not the quick share in the test command. */
export const isLong = process.env.CROUPIER_FAULTS === 'long';

/** What a test needs to know of a casino. */
export interface Known {
  rating: number;
  isFeatured: boolean;
}

/** The state of a store as a reader sees it: its casinos by slug, and how many changes its history has. */
export async function stateOf(folder: string): Promise<{ casinos: Map<string, Known>; changes: number }> {
  const home = filesHome(folder);
  const store = openStore(home, clockwork);
  const casinos = await store.question(
    (content) =>
      new Map(
        [...content.casinos.all()].map(({ slug, rating, isFeatured }) => [slug, { rating, isFeatured }]),
      ),
  );
  return { casinos, changes: (await home.history()).length };
}

/** Starts the built command itself, without a shell between, so that a kill reaches it; it ends as `done` or tells why not. */
export function croupier(
  folder: string,
  ...words: string[]
): { child: ChildProcess; ended: Promise<string> } {
  const child = spawn(process.execPath, [bin, ...words, '--store', path.join(folder, 'croupier-data')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CI: 'true' },
  });
  let told = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  const ended = new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? 'done' : `exit ${code}: ${told}`));
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
