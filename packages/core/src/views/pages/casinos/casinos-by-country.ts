import type { PublicCasino } from '../../../collections/casinos/casino.js';
import { fillPlaceholders } from '../../../labels/localize/localized-text.js';
import { memoizeWeak } from '../../../lazy.js';
import { catalogueIn } from '../../../model/markets/catalogue-in.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import {
  acceptsCountry,
  countCasinosByCountry,
  findCountry,
  offeredCountries,
} from '../../../rules/casinos-of-country.js';
import { compareWords } from '../../../rules/ranking.js';
import { routePath } from '../../../urls/routes.js';
import { countryName } from '../../../values/country-names.js';
import type { CasinoCardView } from '../../cards/casino-card.js';
import { listedCasinoCard } from '../../cards/listed-casino-card.js';
import { listPageFrame } from '../../frame/list-page-frame.js';
import type { PageFrameView } from '../../frame/page-frame.js';
import { casinoListStructuredData } from '../../frame/page-head.js';
import { rankedCasinos } from '../../lists/casino-ranking.js';
import { listDescription } from '../../lists/list-description.js';
import { readPageQuery } from '../../lists/page-query.js';
import { type ChoiceLinkView, type PagerView, paginate } from '../../lists/pagination.js';
import type { QueryInput } from '../../lists/query-text.js';
import { type Ranked, withRanks } from '../../lists/rank-numbers.js';
import { type CountrySummary, countrySummary } from './country-summary.js';

/** The page of casinos by the country of their players. */
export interface CasinosByCountryPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** Each country that a casino names, and a few more, by name; the current one links back to no selection. */
  choices: ChoiceLinkView[];
  /** Absent until a country is chosen. */
  chosen?: CountryView;
  /** Absent if all casinos of the country fit on one page. */
  pager?: PagerView;
  /** The path of the Best Casinos page. */
  all: string;
}

/** The casinos that accept players from a country. */
export interface CountryView extends CountrySummary {
  /** The country's name in the language of the site. */
  name: string;
  /** The number of casinos on all pages. */
  count: number;
  /** The casinos of this page, best first. */
  casinos: Ranked<CasinoCardView>[];
}

/** The ranked casinos that take players from a country. */
export function casinosFor(catalogue: PublicCatalogue, code: string): PublicCasino[] {
  const known = listsByCountry(catalogue);
  const list = known.get(code) ?? rankedCasinos(catalogue).filter((casino) => acceptsCountry(casino, code));
  known.set(code, list);
  return list;
}

const listsByCountry = memoizeWeak((_: PublicCatalogue) => new Map<string, PublicCasino[]>());

/** Builds the page of casinos by country. */
export function casinosByCountryPage(
  everywhere: PublicCatalogue,
  query: QueryInput = '',
): CasinosByCountryPageView {
  const labels = pageTexts('countries', everywhere.labels);
  const nameOf = (code: string) => countryName(code, labels.language);
  const ask = readPageQuery('casinos-by-country', query);
  const code = findCountry(ask.value('country'));
  const catalogue = catalogueIn(everywhere, code);
  const counts = countCasinosByCountry(catalogue.casinos);
  const offered = offeredCountries(catalogue.casinos);
  const choices = [...new Set([...offered, ...(code === undefined ? [] : [code])])].map((one) => ({
    code: one,
    name: nameOf(one),
  }));
  const listed = code === undefined ? [] : casinosFor(catalogue, code);
  const { items, before, pager } = paginate(listed, ask);
  const title = code === undefined ? labels.title : fillPlaceholders(labels.heading, { name: nameOf(code) });
  return {
    ...listPageFrame(catalogue, ask, {
      title,
      ...listDescription(catalogue, title, listed),
      crumb: labels.title,
      country: code,
      pager,
      own: { country: code ?? '' },
      isIndexed: code === undefined || offered.has(code),
      structured: casinoListStructuredData(catalogue.settings, items),
    }),
    title: labels.title,
    all: routePath({ kind: 'best-casinos' }),
    choices: choices
      .sort((a, b) => compareWords(a.name, b.name, labels.language))
      .map((one) => ({
        label: one.name,
        href: ask.href({ country: one.code === code ? '' : one.code }),
        isCurrent: one.code === code,
        count: counts.count(one.code),
      })),
    ...(pager === undefined ? {} : { pager }),
    ...(code === undefined
      ? {}
      : {
          chosen: {
            name: nameOf(code),
            count: listed.length,
            casinos: withRanks(
              items.map((casino) => listedCasinoCard(casino, catalogue)),
              before,
            ),
            ...countrySummary(catalogue, code),
          },
        }),
  };
}
