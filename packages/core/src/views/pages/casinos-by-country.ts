import { casinoLabels } from '../../labels/casinos.js';
import { memoizeWeak } from '../../lazy.js';
import type { PublicCasino } from '../../model/casino.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { routePath } from '../../urls/routes.js';
import { countryCode, countryName } from '../../values/country-names.js';
import { type CasinoCardView, casinoCard } from '../cards/casino-card.js';
import { casinoFieldTitle } from '../field-titles.js';
import { listPageFrame } from '../frame/list-page-frame.js';
import type { PageFrameView } from '../frame/page-frame.js';
import { casinoListStructuredData } from '../frame/page-head.js';
import { rankedCasinos } from '../lists/casino-ranking.js';
import { readPageQuery } from '../lists/page-query.js';
import { type ChoiceLinkView, type PagerView, paginate } from '../lists/pagination.js';

/** The page of casinos by the country of their players. */
export interface CasinosByCountryPageView extends PageFrameView {
  title: string;
  /** Country links; the current one links back to no selection. */
  choices: ChoiceLinkView[];
  /** Absent until a country is chosen. */
  chosen?: CountryView;
  /** The path of the Best Casinos page. */
  all: string;
}

/** The casinos that accept players from a country. */
export interface CountryView {
  /** The country's English name. */
  name: string;
  /** The number of casinos on all pages. */
  count: number;
  /** The average rating to one decimal, without blacklisted casinos; absent if there are none. */
  average?: string;
  /** The casinos of this page, best first. */
  casinos: (CasinoCardView & { rank: number })[];
  /** Absent if all casinos fit on one page. */
  pager?: PagerView;
  panels: CountryPanelView[];
}

/** The most frequent licenses, currencies or payment methods of a country's casinos. */
export interface CountryPanelView {
  title: string;
  items: { name: string; count: number }[];
}

const DEFAULT_COUNTRIES = ['US', 'GB', 'CA', 'AU', 'DE', 'MT'];
const PANEL_SIZE = 5;

/** Builds the page of casinos by country. */
export function casinosByCountryPage(catalogue: PublicCatalogue, query = ''): CasinosByCountryPageView {
  const labels = casinoLabels.countries;
  const ask = readPageQuery('casinos-by-country', query);
  const code = ask.value('country') === '' ? undefined : countryCode(ask.value('country'));
  const offered =
    code === undefined || DEFAULT_COUNTRIES.includes(code) ? DEFAULT_COUNTRIES : [...DEFAULT_COUNTRIES, code];
  const listed =
    code === undefined ? [] : rankedCasinos(catalogue).filter((casino) => acceptsCountry(casino, code));
  const { items, pager } = paginate(
    listed.map((casino, i) => ({ casino, rank: i + 1 })),
    ask,
  );
  const title = code === undefined ? labels.title : labels.heading(countryName(code));
  return {
    ...listPageFrame(catalogue, ask, {
      title,
      crumb: labels.title,
      pager,
      own: { country: code ?? '' },
      structured: listed.every(({ isBlacklisted }) => isBlacklisted)
        ? []
        : [
            casinoListStructuredData(
              catalogue.settings,
              items.map(({ casino }) => casino),
            ),
          ],
    }),
    title: labels.title,
    all: routePath({ kind: 'best-casinos' }),
    choices: offered.map((one) => ({
      label: countryName(one),
      href: ask.href({ country: one === code ? '' : one }),
      isCurrent: one === code,
    })),
    ...(code === undefined
      ? {}
      : {
          chosen: {
            name: countryName(code),
            count: listed.length,
            casinos: items.map(({ casino, rank }) => ({ ...casinoCard(casino), rank })),
            ...(pager === undefined ? {} : { pager }),
            ...countrySummary(rankedCasinos(catalogue), code),
          },
        }),
  };
}

type CountrySummary = Pick<CountryView, 'average' | 'panels'>;

const summaryCache = memoizeWeak((_casinos: readonly PublicCasino[]) => new Map<string, CountrySummary>());

/** Averages and counts of a country's casinos; cached for each state of the catalogue. */
function countrySummary(casinos: readonly PublicCasino[], country: string): CountrySummary {
  const known = summaryCache(casinos).get(country);
  if (known !== undefined) return known;
  const eligible = casinos.filter((casino) => !casino.isBlacklisted && acceptsCountry(casino, country));
  const counted = {
    ...(eligible.length === 0 ? {} : { average: averageOf(eligible) }),
    panels: [
      panel(casinoFieldTitle('licenses'), eligible, ({ licenses }) => licenses),
      panel(casinoFieldTitle('currencies'), eligible, ({ currencies }) => currencies),
      panel(casinoFieldTitle('paymentMethods'), eligible, ({ paymentMethods }) => paymentMethods),
    ].filter(({ items }) => items.length > 0),
  };
  summaryCache(casinos).set(country, counted);
  return counted;
}

function acceptsCountry({ countries }: PublicCasino, country: string): boolean {
  return countries.length === 0 || countries.includes(country);
}

function averageOf(casinos: readonly PublicCasino[]): string {
  return (casinos.reduce((sum, { rating }) => sum + rating, 0) / casinos.length).toFixed(1);
}

function panel(
  title: string,
  casinos: readonly PublicCasino[],
  namesOf: (casino: PublicCasino) => readonly string[],
): CountryPanelView {
  const counts = new Map<string, { name: string; count: number; last: PublicCasino }>();
  for (const casino of casinos) {
    for (const name of namesOf(casino)) {
      const known = counts.get(name);
      if (known === undefined) counts.set(name, { name, count: 1, last: casino });
      else if (known.last !== casino) {
        known.count++;
        known.last = casino;
      }
    }
  }
  const items = [...counts.values()].map(({ name, count }) => ({ name, count }));
  return {
    title,
    items: items.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, PANEL_SIZE),
  };
}
