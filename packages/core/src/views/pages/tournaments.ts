import { tournamentLabels } from '../../labels/community.js';
import { messages } from '../../messages.js';
import type { Tournament } from '../../model/community.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { matches } from '../../rules/search.js';
import { listPageFrame } from '../frame/list-page-frame.js';
import type { PageFrameView } from '../frame/page-frame.js';
import { reviewPathFinder } from '../links/review-path.js';
import { readPageQuery } from '../lists/page-query.js';
import { type ChoiceLinkView, type FilterFormView, type PagerView, paginate } from '../lists/pagination.js';

type Status = Tournament['status'];

/** A tournament on a card, complete. */
export interface TournamentCardView {
  /** What tells it from all others. */
  id: string;
  /** The heading. */
  title: string;
  /** The casino's name, and the path of its review where it has one. */
  casino: { name: string; review?: string };
  /** What is played, as plain text. */
  description: string;
  /** Whether it is to come, on, or over. */
  status: Status;
  /** The status as visitors read it. */
  statusLabel: string;
  /** The kind of game as visitors read it. */
  typeLabel: string;
  /** What can be won, as written. */
  prize: string;
  /** How many take part. */
  participants: number;
  /** What it costs, as written; empty where nobody says. */
  entryFee: string;
  /** First day, YYYY-MM-DD. */
  startDate: string;
  /** Last day, YYYY-MM-DD. */
  endDate: string;
}

/** The tournaments page: samples, or nothing. */
export interface TournamentsPageView extends PageFrameView {
  /** The heading of the page. */
  title: string;
  /** A sentence below the heading. */
  intro: string;
  /** False where the site lists no tournaments at all. */
  hasSamples: boolean;
  /** The search, the order and where the form sends them. */
  filter: FilterFormView;
  /** One link for each status, the chosen one marked. */
  filters: ChoiceLinkView[];
  /** How many are found, in words. */
  found: string;
  /** The tournaments of this page of the list. */
  tournaments: TournamentCardView[];
  /** Absent where one page holds them all. */
  pager?: PagerView;
  /** What stands there where none is found. */
  empty: { title: string; text: string };
}

const STATUSES = ['active', 'upcoming', 'completed'] as const satisfies Status[];

/** The tournaments page of a catalogue, as a query asks for it: what runs first, then what comes, then what is over. */
export function tournamentsPage(catalogue: PublicCatalogue, query = ''): TournamentsPageView {
  const ask = readPageQuery('tournaments', query);
  const all = catalogue.community.tournaments;
  const sought = ask.value('q');
  const status = STATUSES.find((one) => one === ask.value('status'));
  const found = all.filter((one) => matches(sought, one.title, one.casino));
  const shown = found.filter((one) => status === undefined || one.status === status).sort(byStatusAndStart);
  const { items, pager } = paginate(shown, ask);
  const reviewOf = reviewPathFinder(catalogue);
  const { title, intro } = tournamentLabels;
  return {
    ...listPageFrame(catalogue, ask, { title, description: intro, pager }),
    title,
    intro,
    hasSamples: all.length > 0,
    filter: {
      action: ask.path,
      hiddenFields: status === undefined ? [] : [{ name: 'status', value: status }],
      search: {
        name: 'q',
        label: tournamentLabels.search,
        placeholder: tournamentLabels.searchHint,
        value: sought,
      },
      submit: tournamentLabels.submit,
      ...(sought === '' ? {} : { reset: ask.href({ q: '' }) }),
    },
    filters: (['all', ...STATUSES] as const).map((one) => ({
      label: tournamentLabels.filters[one],
      href: ask.href({ status: one === 'all' ? '' : one }),
      isCurrent: one === (status ?? 'all'),
      count: one === 'all' ? found.length : found.filter((each) => each.status === one).length,
    })),
    found: tournamentLabels.found(shown.length),
    tournaments: items.map(({ casino, type, ...one }) => ({
      ...one,
      casino: { name: casino, ...reviewOf(casino) },
      statusLabel: tournamentLabels.filters[one.status],
      typeLabel: tournamentLabels.types[type],
    })),
    ...(pager === undefined ? {} : { pager }),
    empty: {
      title: messages.tournament.none,
      text: all.length === 0 ? tournamentLabels.noneYetText : tournamentLabels.noneText,
    },
  };
}

function byStatusAndStart(a: Tournament, b: Tournament): number {
  return (
    STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status) ||
    Number(a.startDate > b.startDate) - Number(a.startDate < b.startDate)
  );
}
