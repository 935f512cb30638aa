import type { Casino } from '../collections/casinos/casino.js';
import { earningSlug } from '../collections/earnings/earning.js';
import { listingSlug } from '../collections/listings/listing.js';
import { type PublicCatalogue, publicCatalogue, withLabels } from '../model/public-catalogue.js';
import { memoryStorage } from '../store/memory-storage.js';
import { openStore, type Runtime } from '../store/store.js';
import type { Transaction } from '../store/transaction.js';
import { slugOf } from '../values/text/slug.js';
import { sampleCasinos } from './casinos.js';
import { sampleCommunity } from './community.js';
import { sampleBrands, sampleEarnings, sampleProgrammes, sampleRates } from './earnings.js';
import { sampleGames } from './games.js';
import { sampleHomepage } from './homepage.js';
import { sampleMenus } from './menus.js';
import { sampleBonuses } from './offers/bonuses.js';
import { sampleListings } from './offers/listings.js';
import { samplePages } from './pages.js';
import { samplePosts } from './posts.js';
import { sampleMarkets, sampleSettings } from './settings.js';
import { sampleShowcase } from './showcase.js';
import { sampleToplists } from './toplists.js';
import { sampleAuthors, sampleUsers } from './users.js';

/**
 * Adds all sample content to a store within a transaction; keeps an existing site name. Problem:
 * `conflict` if a sample slug is taken, so a second run changes nothing.
 */
export function putSample(transaction: Transaction): void {
  const casinoNamed = new Map<string, Casino>();
  for (const input of sampleCasinos) {
    const brandId = sampleBrands[input.slug ?? ''];
    const ofProgramme = brandId === undefined ? {} : { programme: 'sample-partners', brandId };
    const casino = transaction.casinos.insert({ ...input, ...ofProgramme });
    casinoNamed.set(casino.name, casino);
  }
  for (const input of sampleProgrammes) transaction.programmes.insert(input);
  for (const input of sampleRates)
    transaction.rates.insert({ ...input, slug: slugOf(`${input.code} ${input.into} ${input.date}`) });
  for (const input of sampleEarnings) {
    const casinoId = casinoNamed.get(input.casino ?? '')?.id;
    transaction.earnings.insert({ ...input, casinoId, slug: earningSlug(input) });
  }
  const bonusIds = new Map<string, string>();
  for (const input of sampleBonuses) {
    const casinoId = casinoNamed.get(input.casino ?? '')?.id;
    const { title, id } = transaction.bonuses.insert({ ...input, casinoId });
    bonusIds.set(title, id);
  }
  for (const { casino = '', offer, ...input } of sampleListings) {
    const offered = offer === undefined ? {} : { offer, offerId: bonusIds.get(offer) };
    const { id: casinoId, slug } = casinoNamed.get(casino) as Casino;
    const own = { casino, casinoId, slug: listingSlug({ slug }, input.market) };
    transaction.listings.insert({ ...own, ...input, ...offered });
  }
  for (const input of sampleAuthors) transaction.authors.insert(input);
  for (const input of sampleGames) transaction.games.insert(input);
  for (const input of samplePosts) transaction.posts.insert(input);
  for (const input of samplePages) transaction.pages.insert(input);
  for (const input of sampleToplists) transaction.toplists.insert(input);
  for (const input of sampleMarkets) transaction.markets.insert(input);
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

/** The public catalogue of the sample content, after an optional change. Built through a real store; deterministic. */
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
  return withLabels(await store.question((content) => publicCatalogue(content, SAMPLE_DAY)));
}

const SAMPLE_DAY = '2026-07-01';

function fixedRuntime(): Runtime {
  let count = 0;
  return {
    now: () => new Date(`${SAMPLE_DAY}T09:00:00.000Z`),
    newId: () => `019fa000-0000-7000-8000-${String(++count).padStart(12, '0')}`,
  };
}
