import { casinoLabels } from '../labels/casinos.js';
import type { PublicCasino } from '../model/casino.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { byName } from '../rules/ranking.js';
import { asked } from './asked.js';
import { type BlacklistView, blacklistView, type CasinoCardView, casinoCard } from './casino-card.js';
import type { Frame } from './frame.js';
import { type PagerView, paged } from './list.js';
import { listFrame } from './list-frame.js';

/** The page of casinos to keep away from. */
export interface BlacklistedView extends Frame {
  title: string;
  count: number;
  casinos: BlacklistedCasinoView[];
  pager?: PagerView;
}

/** A casino that is on the blacklist. */
export interface BlacklistedCasinoView extends CasinoCardView {
  /** Why it is there, and since when. */
  blacklist: BlacklistView;
}

const GRAVITY: Record<BlacklistView['severity'], number> = { high: 2, medium: 1, low: 0 };

/** The casinos on the blacklist, the gravest first and of those the latest, at the page that a query asks for. */
export function blacklisted(catalogue: PublicCatalogue, query = ''): BlacklistedView {
  const { title, text } = casinoLabels.blacklisted;
  const ask = asked('blacklisted', query);
  const listed = catalogue.casinos.filter(({ isBlacklisted }) => isBlacklisted).sort(gravestFirst);
  const { items, pager } = paged(listed, ask);
  return {
    ...listFrame(catalogue, ask, { title, description: text, pager }),
    title,
    count: listed.length,
    casinos: items.map((casino) => ({ ...casinoCard(casino), blacklist: blacklistView(casino) })),
    ...(pager === undefined ? {} : { pager }),
  };
}

function gravestFirst(a: PublicCasino, b: PublicCasino): number {
  const [left, right] = [blacklistView(a), blacklistView(b)];
  const { date: earlier = '' } = left;
  const { date: later = '' } = right;
  return (
    GRAVITY[right.severity] - GRAVITY[left.severity] ||
    Number(earlier < later) - Number(earlier > later) ||
    byName(a, b)
  );
}
