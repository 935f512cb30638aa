import type { PageTexts } from '../../../labels/locales/page-texts.js';
import { countedText, localNumber } from '../../../labels/localize/localized-text.js';
import { complaintLabels } from '../../../labels/public/community.js';
import type { Complaint } from '../../../model/documents/community.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { matches } from '../../../rules/search.js';
import { reviewPathFinder } from '../../links/review-path.js';
import { readPageQuery } from '../../lists/page-query.js';
import { paginate } from '../../lists/pagination.js';
import type { QueryInput } from '../../lists/query-text.js';
import { type CommunityPageView, communityPage } from './community-page.js';

type Status = Complaint['status'];

/** A complaint card. */
export interface ComplaintCardView {
  /** The id of the complaint. */
  id: string;
  /** What it is about, in a few words. */
  issue: string;
  /** `review` is the path of the casino's review, if it has one. */
  casino: { name: string; review?: string };
  /** The name of the player. */
  player: string;
  /** As written by the player; may be empty. */
  amount: string;
  /** Decides the color of the badge. */
  status: Status;
  /** The text of the badge. */
  statusLabel: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Plain text. */
  description: string;
  /** The player's rating, 1 to 5. */
  stars: number;
}

/** The Complaints page; complaints are sample data. */
export interface ComplaintsPageView extends CommunityPageView {
  /** Number of complaints by status. */
  stats: { label: string; value: string }[];
  /** The complaints of this page. */
  complaints: ComplaintCardView[];
}

const STATUSES = ['resolved', 'in-progress', 'pending'] as const satisfies Status[];
const ALL = 'all';

/** Builds the Complaints page, newest first. */
export function complaintsPage(catalogue: PublicCatalogue, query: QueryInput = ''): ComplaintsPageView {
  const ask = readPageQuery('complaints', query);
  const all = catalogue.community.complaints;
  const searchText = ask.value('q');
  const status = STATUSES.find((one) => one === ask.value('status'));
  const found = all
    .filter((one) => status === undefined || one.status === status)
    .filter((one) => matches(searchText, one.casino, one.player, one.issue, one.description))
    .sort((a, b) => Number(a.date < b.date) - Number(a.date > b.date));
  const { items, pager } = paginate(found, ask);
  const reviewOf = reviewPathFinder(catalogue);
  const texts = pageTexts('complaints', catalogue.labels);
  const hasSamples = all.length > 0;
  return {
    ...communityPage(catalogue, ask, texts, { hasSamples, pager }),
    stats: statsOf(all, texts),
    filter: {
      action: ask.path,
      hiddenFields: [],
      search: { name: 'q', label: texts.search, placeholder: texts.searchHint, value: searchText },
      select: {
        name: 'status',
        label: texts.status,
        value: status ?? '',
        options: [ALL, ...STATUSES].map((one) => ({
          value: one === ALL ? '' : one,
          label: one === ALL ? texts.allStatuses : complaintLabels.statuses[one as Status],
        })),
      },
      submit: texts.submit,
      ...(searchText === '' && status === undefined ? {} : { reset: ask.path }),
    },
    found: countedText(texts.found, found.length, texts),
    complaints: items.map(({ casino, rating, ...one }) => ({
      ...one,
      casino: { name: casino, ...reviewOf(casino) },
      statusLabel: complaintLabels.statuses[one.status],
      stars: rating,
    })),
    empty:
      all.length === 0
        ? { title: texts.noneYet, text: texts.noneYetText }
        : { title: texts.none, text: texts.noneText },
  };
}

function statsOf(
  all: readonly Complaint[],
  texts: Pick<PageTexts['complaints'], 'stats'> & { language: string },
): ComplaintsPageView['stats'] {
  const of = (status: Status) => all.filter((one) => one.status === status).length;
  const labels = texts.stats;
  return [
    { label: labels.total, value: all.length },
    { label: labels.resolved, value: of('resolved') },
    { label: labels.inProgress, value: of('in-progress') },
    { label: labels.pending, value: of('pending') },
  ].map(({ label, value }) => ({ label, value: localNumber(value, texts) }));
}
