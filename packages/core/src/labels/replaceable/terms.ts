import type { cardLabels } from '../public/cards.js';
import type { casinoLabels } from '../public/casinos.js';
import type { complaintLabels, tournamentLabels } from '../public/community.js';
import type { componentLabels } from '../public/components.js';
import type { bonusFieldTitles, casinoFieldTitles } from '../public/field-titles.js';
import type { filterLabels } from '../public/filters.js';
import type { bonusLabels, gameLabels } from '../public/offers.js';
import type { siteLabels } from '../public/site.js';

type ValuesOf<T> = T[keyof T];
type Reviews = (typeof casinoLabels)['reviews'];
type Review = (typeof componentLabels)['review'];

type Home = (typeof siteLabels)['home'];

/** Those of them that stand on single pages alone: complaints, the finder, search results, the home page. */
export type PageTerm =
  | (typeof complaintLabels)['form']['issues'][number]
  | ValuesOf<(typeof filterLabels)['finder']>
  | Exclude<ValuesOf<(typeof siteLabels)['search']['groups']>, 'Games' | 'Bonuses'>
  | Exclude<ValuesOf<Home['figures']>, 'Games' | 'Bonuses'>
  | Home['protections']
  | (typeof casinoLabels)['bestCasinos']['title'];

/** Those of them that only filters, tournaments and complaints have. */
export type SiteTerm =
  | Exclude<ValuesOf<(typeof filterLabels)['facets']>, 'Score' | 'Wagering' | 'Volatility'>
  | (typeof filterLabels)['yes']
  | ValuesOf<Omit<(typeof complaintLabels)['statuses'], 'all'>>
  | ValuesOf<Omit<(typeof tournamentLabels)['filters'], 'all'>>
  | Exclude<ValuesOf<(typeof tournamentLabels)['types']>, 'Slots' | 'Table Games'>
  | (typeof casinoLabels)['compare']['search' | 'placeholder' | 'submit']
  | Reviews['search' | 'placeholder' | 'sort' | 'submit']
  | ValuesOf<Reviews['sorts']>;

/** The English words that stand in the data of components: titles of facts, kinds of bonus, what is not known. */
export type Term =
  | ValuesOf<typeof casinoFieldTitles>
  | ValuesOf<typeof bonusFieldTitles>
  | ValuesOf<(typeof casinoLabels)['facts']>
  | ValuesOf<(typeof casinoLabels)['compare']['groups']>
  | (typeof casinoLabels)['compare']['notBlacklisted']
  | ValuesOf<(typeof bonusLabels)['types']>
  | (typeof bonusLabels)['type']
  | (typeof gameLabels)['bets']
  | Review['pros' | 'cons' | 'providers' | 'methods' | 'currencies']
  | (typeof cardLabels)['card']['highlights']
  | (typeof cardLabels)['score']['notRated']
  | (typeof cardLabels)['blacklist']['high' | 'medium' | 'low']
  | SiteTerm
  | PageTerm
  | 'RTP'
  | 'Volatility'
  | 'Low'
  | 'Medium'
  | 'High';

/** The words of another language for those in the data. */
export type TermLabels = Record<Term, string>;

interface LabelsOfTerms {
  dataTerms?: TermLabels | undefined;
}

/** A word of the data in the language of the labels; words of yours stay as they are. */
export function translateTerm(text: string, { dataTerms }: LabelsOfTerms): string {
  return dataTerms !== undefined && Object.hasOwn(dataTerms, text) ? dataTerms[text as Term] : text;
}

/** Facts with their titles, and values that are words of ours, in the language of the labels. */
export function translateFacts<F extends { title: string; value: string }>(
  facts: readonly F[],
  labels: LabelsOfTerms,
): F[] {
  return facts.map((fact) => ({
    ...fact,
    title: translateTerm(fact.title, labels),
    value: translateTerm(fact.value, labels),
  }));
}
