import { complaintLabels } from '../../labels/community.js';
import type { Complaint } from '../../model/community.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { matches } from '../../rules/search.js';
import { listPageFrame } from '../frame/list-page-frame.js';
import type { PageFrameView } from '../frame/page-frame.js';
import { reviewPathFinder } from '../links/review-path.js';
import { readPageQuery } from '../lists/page-query.js';
import { type FilterFormView, type PagerView, paginate } from '../lists/pagination.js';

type Status = Complaint['status'];

/** A complaint on a card, complete. */
export interface ComplaintCardView {
  /** What tells it from all others. */
  id: string;
  /** What went wrong, in a few words. */
  issue: string;
  /** The casino's name, and the path of its review where it has one. */
  casino: { name: string; review?: string };
  /** Who complains, by the name used here. */
  player: string;
  /** What it is about, as written; empty where nobody says. */
  amount: string;
  /** How far it is. */
  status: Status;
  /** The status as visitors read it. */
  statusLabel: string;
  /** YYYY-MM-DD. */
  date: string;
  /** The whole story, as plain text. */
  description: string;
  /** Stars that the player gave, 1 to 5. */
  stars: number;
}

/** The complaints page: samples, or nothing. */
export interface ComplaintsPageView extends PageFrameView {
  /** The heading of the page. */
  title: string;
  /** A sentence below the heading. */
  intro: string;
  /** False where the site has no complaints at all: then there is neither a filter nor a form. */
  hasSamples: boolean;
  /** Counts of complaints, by status. */
  stats: { label: string; value: string }[];
  /** The search, the order and where the form sends them. */
  filter: FilterFormView;
  /** How many are found, in words. */
  found: string;
  /** The complaints of this page of the list. */
  complaints: ComplaintCardView[];
  /** Absent where one page holds them all. */
  pager?: PagerView;
  /** What stands there where none is found. */
  empty: { title: string; text: string };
}

const STATUSES = ['resolved', 'in-progress', 'pending'] as const satisfies Status[];
const ALL = 'all';

/** The complaints page of a catalogue, newest first, as a query asks for it. */
export function complaintsPage(catalogue: PublicCatalogue, query = ''): ComplaintsPageView {
  const ask = readPageQuery('complaints', query);
  const all = catalogue.community.complaints;
  const sought = ask.value('q');
  const status = STATUSES.find((one) => one === ask.value('status'));
  const found = all
    .filter((one) => status === undefined || one.status === status)
    .filter((one) => matches(sought, one.casino, one.player, one.issue, one.description))
    .sort((a, b) => Number(a.date < b.date) - Number(a.date > b.date));
  const { items, pager } = paginate(found, ask);
  const reviewOf = reviewPathFinder(catalogue);
  const { title, intro } = complaintLabels;
  return {
    ...listPageFrame(catalogue, ask, { title, description: intro, pager }),
    title,
    intro,
    hasSamples: all.length > 0,
    stats: statsOf(all),
    filter: {
      action: ask.path,
      hiddenFields: [],
      search: {
        name: 'q',
        label: complaintLabels.search,
        placeholder: complaintLabels.searchHint,
        value: sought,
      },
      select: {
        name: 'status',
        label: complaintLabels.status,
        value: status ?? '',
        options: [ALL, ...STATUSES].map((one) => ({
          value: one === ALL ? '' : one,
          label: complaintLabels.statuses[one as Status | typeof ALL],
        })),
      },
      submit: complaintLabels.submit,
      ...(sought === '' && status === undefined ? {} : { reset: ask.path }),
    },
    found: complaintLabels.found(found.length),
    complaints: items.map(({ casino, rating, ...one }) => ({
      ...one,
      casino: { name: casino, ...reviewOf(casino) },
      statusLabel: complaintLabels.statuses[one.status],
      stars: rating,
    })),
    ...(pager === undefined ? {} : { pager }),
    empty:
      all.length === 0
        ? { title: complaintLabels.noneYet, text: complaintLabels.noneYetText }
        : { title: complaintLabels.none, text: complaintLabels.noneText },
  };
}

function statsOf(all: readonly Complaint[]): ComplaintsPageView['stats'] {
  const of = (status: Status) => all.filter((one) => one.status === status).length;
  const words = complaintLabels.stats;
  return [
    { label: words.total, value: all.length },
    { label: words.resolved, value: of('resolved') },
    { label: words.inProgress, value: of('in-progress') },
    { label: words.pending, value: of('pending') },
  ].map(({ label, value }) => ({ label, value: value.toLocaleString('en') }));
}
