import type { PublicCasino } from '../../../collections/casinos/casino.js';
import { fillPlaceholders } from '../../../labels/localize/localized-text.js';
import { casinoLabels } from '../../../labels/public/casinos.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { currentCasinoSlug } from '../../../urls/current-casino-slug.js';
import { routePath } from '../../../urls/routes.js';
import { type CasinoCardView, casinoCard } from '../../cards/casino-card.js';
import { listedCasinoCard } from '../../cards/listed-casino-card.js';
import { type PageFrameView, pageFrame } from '../../frame/page-frame.js';
import { breadcrumbStructuredData } from '../../frame/page-head.js';
import { COMPARE_LIMITS, comparePath } from '../../links/compare-path.js';
import { filterByName, rankedCasinos } from '../../lists/casino-ranking.js';
import { type PageQuery, readPageQuery } from '../../lists/page-query.js';
import type { ChoiceLinkView, FilterFormView } from '../../lists/pagination.js';
import type { QueryInput } from '../../lists/query-text.js';
import { compareGroups } from './compare-groups.js';
import type { CompareGroupView } from './compare-rows.js';

/** The Compare page: two to four casinos side by side, or the form to choose them. */
export interface ComparePageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** At most four. */
  casinos: ComparedCasinoView[];
  /** Empty with fewer than two casinos, and if only differences are shown and there are none. */
  groups: CompareGroupView[];
  /** Tabs "all rows" and "only differences"; empty with fewer than two casinos. */
  choices: ChoiceLinkView[];
  /** Sentences about requested casinos that are unknown, removed or too many. */
  notes: string[];
  /** The URL without any selection. */
  start: string;
  /** Absent once the maximum is reached. */
  picker?: ComparePickerView;
}

/** A casino in a comparison. */
export interface ComparedCasinoView extends CasinoCardView {
  /** The URL of the comparison without this casino. */
  remove: string;
}

/** The search for casinos to add to a comparison. */
export interface ComparePickerView {
  /** The search for a casino to add. */
  form: FilterFormView;
  /** Matching casinos, best first; `add` is the URL that adds one. */
  candidates: {
    name: string;
    slug: string;
    logo: string;
    score?: string;
    isBlacklisted: boolean;
    add: string;
  }[];
  /** The number of further matches. */
  more: number;
}

type CompareQuery = PageQuery<'c' | 'q' | 'only'>;

const DIFFERENCES_ONLY = 'differences';
const MAX_CANDIDATES = 12;

/** Builds the Compare page: `c` lists the slugs, `only=differences` hides equal rows. */
export function comparePage(catalogue: PublicCatalogue, query: QueryInput = ''): ComparePageView {
  const labels = pageTexts('compare', catalogue.labels);
  const ask = readPageQuery('compare', query);
  const { found, notes } = namedCasinos(catalogue, ask.value('c'));
  const chosen = found.slice(0, COMPARE_LIMITS.max);
  const left = found.slice(COMPARE_LIMITS.max);
  if (left.length > 0)
    notes.push(fillPlaceholders(labels.tooMany, { names: left.map(({ name }) => name).join(', ') }));
  const slugs = chosen.map(({ slug }) => slug);
  const isTable = chosen.length >= COMPARE_LIMITS.min;
  const only = ask.value('only') === DIFFERENCES_ONLY;
  const title = isTable
    ? versus(
        chosen.map(({ name }) => name),
        labels.versus,
      )
    : labels.title;
  const at = (changed: string[]) => ask.href({ c: changed.join(','), q: '' });
  return {
    ...pageFrame(catalogue, {
      title,
      path: ask.path,
      // Combinations of casinos are endless, so only the empty form is indexed.
      isIndexed: ask.value('c') === '' && ask.value('q') === '' && catalogue.casinos.length > 0,
      structured: [breadcrumbStructuredData(catalogue, [{ name: labels.title, path: ask.path }])],
    }),
    title: labels.title,
    casinos: chosen.map((casino) => ({
      ...listedCasinoCard(casino, catalogue),
      remove: at(slugs.filter((slug) => slug !== casino.slug)),
    })),
    groups: isTable ? compareGroups(catalogue, chosen, only) : [],
    choices: isTable
      ? [
          { label: labels.all, href: ask.href({ c: slugs.join(','), only: '' }), isCurrent: !only },
          {
            label: labels.only,
            href: ask.href({ c: slugs.join(','), only: DIFFERENCES_ONLY }),
            isCurrent: only,
          },
        ]
      : [],
    notes,
    start: comparePath([]),
    ...(chosen.length < COMPARE_LIMITS.max ? { picker: pickerOf(catalogue, ask, slugs) } : {}),
  };
}

/** The names of compared casinos with a word between them. */
function versus(names: readonly string[], text: string): string {
  return names.reduce((one, other) => fillPlaceholders(text, { one, other }));
}

function namedCasinos(catalogue: PublicCatalogue, list: string): { found: PublicCasino[]; notes: string[] } {
  const found: PublicCasino[] = [];
  const notes: string[] = [];
  for (const given of list === '' ? [] : list.split(',')) {
    const slug = currentCasinoSlug(catalogue, given.toLowerCase());
    const casino = catalogue.casinoBySlug.get(slug);
    if (casino !== undefined) {
      if (!found.includes(casino)) found.push(casino);
    } else {
      const { gone, notKnown } = pageTexts('compare', catalogue.labels);
      notes.push(fillPlaceholders(catalogue.retiredCasinos.has(slug) ? gone : notKnown, { slug: given }));
    }
  }
  return { found, notes };
}

function pickerOf(catalogue: PublicCatalogue, ask: CompareQuery, slugs: string[]): ComparePickerView {
  const { search, placeholder, submit } = casinoLabels.compare;
  const searchText = ask.value('q');
  const others = filterByName(rankedCasinos(catalogue), searchText).filter(
    ({ slug }) => !slugs.includes(slug),
  );
  const shown = others.slice(0, MAX_CANDIDATES);
  const c = slugs.join(',');
  return {
    form: {
      action: routePath({ kind: 'compare' }),
      hiddenFields: [...(c === '' ? [] : [{ name: 'c', value: c }]), ...ask.hiddenFields(['c', 'q'])],
      search: { name: 'q', label: search, placeholder, value: searchText },
      submit,
      ...(searchText === '' ? {} : { reset: ask.href({ c, q: '' }) }),
    },
    candidates: shown.map((casino) => {
      const { score } = casinoCard(casino);
      return {
        name: casino.name,
        slug: casino.slug,
        logo: casino.logo,
        ...(score === undefined ? {} : { score: score.text }),
        isBlacklisted: casino.isBlacklisted,
        add: ask.href({ c: [...slugs, casino.slug].join(','), q: '' }),
      };
    }),
    more: others.length - shown.length,
  };
}
