import type { PublicCasino } from '../../collections/casinos/casino.js';
import { lazy } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageFrame } from '../frame/page-frame.js';
import { withPictureSizes } from '../picture-sizes.js';
import { writeColumn } from './columns.js';
import { CASINOS_IN_FILE, indexedId, RANKED_FIELDS, SHOWN_FIELDS } from './indexed-fields.js';
import type { IndexPart, SiteIndex } from './site-index.js';

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
  const indexed = (casinoId: string) => {
    const position = positions().get(casinoId);
    return position === undefined ? casinoId : indexedId(position);
  };
  yield { part: 'texts', pieces: () => listPieces(casinos, ({ description }) => description) };
  yield {
    part: 'bonuses',
    pieces: list(bonuses, ({ casinoId, ...rest }) =>
      casinoId === undefined ? rest : { ...rest, casinoId: indexed(casinoId) },
    ),
  };
  yield { part: 'games', pieces: list(games, (game) => game) };
  yield { part: 'posts', pieces: list(posts, (post) => post) };
  for (let start = 0; start < casinos.length; start += CASINOS_IN_FILE) {
    const few = casinos.slice(start, start + CASINOS_IN_FILE);
    yield { part: `casinos-${start / CASINOS_IN_FILE}`, pieces: list(few, shownFields) };
  }
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
  const { casinos, pages, settings } = catalogue;
  const { disclosure } = pageFrame(catalogue, { title: '', path: '/' });
  const index: Omit<SiteIndex, 'casinos'> = {
    today: catalogue.today,
    settings: { ...settings, disclosure },
    ...(catalogue.labels === undefined ? {} : { labels: catalogue.labels }),
    homepage: catalogue.homepage,
    community: catalogue.community,
    showcase: catalogue.showcase,
    // The frame of a page stands in its file.
    hasHeaderMenu: false,
    menus: { header: [], footer: [] },
    casinoCount: casinos.length,
    retiredCasinos: [...catalogue.retiredCasinos],
    pages: Array.from(pages.values(), (page) => ({ ...page, content: '' })),
    toplists: [...catalogue.toplists.values()],
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
