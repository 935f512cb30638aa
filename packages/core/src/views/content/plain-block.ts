import { conditionsLine } from '../../labels/localize/conditions-line.js';
import { englishCardLabels } from '../../labels/replaceable/card-labels.js';
import { offerConditions } from '../../model/offers/offer-conditions.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { routePath } from '../../urls/routes.js';
import { escapeHtml } from '../../values/html/escape-html.js';
import type { SafeHtml } from '../../values/html/safe-html.js';
import { conditionSettings } from '../cards/claim-conditions.js';
import type { BlockView } from './block-view.js';

/** A block as plain links to pages of the site, for where no cards are: in feeds, and within other elements. */
export function plainBlock(catalogue: PublicCatalogue, block: BlockView | undefined): SafeHtml {
  const links = block === undefined ? [] : linksOf(catalogue, block);
  if (links.length === 0) return '' as SafeHtml;
  const written = links.map(({ href, text }) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`);
  return `<p>${written.join('<br>')}</p>` as SafeHtml;
}

function linksOf(catalogue: PublicCatalogue, block: BlockView): { href: string; text: string }[] {
  switch (block.type) {
    case 'casino-card':
      return [{ href: block.card.review, text: block.card.name }];
    case 'comparison':
      return block.casinos.map(({ review, name }) => ({ href: review, text: name }));
    case 'games':
      return block.games.map(({ name }) => ({ href: routePath({ kind: 'games' }), text: name }));
    case 'video':
    case 'toplist':
      return [{ href: block.href, text: block.title }];
    case 'bonus': {
      const { casino, title, claim } = block.card;
      if (casino.review === undefined) return [];
      const conditions = claim === undefined ? '' : conditionsOf(catalogue, block.card.id);
      // An offer is not named without its conditions.
      const text = conditions === '' ? casino.name : `${casino.name}: ${title} (${conditions})`;
      return [{ href: casino.review, text }];
    }
  }
}

function conditionsOf(catalogue: PublicCatalogue, id: string): string {
  const bonus = catalogue.bonuses.find((one) => one.id === id);
  const conditions = bonus && offerConditions(bonus, conditionSettings(catalogue));
  return conditions === undefined ? '' : conditionsLine(conditions, catalogue.labels ?? englishCardLabels);
}
