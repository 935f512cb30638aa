import { countedText } from '../../../labels/localize/localized-text.js';
import { catalogueIn } from '../../../model/markets/catalogue-in.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { facetQueryOf } from '../../../rules/facets/toplist-query.js';
import { routePath } from '../../../urls/routes.js';
import { plainText } from '../../../values/html/plain-text.js';
import type { SafeHtml } from '../../../values/html/safe-html.js';
import type { CasinoCardView } from '../../cards/casino-card.js';
import { sanitizedContent } from '../../content/sanitized-content.js';
import { listPageFrame } from '../../frame/list-page-frame.js';
import type { PageFrameView } from '../../frame/page-frame.js';
import { casinoListStructuredData, metaDescription } from '../../frame/page-head.js';
import { type ToplistLink, toplistLinks } from '../../links/toplist-links.js';
import { listDescription } from '../../lists/list-description.js';
import { readPageQuery } from '../../lists/page-query.js';
import { type PagerView, paginate } from '../../lists/pagination.js';
import type { QueryInput } from '../../lists/query-text.js';
import { type Ranked, withRanksBesidePins } from '../../lists/rank-numbers.js';
import { countryOfToplist, placedCard, toplistCasinos } from '../../lists/toplist-extract.js';

/** A toplist: casinos on a topic, best first, with words around them. */
export interface ToplistPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** The page of all casinos, which the topic is a part of. */
  parent: { label: string; href: string };
  /** The words before the list; empty on later pages. */
  intro: SafeHtml | '';
  /** How many casinos are on the list, in words. */
  found: string;
  /** Says that some places are not by score; absent where all are. */
  pinned?: string;
  /** The casinos of this page, with their ranks by score; those that the site put at their place have none, and say why. */
  casinos: Ranked<CasinoCardView>[];
  /** Absent if all casinos fit on one page. */
  pager?: PagerView;
  /** The page of all casinos with the filters of this list; absent where it has none. */
  narrow?: string;
  /** The words after the list; empty on later pages. */
  outro: SafeHtml | '';
  /** Other toplists that hold something. */
  related: readonly ToplistLink[];
}

const MAX_RELATED = 12;

/** Builds the toplist with a slug; undefined if there is none. */
export function toplistPage(
  everywhere: PublicCatalogue,
  slug: string,
  query: QueryInput = '',
): ToplistPageView | undefined {
  const toplist = everywhere.toplists.get(slug);
  if (toplist === undefined) return undefined;
  const country = countryOfToplist(toplist);
  const catalogue = catalogueIn(everywhere, country);
  const ask = readPageQuery('toplist', query, slug);
  const { casinos: listed, reasons } = toplistCasinos(catalogue, toplist);
  const { items, before, pager } = paginate(listed, ask);
  const isFirst = before === 0;
  const { title } = toplist;
  const lists = pageTexts('lists', catalogue.labels);
  const parent = {
    label: pageTexts('bestCasinos', catalogue.labels).title,
    href: routePath({ kind: 'best-casinos' }),
  };
  // Lists know no conditions.
  const filters = facetQueryOf(toplist.query);
  const words = pageTexts('toplist', catalogue.labels);
  const pinned = reasons.size === 0 ? undefined : words.pinned;
  const text = metaDescription(toplist.description || plainText(toplist.intro), pinned);
  return {
    ...listPageFrame(catalogue, ask, {
      title,
      search: toplist,
      ...(text === '' ? listDescription(catalogue, title, listed, pinned) : { description: text }),
      parents: [{ name: parent.label, path: parent.href }],
      pager,
      country,
      structured: casinoListStructuredData(catalogue.settings, items, pinned === undefined),
    }),
    title,
    parent,
    intro: isFirst ? sanitizedContent(catalogue, toplist.intro).content : '',
    found: countedText(lists.casinos, listed.length, lists),
    ...(pinned === undefined ? {} : { pinned }),
    casinos: withRanksBesidePins(
      items.map((casino) => placedCard(catalogue, casino, reasons)),
      listed.slice(0, before).filter(({ slug }) => !reasons.has(slug)).length,
    ),
    ...(pager === undefined ? {} : { pager }),
    ...(filters === '' ? {} : { narrow: `${parent.href}?${filters}` }),
    outro: isFirst ? sanitizedContent(catalogue, toplist.outro).content : '',
    related: toplistLinks(catalogue)
      .filter(({ href }) => href !== ask.path)
      .slice(0, MAX_RELATED),
  };
}
