import {
  CARD_LANGUAGES,
  cardDataPath,
  cardLabelsPath,
  cardLocales,
  embedCards,
  embedSlice,
  type PublicCatalogue,
  removedCard,
  TOPLIST_INDEX_PATH,
} from '@croupier/core';
import { sampleCatalogue } from '@croupier/core/sample';
import { addEdgeCaseCasinos } from '../packages/ui/src/stories/edge-case-casinos.js';

/** A site with the sample content and the edge cases. */
function embedCatalogue(): Promise<PublicCatalogue> {
  return sampleCatalogue((transaction) => {
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
}

/** The responses to embeds of one casino, and their languages, by path. */
export async function embedData(): Promise<Record<string, object>> {
  const catalogue = await embedCatalogue();
  const { casinos, retiredCasinos } = catalogue;
  const cards: [string, object][] = embedCards(catalogue, casinos).map((card) => [card.slug, card]);
  const gone: [string, object][] = [...retiredCasinos].map((slug) => [slug, removedCard]);
  return {
    ...Object.fromEntries([...cards, ...gone].map(([slug, data]) => [cardDataPath(slug), data])),
    ...Object.fromEntries(CARD_LANGUAGES.map((lang) => [cardLabelsPath(lang), cardLocales[lang]])),
  };
}

/** Answers embeds of several casinos in the page, since a server of files knows no queries. */
export function answerEmbedSlices(): void {
  const ask = globalThis.fetch;
  const catalogue = embedCatalogue();
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, document.baseURI);
    if (!pathname.endsWith(TOPLIST_INDEX_PATH)) return ask(input, init);
    const { status, data } = embedSlice(await catalogue, search.slice(1));
    return Response.json(data, { status });
  };
}
