import { countedText } from '../../../labels/localize/localized-text.js';
import { tournamentLabels } from '../../../labels/public/community.js';
import { translateTerm } from '../../../labels/replaceable/terms.js';
import type { Tournament } from '../../../model/documents/community.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { matches } from '../../../rules/search.js';
import { reviewPathFinder } from '../../links/review-path.js';
import { readPageQuery } from '../../lists/page-query.js';
import { type ChoiceLinkView, paginate } from '../../lists/pagination.js';
import type { QueryInput } from '../../lists/query-text.js';
import { type CommunityPageView, communityPage } from './community-page.js';

type Status = Tournament['status'];

/** A tournament card. */
export interface TournamentCardView {
  /** The id of the tournament. */
  id: string;
  /** The name of the tournament. */
  title: string;
  /** `review` is the path of the casino's review, if it has one. */
  casino: { name: string; review?: string };
  /** Plain text. */
  description: string;
  /** Decides the color of the badge. */
  status: Status;
  /** The text of the badge. */
  statusLabel: string;
  /** The label of the game type. */
  typeLabel: string;
  /** As written. */
  prize: string;
  /** How many take part. */
  participants: number;
  /** As written; may be empty. */
  entryFee: string;
  /** The first day, YYYY-MM-DD. */
  startDate: string;
  /** The last day, YYYY-MM-DD. */
  endDate: string;
}

/** The Tournaments page; tournaments are sample data. */
export interface TournamentsPageView extends CommunityPageView {
  /** Status tabs. */
  filters: ChoiceLinkView[];
  /** The tournaments of this page. */
  tournaments: TournamentCardView[];
}

const STATUSES = ['active', 'upcoming', 'completed'] as const satisfies Status[];

/** Builds the Tournaments page: active first, then upcoming, then completed. */
export function tournamentsPage(catalogue: PublicCatalogue, query: QueryInput = ''): TournamentsPageView {
  const ask = readPageQuery('tournaments', query);
  const all = catalogue.community.tournaments;
  const searchText = ask.value('q');
  const status = STATUSES.find((one) => one === ask.value('status'));
  const found = all.filter((one) => matches(searchText, one.title, one.casino));
  const shown = found.filter((one) => status === undefined || one.status === status).sort(byStatusAndStart);
  const { items, pager } = paginate(shown, ask);
  const reviewOf = reviewPathFinder(catalogue);
  const texts = pageTexts('tournaments', catalogue.labels);
  const hasSamples = all.length > 0;
  return {
    ...communityPage(catalogue, ask, texts, { hasSamples, pager }),
    filter: {
      action: ask.path,
      hiddenFields: status === undefined ? [] : [{ name: 'status', value: status }],
      search: { name: 'q', label: texts.search, placeholder: texts.searchHint, value: searchText },
      submit: texts.submit,
      ...(searchText === '' ? {} : { reset: ask.href({ q: '' }) }),
    },
    filters: (['all', ...STATUSES] as const).map((one) => ({
      label: one === 'all' ? texts.all : translateTerm(tournamentLabels.filters[one], catalogue.labels ?? {}),
      href: ask.href({ status: one === 'all' ? '' : one }),
      isCurrent: one === (status ?? 'all'),
      count: one === 'all' ? found.length : found.filter((each) => each.status === one).length,
    })),
    found: countedText(texts.found, shown.length, texts),
    tournaments: items.map(({ casino, type, ...one }) => ({
      ...one,
      casino: { name: casino, ...reviewOf(casino) },
      statusLabel: tournamentLabels.filters[one.status],
      typeLabel: tournamentLabels.types[type],
    })),
    empty: {
      title: texts.none,
      text: all.length === 0 ? texts.noneYetText : texts.noneText,
    },
  };
}

function byStatusAndStart(a: Tournament, b: Tournament): number {
  return (
    STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status) ||
    Number(a.startDate > b.startDate) - Number(a.startDate < b.startDate)
  );
}
