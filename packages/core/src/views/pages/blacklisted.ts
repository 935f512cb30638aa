import { casinoLabels } from '../../labels/casinos.js';
import type { PublicCasino } from '../../model/casino.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { byName } from '../../rules/ranking.js';
import { type BlacklistView, blacklistView, type CasinoCardView, casinoCard } from '../cards/casino-card.js';
import { listPageFrame } from '../frame/list-page-frame.js';
import type { PageFrameView } from '../frame/page-frame.js';
import { readPageQuery } from '../lists/page-query.js';
import { type PagerView, paginate } from '../lists/pagination.js';

/** The page of casinos to keep away from. */
export interface BlacklistedPageView extends PageFrameView {
  /** The heading of the page. */
  title: string;
  /** How many casinos are blacklisted, on all pages together. */
  count: number;
  /** The casinos of this page, each with the reason. */
  casinos: BlacklistedCasinoView[];
  /** Links to the other pages of the list; absent where one page holds it all. */
  pager?: PagerView;
}

/** A casino that is on the blacklist. */
export interface BlacklistedCasinoView extends CasinoCardView {
  /** Why it is there, and since when. */
  blacklist: BlacklistView;
}

const SEVERITY_RANK: Record<BlacklistView['severity'], number> = { high: 2, medium: 1, low: 0 };

/** The casinos on the blacklist, the gravest first and of those the latest, at the page that a query asks for. */
export function blacklistedPage(catalogue: PublicCatalogue, query = ''): BlacklistedPageView {
  const { title, text } = casinoLabels.blacklisted;
  const ask = readPageQuery('blacklisted', query);
  const listed = catalogue.casinos.filter(({ isBlacklisted }) => isBlacklisted).sort(mostSevereFirst);
  const { items, pager } = paginate(listed, ask);
  return {
    ...listPageFrame(catalogue, ask, { title, description: text, pager }),
    title,
    count: listed.length,
    casinos: items.map((casino) => ({ ...casinoCard(casino), blacklist: blacklistView(casino) })),
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
