import type { EmbeddedCard } from '@croupier/core';
import {
  type ToplistEntry,
  type ToplistIndex,
  toplist,
  toplistLimit,
  toplistQuery,
} from '@croupier/core/embed';
import { labels, notices } from '@croupier/core/messages';
import { CasinoCard } from '../casino/CasinoCard/CasinoCard.js';
import { ask } from './ask.js';
import { defineEmbed, type Shown } from './element.js';
import { ownCard } from './own-card.js';
import { SideBySide } from './SideBySide.js';

/** The notice that stands where a casino was. */
function Gone() {
  return <p className="gone">{notices.goneText}</p>;
}

/** The cards of casinos, those that are listed no more left out. */
async function cardsOf(slugs: string[], base: string): Promise<EmbeddedCard[]> {
  const answers = await Promise.all(
    slugs.map((slug) => ask<EmbeddedCard>(`/embed/casinos/${encodeURIComponent(slug)}.json`, base)),
  );
  return answers.flatMap((answer) => (answer.is === 'gone' ? [] : [ownCard(answer.data, answer.address)]));
}

defineEmbed('croupier-casino-card', {
  attributes: ['slug'],
  async load(given, base): Promise<Shown> {
    const cards = await cardsOf([given('slug')], base);
    return {
      cards,
      detail: {},
      draw: ([card]) => (card === undefined ? <Gone /> : <CasinoCard {...card} heading="h3" />),
    };
  },
});

defineEmbed('croupier-toplist', {
  attributes: ['query', 'limit'],
  async load(given, base): Promise<Shown> {
    const query = toplistQuery(given('query'));
    const answer = await ask<ToplistIndex>('/embed/casinos.json', base);
    if (answer.is === 'gone') throw new Error(notices.goneText);
    const chosen = toplist(answer.data, query, toplistLimit(given('limit')));
    const cards = chosen.map((entry: ToplistEntry) => ownCard(entry, answer.address));
    if (cards.length === 0) throw new Error(labels.embed.none);
    return {
      cards,
      detail: { slugs: cards.map(({ slug }) => slug) },
      draw: (shown) => (
        <ol className="list">
          {shown.map((card, i) => (
            <li key={card.slug}>
              <CasinoCard {...card} rank={i + 1} heading="h3" />
            </li>
          ))}
        </ol>
      ),
    };
  },
});

defineEmbed('croupier-compare', {
  attributes: ['slugs'],
  async load(given, base): Promise<Shown> {
    const slugs = [...new Set(given('slugs').split(/[\s,]+/))].filter((slug) => slug !== '');
    if (slugs.length < 2 || slugs.length > 4) throw new Error('2 to 4 casinos can be compared');
    const cards = await cardsOf(slugs, base);
    return {
      cards,
      detail: { slugs: cards.map(({ slug }) => slug) },
      draw: (shown) => (shown.length === 0 ? <Gone /> : <SideBySide casinos={shown} />),
    };
  },
});
