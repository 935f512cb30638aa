import type { PublicBonus } from '../../collections/bonuses/bonus.js';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import { lazy, memoizeWeak } from '../../lazy.js';
import type { SiteSettings } from '../../model/documents/settings.js';
import { catalogueIn } from '../../model/markets/catalogue-in.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { movedCasinos } from '../../urls/current-casino-slug.js';
import { pageFrame } from '../frame/page-frame.js';
import { withPictureSizes } from '../picture-sizes.js';
import { writeColumn } from './columns.js';
import {
  CASINOS_IN_FILE,
  indexedId,
  OFFER_FIELDS,
  RANKED_FIELDS,
  SHOWN_FIELDS,
  type ShownOffer,
} from './indexed-fields.js';
import type { IndexedMarket, IndexPart, SiteIndex } from './site-index.js';

/** JSON piece by piece, as often as it is asked for: the whole of a large site's is long. */
export type TextPieces = () => Iterable<string>;

/** The parts of a site's index, each as JSON; the same for the same content. */
export function* siteIndexParts(
  catalogue: PublicCatalogue,
): Generator<{ part: IndexPart; pieces: TextPieces }> {
  const { casinos, bonuses, games, posts } = catalogue;
  const list = <T>(records: readonly T[], shown: (record: T) => unknown): TextPieces => {
    return () => listPieces(records, (record) => withPictureSizes(shown(record), catalogue));
  };
  const positions = lazy(() => new Map(casinos.map(({ id }, i) => [id, i])));
  const indexed = ({ casinoId, ...rest }: PublicBonus) => {
    const position = casinoId === undefined ? undefined : positions().get(casinoId);
    return casinoId === undefined
      ? rest
      : { ...rest, casinoId: position === undefined ? casinoId : indexedId(position) };
  };
  yield { part: 'texts', pieces: () => listPieces(casinos, ({ description }) => description) };
  yield { part: 'bonuses', pieces: list(bonuses, indexed) };
  yield { part: 'games', pieces: list(games, (game) => game) };
  yield { part: 'posts', pieces: list(posts, (post) => post) };
  for (let start = 0; start < casinos.length; start += CASINOS_IN_FILE) {
    const few = casinos.slice(start, start + CASINOS_IN_FILE);
    yield { part: `casinos-${start / CASINOS_IN_FILE}`, pieces: list(few, shownFields) };
  }
  for (const market of listedCountries(catalogue)) {
    const there = catalogueIn(catalogue, market);
    if (there === catalogue) continue;
    const pieces = () => [
      JSON.stringify(withPictureSizes(indexedMarket(catalogue, there, market, indexed), catalogue)),
    ];
    yield { part: `market-${market}`, pieces };
  }
}

/** The countries to which a list of casinos can be narrowed. */
function listedCountries({ casinos }: PublicCatalogue): string[] {
  return [...new Set(casinos.flatMap(({ countries }) => countries))].sort();
}

function indexedMarket(
  catalogue: PublicCatalogue,
  there: PublicCatalogue,
  market: string,
  indexed: (bonus: PublicBonus) => object,
): IndexedMarket {
  const casinos: Record<number, ShownOffer> = {};
  for (const [position, casino] of there.casinos.entries()) {
    if (casino === catalogue.casinos[position] || !casino.countries.includes(market)) continue;
    casinos[position] = Object.fromEntries(OFFER_FIELDS.map((field) => [field, casino[field]]));
  }
  const positions = bonusPositions(catalogue.bonuses);
  return {
    marketRules: there.marketRules,
    settings: indexedSettings(there),
    casinos,
    bonuses: there.bonuses.map((bonus) => positions.get(bonus) ?? (indexed(bonus) as PublicBonus)),
  };
}

const bonusPositions = memoizeWeak(
  (bonuses: readonly PublicBonus[]) => new Map(bonuses.map((bonus, position) => [bonus, position])),
);

/** The settings with the disclosure that the pages show. */
function indexedSettings(catalogue: PublicCatalogue): SiteSettings {
  const { disclosure } = pageFrame(catalogue, { title: '', path: '/' });
  return { ...catalogue.settings, disclosure };
}

function* listPieces<T>(records: readonly T[], shown: (record: T) => unknown): Generator<string> {
  yield '[';
  let comma = '';
  for (const record of records) {
    yield comma + (JSON.stringify(shown(record)) ?? 'null');
    comma = ',';
  }
  yield ']';
}

/** The index itself, by the paths of its parts. */
export function* siteIndexPieces(catalogue: PublicCatalogue, parts: SiteIndex['parts']): Generator<string> {
  const { casinos, casinoBySlug, retiredCasinos, pages, market, marketRules } = catalogue;
  const moved = [...movedCasinos(catalogue)];
  const shown = moved.filter(([, slug]) => casinoBySlug.has(slug));
  const retired = moved.filter(([, slug]) => retiredCasinos.has(slug));
  const index: Omit<SiteIndex, 'casinos'> = {
    today: catalogue.today,
    ...{ market, marketRules },
    settings: indexedSettings(catalogue),
    ...(catalogue.labels === undefined ? {} : { labels: catalogue.labels }),
    homepage: catalogue.homepage,
    community: catalogue.community,
    showcase: catalogue.showcase,
    // The frame of a page stands in its file.
    hasHeaderMenu: false,
    menus: { header: [], footer: [] },
    casinoCount: casinos.length,
    ...(shown.length === 0 ? {} : { movedCasinos: shown }),
    retiredCasinos: [...retiredCasinos, ...retired.map(([slug]) => slug)],
    pages: Array.from(pages.values(), (page) => ({ ...page, content: '' })),
    toplists: [...catalogue.toplists.values()],
    ...(catalogue.authors === undefined
      ? {}
      : { authors: Array.from(catalogue.authors.values(), ({ biography: _, ...author }) => author) }),
    postViews: [...catalogue.postViews],
    parts,
  };
  yield `${JSON.stringify(withPictureSizes(index, catalogue)).slice(0, -1)},"casinos":{`;
  let comma = '';
  for (const field of RANKED_FIELDS) {
    const column = writeColumn(casinos.map((casino) => casino[field]));
    yield `${comma}"${field}":${JSON.stringify(withPictureSizes(column, catalogue))}`;
    comma = ',';
  }
  yield '}}';
}

function shownFields(casino: PublicCasino): object {
  const fields = Object.keys(SHOWN_FIELDS) as (keyof typeof SHOWN_FIELDS)[];
  return Object.fromEntries(fields.map((field) => [field, casino[field]]));
}
