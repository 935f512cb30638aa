import { casinoLabels } from '../labels/casinos.js';
import type { PublicCasino } from '../model/casino.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { addressOf } from '../urls/places.js';
import { type Asked, asked } from './asked.js';
import { type CasinoCardView, casinoCard } from './casino-card.js';
import { namedLike, rankedCasinos } from './casino-ranking.js';
import { COMPARED, comparisonOf } from './compare-address.js';
import { type CompareGroupView, compareRows } from './compare-rows.js';
import { type Frame, frame } from './frame.js';
import type { ChoiceLinkView, FilterFormView } from './list.js';
import { breadcrumbData } from './page-head.js';
import { withStandIns } from './review-stand-ins.js';

/** Two to four casinos side by side, or the way there. */
export interface CompareView extends Frame {
  /** The heading. */
  title: string;
  /** Those that stand side by side, at most four. */
  casinos: ComparedCasinoView[];
  /** Empty with fewer than two casinos, or where only differences are shown and there are none. */
  groups: CompareGroupView[];
  /** All lines, or only those in which the casinos differ; empty with fewer than two casinos. */
  choices: ChoiceLinkView[];
  /** What was asked for and is not here, in sentences. */
  notes: string[];
  /** The address that has chosen nothing. */
  start: string;
  /** Absent where as many casinos are there as there can be. */
  picker?: ComparePickerView;
}

/** A casino in a comparison. */
export interface ComparedCasinoView extends CasinoCardView {
  /** The same comparison without it. */
  remove: string;
}

/** Casinos that can be added to a comparison: those that a search finds, the best first. */
export interface ComparePickerView {
  /** Searches casinos by name. */
  form: FilterFormView;
  /** Those that can be added, with the address that adds each. */
  candidates: {
    name: string;
    slug: string;
    logo: string;
    score?: string;
    isBlacklisted: boolean;
    add: string;
  }[];
  /** How many more there are than are offered. */
  more: number;
}

type Ask = Asked<'c' | 'q' | 'only'>;

const ONLY = 'differences';
const OFFERED = 12;

/** The comparison that a query asks for: `c` names the casinos, `only=differences` leaves out lines that are alike. */
export function compare(catalogue: PublicCatalogue, query = ''): CompareView {
  const words = casinoLabels.compare;
  const ask = asked('compare', query);
  const { found, notes } = namedCasinos(catalogue, ask.value('c'));
  const chosen = found.slice(0, COMPARED.most);
  const left = found.slice(COMPARED.most);
  if (left.length > 0) notes.push(words.tooMany(left.map(({ name }) => name)));
  const slugs = chosen.map(({ slug }) => slug);
  const isTable = chosen.length >= COMPARED.fewest;
  const only = ask.value('only') === ONLY;
  const title = isTable ? words.titled(chosen.map(({ name }) => name)) : words.title;
  const at = (changed: string[]) => ask.href({ c: changed.join(','), q: '' });
  return {
    ...frame(catalogue, {
      title,
      path: ask.path,
      // Pairs, threes and fours of casinos are without number; the page that chooses is the one to be found.
      isIndexed: ask.value('c') === '' && ask.value('q') === '',
      structured: [breadcrumbData(catalogue.settings, [{ name: words.title, path: ask.path }])],
    }),
    title: words.title,
    casinos: chosen.map((casino) => ({
      ...casinoCard(casino),
      remove: at(slugs.filter((slug) => slug !== casino.slug)),
    })),
    groups: isTable
      ? compareRows(
          chosen.map((casino) => withStandIns(casino, catalogue.standIns)),
          only,
        )
      : [],
    choices: isTable
      ? [
          { label: words.all, href: ask.href({ c: slugs.join(','), only: '' }), isCurrent: !only },
          { label: words.only, href: ask.href({ c: slugs.join(','), only: ONLY }), isCurrent: only },
        ]
      : [],
    notes,
    start: comparisonOf([]),
    ...(chosen.length < COMPARED.most ? { picker: pickerOf(catalogue, ask, slugs) } : {}),
  };
}

function namedCasinos(catalogue: PublicCatalogue, list: string): { found: PublicCasino[]; notes: string[] } {
  const found: PublicCasino[] = [];
  const notes: string[] = [];
  for (const slug of list === '' ? [] : list.split(',')) {
    const casino = catalogue.casinoBySlug.get(slug.toLowerCase());
    if (casino !== undefined) {
      if (!found.includes(casino)) found.push(casino);
    } else {
      const say = catalogue.retiredCasinos.has(slug)
        ? casinoLabels.compare.gone
        : casinoLabels.compare.notKnown;
      notes.push(say(slug));
    }
  }
  return { found, notes };
}

function pickerOf(catalogue: PublicCatalogue, ask: Ask, slugs: string[]): ComparePickerView {
  const { search, placeholder, submit } = casinoLabels.compare;
  const sought = ask.value('q');
  const others = namedLike(rankedCasinos(catalogue), sought).filter(({ slug }) => !slugs.includes(slug));
  const shown = others.slice(0, OFFERED);
  const c = slugs.join(',');
  return {
    form: {
      action: addressOf({ kind: 'compare' }),
      kept: [...(c === '' ? [] : [{ name: 'c', value: c }]), ...ask.kept(['c', 'q'])],
      search: { name: 'q', label: search, placeholder, value: sought },
      submit,
      ...(sought === '' ? {} : { reset: ask.href({ c, q: '' }) }),
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
