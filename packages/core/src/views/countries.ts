import { casinoLabels } from '../labels/casinos.js';
import type { PublicCasino } from '../model/casino.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { oncePer } from '../once.js';
import { addressOf } from '../urls/places.js';
import { countryCode, countryName } from '../values/country-names.js';
import { asked } from './asked.js';
import { type CasinoCardView, casinoCard } from './casino-card.js';
import { rankedCasinos } from './casino-ranking.js';
import type { Frame } from './frame.js';
import { type ChoiceLinkView, type PagerView, paged } from './list.js';
import { listFrame } from './list-frame.js';
import { casinoListData } from './page-head.js';

/** The page that lists casinos by the countries that they take players from. */
export interface CountriesView extends Frame {
  title: string;
  /** A country each; the one that is chosen leads back to none. */
  choices: ChoiceLinkView[];
  chosen?: CountryView;
  /** The path of the whole ranking. */
  all: string;
}

/** The casinos of one country. */
export interface CountryView {
  /** The name of the country, in English. */
  name: string;
  /** How many casinos take players from there. */
  count: number;
  /** Of the scores that are shown, to one decimal; absent where there is none. */
  average?: string;
  /** Those of this page, the best first. */
  casinos: (CasinoCardView & { rank: number })[];
  /** The way through a long list. */
  pager?: PagerView;
  /** What they have in common. */
  panels: CountryPanelView[];
}

/** What casinos of a country have in common: the most frequent first. */
export interface CountryPanelView {
  title: string;
  items: { name: string; count: number }[];
}

/** The countries that are always offered. */
const OFFERED = ['US', 'GB', 'CA', 'AU', 'DE', 'MT'];
const IN_PANEL = 5;

/** Casinos by country, at the country and the page that a query asks for. */
export function countries(catalogue: PublicCatalogue, query = ''): CountriesView {
  const words = casinoLabels.countries;
  const ask = asked('casinos-by-country', query);
  const code = ask.value('country') === '' ? undefined : countryCode(ask.value('country'));
  const offered = code === undefined || OFFERED.includes(code) ? OFFERED : [...OFFERED, code];
  const listed = code === undefined ? [] : rankedCasinos(catalogue).filter((casino) => takes(casino, code));
  const { items, pager } = paged(
    listed.map((casino, i) => ({ casino, rank: i + 1 })),
    ask,
  );
  const title = code === undefined ? words.title : words.heading(countryName(code));
  return {
    ...listFrame(catalogue, ask, {
      title,
      crumb: words.title,
      pager,
      own: { country: code ?? '' },
      structured: listed.every(({ isBlacklisted }) => isBlacklisted)
        ? []
        : [
            casinoListData(
              catalogue.settings,
              items.map(({ casino }) => casino),
            ),
          ],
    }),
    title: words.title,
    all: addressOf({ kind: 'best-casinos' }),
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
            ...commonTo(rankedCasinos(catalogue), code),
          },
        }),
  };
}

type Common = Pick<CountryView, 'average' | 'panels'>;

const common = oncePer((_casinos: readonly PublicCasino[]) => new Map<string, Common>());

/** What is said of a country's casinos as a whole; counted once for each state of the catalogue. */
function commonTo(casinos: readonly PublicCasino[], country: string): Common {
  const known = common(casinos).get(country);
  if (known !== undefined) return known;
  const { panels } = casinoLabels.countries;
  const praised = casinos.filter((casino) => !casino.isBlacklisted && takes(casino, country));
  const counted = {
    ...(praised.length === 0 ? {} : { average: averageOf(praised) }),
    panels: [
      panel(panels.licenses, praised, ({ licenses }) => licenses),
      panel(panels.currencies, praised, ({ currencies }) => currencies),
      panel(panels.methods, praised, ({ paymentMethods }) => paymentMethods),
    ].filter(({ items }) => items.length > 0),
  };
  common(casinos).set(country, counted);
  return counted;
}

function takes({ countries }: PublicCasino, country: string): boolean {
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
    items: items.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, IN_PANEL),
  };
}
