import type { EmbeddedCard } from '@croupier/core';
import { cardDataPath, TOPLIST_INDEX_PATH, withRanks } from '@croupier/core/embed';
import { englishCardLabels } from '@croupier/core/messages';
import { CasinoCardBody } from '../casino/CasinoCard/CasinoCardBody.js';
import type { CardLabelsProps } from '../casino/card-labels-props.js';
import { chooseCasinos } from './choose-casinos.js';
import { type AskSite, defineEmbed, type EmbedContent } from './define-embed.js';
import { EmbedComparison } from './EmbedComparison.js';
import { embeddableCard } from './embeddable-card.js';

/** The notice for a casino that is no longer listed. */
function GoneMessage({ labels = englishCardLabels }: CardLabelsProps) {
  return <p className="gone">{labels.gone}</p>;
}

/** The casinos of one request, none if those that were named are listed no more, and the language of the site. */
async function fetchCasinos(query: URLSearchParams, ask: AskSite): Promise<Omit<EmbedContent, 'render'>> {
  const answer = await ask<{ casinos: EmbeddedCard[]; isWhole?: true }>(`${TOPLIST_INDEX_PATH}?${query}`);
  const casinos = answer.is === 'gone' ? [] : chooseCasinos(answer.data, query);
  return {
    cards: casinos.map((card) => embeddableCard(card, answer.address)),
    language: answer.language,
    detail: { slugs: casinos.map(({ slug }) => slug) },
  };
}

defineEmbed('croupier-casino-card', {
  attributes: ['slug'],
  async load(given, ask): Promise<EmbedContent> {
    const answer = await ask<EmbeddedCard>(cardDataPath(given('slug')));
    const cards = answer.is === 'gone' ? [] : [embeddableCard(answer.data, answer.address)];
    return {
      cards,
      language: answer.language,
      detail: {},
      render: ([card], labels) =>
        card === undefined ? (
          <GoneMessage labels={labels} />
        ) : (
          <CasinoCardBody {...card} labels={labels} heading="h3" />
        ),
    };
  },
});

defineEmbed('croupier-toplist', {
  attributes: ['query', 'limit'],
  async load(given, ask): Promise<EmbedContent> {
    const query = new URLSearchParams(given('query'));
    query.set('limit', given('limit'));
    const found = await fetchCasinos(query, ask);
    if (found.cards.length === 0) throw new Error(englishCardLabels.none);
    return {
      ...found,
      render: (shown, labels) => (
        <ol className="list">
          {withRanks(shown).map((card) => (
            <li key={card.slug}>
              <CasinoCardBody {...card} labels={labels} heading="h3" />
            </li>
          ))}
        </ol>
      ),
    };
  },
});

defineEmbed('croupier-compare', {
  attributes: ['slugs'],
  async load(given, ask): Promise<EmbedContent> {
    const slugs = [...new Set(given('slugs').match(/[^\s,]+/g))];
    if (slugs.length < 2 || slugs.length > 4) throw new Error('2 to 4 casinos can be compared');
    return {
      ...(await fetchCasinos(new URLSearchParams({ slugs: slugs.join() }), ask)),
      render: (shown, labels) =>
        shown.length === 0 ? (
          <GoneMessage labels={labels} />
        ) : (
          <EmbedComparison casinos={shown} labels={labels} />
        ),
    };
  },
});
