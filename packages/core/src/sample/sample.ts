import { type PublicCatalogue, publicCatalogue } from '../model/public-catalogue.js';
import { memoryStorage } from '../store/memory-storage.js';
import { openStore, type Runtime } from '../store/store.js';
import type { Transaction } from '../store/transaction.js';
import { sampleBonuses } from './bonuses.js';
import { sampleCasinos } from './casinos.js';
import { sampleCommunity } from './community.js';
import { sampleGames } from './games.js';
import { sampleHomepage } from './homepage.js';
import { sampleMenus } from './menus.js';
import { samplePages } from './pages.js';
import { samplePosts } from './posts.js';
import { sampleSettings } from './settings.js';
import { sampleShowcase } from './showcase.js';
import { sampleUsers } from './users.js';

/**
 * Puts all sample content into a store, as part of one change; a site name that the store has stays. Problem: `conflict`
 * where a slug of the sample is taken, so that a second time changes nothing.
 */
export function putSample(transaction: Transaction): void {
  const casinoIds = new Map<string, string>();
  for (const input of sampleCasinos) {
    const { name, id } = transaction.casinos.insert(input);
    casinoIds.set(name, id);
  }
  for (const input of sampleBonuses) {
    transaction.bonuses.insert({ ...input, casinoId: casinoIds.get(input.casino ?? '') });
  }
  for (const input of sampleGames) transaction.games.insert(input);
  for (const input of samplePosts) transaction.posts.insert(input);
  for (const input of samplePages) transaction.pages.insert(input);
  for (const input of sampleUsers) transaction.users.insert(input);
  transaction.menus.set(sampleMenus);
  transaction.homepage.set(sampleHomepage);
  transaction.community.set(sampleCommunity);
  transaction.showcase.set(sampleShowcase);
  const settings = transaction.settings.get();
  const siteName = settings.siteName || sampleSettings.siteName;
  transaction.settings.set({ ...settings, ...sampleSettings, siteName });
}

let cachedCatalogue: Promise<PublicCatalogue> | undefined;

/**
 * What visitors see of the sample content, after `alter` where it is given; made through a real store, the same at every
 * call and on every day.
 */
export function sampleCatalogue(change?: (transaction: Transaction) => void): Promise<PublicCatalogue> {
  if (change !== undefined) return makeCatalogue(change);
  cachedCatalogue ??= makeCatalogue();
  return cachedCatalogue;
}

async function makeCatalogue(change?: (transaction: Transaction) => void): Promise<PublicCatalogue> {
  const store = openStore(memoryStorage(), fixedRuntime());
  await store.change({ by: { name: 'sample' }, operation: 'sample.put' }, (transaction) => {
    putSample(transaction);
    change?.(transaction);
  });
  return store.question((content) => publicCatalogue(content, SAMPLE_DAY));
}

const SAMPLE_DAY = '2026-07-01';

function fixedRuntime(): Runtime {
  let count = 0;
  return {
    now: () => new Date(`${SAMPLE_DAY}T09:00:00.000Z`),
    newId: () => `019fa000-0000-7000-8000-${String(++count).padStart(12, '0')}`,
  };
}
