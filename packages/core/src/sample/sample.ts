import { type PublicCatalogue, publicCatalogue } from '../model/public-catalogue.js';
import { memoryHome } from '../store/memory.js';
import { type Clockwork, openStore } from '../store/store.js';
import type { Transaction } from '../store/transaction.js';
import { sampleCasinos } from './casinos.js';

export { sampleCasinos } from './casinos.js';

/**
 * Puts all sample content into a store, as part of one change. Problem: `conflict` where a slug of the sample is taken,
 * so that a second time changes nothing.
 */
export function putSample(transaction: Transaction): void {
  for (const input of sampleCasinos) transaction.casinos.insert(input);
}

let made: Promise<PublicCatalogue> | undefined;

/** What visitors see of the sample content; made through a real store, the same at every call and on every day. */
export function sampleCatalogue(): Promise<PublicCatalogue> {
  made ??= makeCatalogue();
  return made;
}

async function makeCatalogue(): Promise<PublicCatalogue> {
  const store = openStore(memoryHome(), stoppedClock());
  await store.change({ by: { name: 'sample' }, operation: 'sample.put' }, putSample);
  return store.question(publicCatalogue);
}

function stoppedClock(): Clockwork {
  let count = 0;
  return {
    now: () => new Date('2026-07-01T09:00:00.000Z'),
    newId: () => `019fa000-0000-7000-8000-${String(++count).padStart(12, '0')}`,
  };
}
