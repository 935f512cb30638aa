import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { casinosImport, createPerform, runtime, type StorageAdapter } from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { createStore } from '../../packages/cli/src/open-store.js';
import { casinosCsv } from './casino-rows.js';
import { addOtherContent } from './other-content.js';

/** Where the site says that it stands. */
export const REAL_ORIGIN = 'https://guide.example';

/** As many casinos as most sites have. */
export const SMALL = 60;
/** As many as the long suites take: nothing but casinos, as after a first import. */
export const LARGE = 10_000;

/** Addresses of it, by what is particular to them. */
export const REAL_CASINOS = {
  /** No rating, link, reviewer, logo, country or list. */
  bare: 'bare-bramble',
  /** Rated, with neither an author nor a link. */
  unsigned: 'cobalt-estuary',
  /** Blacklisted with a score of 9.4, featured. */
  blacklistedHigh: 'velvet-mackerel',
  /** Blacklisted with a score of 2. */
  blacklistedLow: 'tin-mackerel',
  /** Inactive, so it has no page. */
  inactive: 'closed-harrow',
  /** With a review from Word, a link and a reviewer. */
  pasted: 'hidden-ledger',
  best: 'perfect-ten',
} as const;

/**
 * The folder of a store as an owner has it, without sample content: its casinos are imported from a file with the gaps
 * that such files have. It is made once in a run, and shared: to change it, take a copy.
 */
export async function sharedRealStore(count: number = SMALL): Promise<string> {
  const folder = path.join(tmpdir(), `real-site-${count}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}.${randomUUID()}`;
  await makeRealStore(making, count);
  // Another worker may have been quicker.
  await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }));
  return folder;
}

/** A copy of it, which is gone when the run is over. */
export async function copyRealStore(
  count: number = SMALL,
): Promise<{ folder: string; storage: StorageAdapter }> {
  const parent = await mkdtemp(path.join(tmpdir(), 'croupier-real-'));
  const folder = path.join(parent, 'store');
  await cp(await sharedRealStore(count), folder, { recursive: true, preserveTimestamps: true });
  return { folder, storage: fileStorage(folder) };
}

async function makeRealStore(folder: string, count: number): Promise<void> {
  await createStore(folder, {
    siteName: 'Mette’s Casinos & Cards',
    baseUrl: REAL_ORIGIN,
    language: 'en',
    sample: false,
  });
  const perform = createPerform(fileStorage(folder), runtime);
  await perform(casinosImport, {
    source: casinosCsv(count),
    scale: 10,
    default: { rating: '', safetyRating: '', bonuses: '', games: '', paymentMethods: '' },
    noDefaults: true,
  });
  if (count === SMALL) await addOtherContent(perform);
}
