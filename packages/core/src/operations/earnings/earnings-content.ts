import type { Earning } from '../../collections/earnings/earning.js';
import type { ReadableContent } from '../../model/collections.js';
import { isByPerson } from '../../model/documents/traffic-logs.js';
import type { Content as ReadContent } from '../../store/content.js';
import type { Store } from '../../store/store.js';
import { visitCounts } from '../../store/traffic-log.js';
import type { DayVisit } from '../../store/visit-totals.js';
import { activeRules } from '../redirects/redirect-loops.js';
import { redirectedFrom } from '../redirects/redirected-records.js';

/** What the books are made of. */
export interface EarningsContent {
  earnings: readonly Earning[];
  /** Visits by people, each of the casino as it is called today. */
  visits: readonly DayVisit[];
  /** The slug of a casino by its id. */
  slugOf(casinoId: string | undefined): string | undefined;
  /** The slug of the programme to which a visit led: that of the listing in its market, else that of the casino. */
  programmeOf(visit: Pick<DayVisit, 'casino' | 'market'>): string | undefined;
}

type Content = Pick<ReadableContent, 'earnings' | 'casinos' | 'listings' | 'redirects' | 'settings'>;

/** Reads what the books are made of. */
export async function earningsContent(
  content: Content,
  { storage }: Pick<Store, 'storage'>,
): Promise<EarningsContent> {
  const slugs = new Map(Array.from(content.casinos.all(), ({ id, slug }) => [id, slug]));
  const slugToday = slugsToday(content);
  const visits: DayVisit[] = [];
  for (const visit of visitCounts(await storage.readLog('visits')))
    if (isByPerson(visit)) visits.push({ ...visit, casino: slugToday(visit.casino) });
  return {
    earnings: [...content.earnings.all()],
    visits,
    slugOf: (casinoId) => slugs.get(casinoId ?? ''),
    programmeOf: programmesOfVisits(content, slugToday),
  };
}

/** The slug of the programme to which a visit led: that of the listing in its market, else that of the casino. */
export function programmesOfVisits(
  content: Omit<Content, 'earnings'>,
  slugToday = slugsToday(content),
): (visit: Pick<DayVisit, 'casino' | 'market'>) => string | undefined {
  const slugs = new Map<string, string>();
  const programmes = new Map<string, string>();
  for (const { id, slug, programme } of content.casinos.all()) {
    slugs.set(id, slug);
    if (programme !== undefined) programmes.set(slug, programme);
  }
  for (const { casinoId, market, programme } of content.listings.all()) {
    const slug = slugs.get(casinoId ?? '');
    if (slug !== undefined && programme !== undefined) programmes.set(`${slug} ${market}`, programme);
  }
  return ({ casino, market }) => {
    const slug = slugToday(casino);
    return programmes.get(`${slug} ${market}`) ?? programmes.get(slug);
  };
}

/**
 * The slugs of the programme and the casino that are asked for; of one that is gone, as reports and visits have it.
 * Problem: `not-found`.
 */
export function askedSlugs(
  { programmes, casinos }: Pick<ReadContent, 'programmes' | 'casinos'>,
  { earnings, visits }: EarningsContent,
  asked: { programme?: string | undefined; casino?: string | undefined },
): { programme: string | undefined; casino: string | undefined } {
  const { programme, casino } = asked;
  const isReported = earnings.some((row) => row.programme === programme);
  const isVisited = visits.some((visit) => visit.casino === casino);
  return {
    programme: programme === undefined || isReported ? programme : programmes.require(programme).slug,
    casino: casino === undefined || isVisited ? casino : casinos.require(casino).slug,
  };
}

/** The slug that a casino of a slug has today, as redirects from its page tell; the same where they tell nothing. */
function slugsToday(content: Omit<Content, 'earnings'>): (slug: string) => string {
  const known = new Set(Array.from(content.casinos.all(), ({ slug }) => slug));
  const { redirects } = activeRules(content);
  const found = new Map<string, string>();
  return (slug) => {
    if (known.has(slug)) return slug;
    const today = found.get(slug) ?? redirectedFrom(redirects, 'review', slug)?.slug ?? slug;
    found.set(slug, today);
    return today;
  };
}
