import { cardDataPath, embedCards, removedCard, TOPLIST_INDEX_PATH, toplistIndexText } from '@croupier/core';
import { sampleCatalogue } from '@croupier/core/sample';
import { addEdgeCaseCasinos } from '../packages/ui/src/stories/edge-case-casinos.js';

/** The responses to embeds of a site with the sample content and the edge cases, by path. */
export async function embedData(): Promise<Record<string, object>> {
  const catalogue = await sampleCatalogue((transaction) => {
    addEdgeCaseCasinos(transaction);
    transaction.casinos.insert({
      slug: 'shut-down',
      name: 'Shut Down',
      description: 'Was there.',
      isActive: false,
      retiredAt: '2026-06-01T09:00:00.000Z',
    });
    transaction.bonuses.insert({ casino: 'Paper Kite', title: 'Last year', validUntil: '2020-01-31' });
  });
  const { casinos, retiredCasinos } = catalogue;
  const cards: [string, object][] = embedCards(catalogue, casinos).map((card) => [card.slug, card]);
  const gone: [string, object][] = [...retiredCasinos].map((slug) => [slug, removedCard]);
  return {
    [TOPLIST_INDEX_PATH]: JSON.parse(toplistIndexText(catalogue)) as object,
    ...Object.fromEntries([...cards, ...gone].map(([slug, data]) => [cardDataPath(slug), data])),
  };
}
