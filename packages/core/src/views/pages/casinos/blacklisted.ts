import type { PublicCasino } from '../../../collections/casinos/casino.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { byName } from '../../../rules/ranking.js';
import {
  type BlacklistView,
  blacklistView,
  type CasinoCardView,
  casinoCard,
} from '../../cards/casino-card.js';
import { listPageFrame } from '../../frame/list-page-frame.js';
import type { PageFrameView } from '../../frame/page-frame.js';
import { readPageQuery } from '../../lists/page-query.js';
import { type PagerView, paginate } from '../../lists/pagination.js';
import type { QueryInput } from '../../lists/query-text.js';

/** The page of blacklisted casinos. */
export interface BlacklistedPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** The number of blacklisted casinos on all pages. */
  count: number;
  /** The casinos of this page. */
  casinos: BlacklistedCasinoView[];
  /** Absent if all casinos fit on one page. */
  pager?: PagerView;
}

/** The card of a blacklisted casino. */
export interface BlacklistedCasinoView extends CasinoCardView {
  blacklist: BlacklistView;
}

const SEVERITY_RANK: Record<BlacklistView['severity'], number> = { high: 2, medium: 1, low: 0 };

/** Builds the page of blacklisted casinos, most severe first, then latest first. */
export function blacklistedPage(catalogue: PublicCatalogue, query: QueryInput = ''): BlacklistedPageView {
  const { title, text } = pageTexts('blacklist', catalogue.labels);
  const ask = readPageQuery('blacklisted', query);
  const listed = catalogue.casinos.filter(({ isBlacklisted }) => isBlacklisted).sort(mostSevereFirst);
  const { items, pager } = paginate(listed, ask);
  return {
    ...listPageFrame(catalogue, ask, { title, description: text, pager }),
    title,
    count: listed.length,
    casinos: items.map((casino) => ({
      ...casinoCard(casino, catalogue.settings),
      blacklist: blacklistView(casino),
    })),
    ...(pager === undefined ? {} : { pager }),
  };
}

function mostSevereFirst(a: PublicCasino, b: PublicCasino): number {
  const [left, right] = [blacklistView(a), blacklistView(b)];
  const { date: earlier = '' } = left;
  const { date: later = '' } = right;
  return (
    SEVERITY_RANK[right.severity] - SEVERITY_RANK[left.severity] ||
    Number(earlier < later) - Number(earlier > later) ||
    byName(a, b)
  );
}
