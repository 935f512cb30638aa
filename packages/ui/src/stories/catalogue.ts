import { memoryStorage, readCatalogue } from '@croupier/core';
import { demoFallbacks, sampleCatalogue } from '@croupier/core/sample';
import { addEdgeCaseCasinos } from './edge-case-casinos.js';
import { addEdgeCaseCommunity } from './edge-case-community.js';
import { addEdgeCaseOffers } from './edge-case-offers.js';
import { addEdgeCasePosts } from './edge-case-posts.js';

/** The sample content with every edge case. */
export const catalogue = await sampleCatalogue((transaction) => {
  transaction.settings.set({ ...transaction.settings.get(), enableDarkMode: true });
  addEdgeCaseCasinos(transaction);
  addEdgeCaseCommunity(transaction);
  addEdgeCaseOffers(transaction);
  addEdgeCasePosts(transaction);
});

/** The same content as the demo shows it: with invented facts where a casino gives none, and with accounts. */
export const demoCatalogue = { ...catalogue, demoFallbacks: await demoFallbacks() };

/** A site in which nobody has written anything. */
export const emptyCatalogue = await readCatalogue(memoryStorage(), '2026-07-01');
