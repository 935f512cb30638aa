import type { PublicCasino } from '../../model/casino.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageFrame } from '../frame/page-frame.js';
import { withPictureSizes } from '../picture-sizes.js';
import { type Column, writeColumn } from './columns.js';
import { CASINOS_IN_FILE, indexedId, RANKED_FIELDS, SHOWN_FIELDS } from './indexed-fields.js';
import type { IndexPart, SiteIndex } from './site-index.js';

/** The parts of a site's index, each as JSON; the same for the same content. */
export function* siteIndexParts(catalogue: PublicCatalogue): Generator<{ part: IndexPart; text: string }> {
  const { casinos, bonuses, games, posts } = catalogue;
  const sized = (value: unknown) => JSON.stringify(withPictureSizes(value, catalogue));
  const ids = new Map(casinos.map(({ id }, i) => [id, indexedId(i)]));
  yield { part: 'texts', text: JSON.stringify(casinos.map(({ description }) => description)) };
  yield {
    part: 'bonuses',
    text: sized(
      bonuses.map(({ casinoId, ...rest }) =>
        casinoId === undefined ? rest : { ...rest, casinoId: ids.get(casinoId) ?? casinoId },
      ),
    ),
  };
  yield { part: 'games', text: sized(games) };
  yield { part: 'posts', text: sized(posts) };
  for (let start = 0; start < casinos.length; start += CASINOS_IN_FILE) {
    const few = casinos.slice(start, start + CASINOS_IN_FILE).map(shownFields);
    yield { part: `casinos-${start / CASINOS_IN_FILE}`, text: sized(few) };
  }
}

/** The index itself, by the paths of its parts. */
export function siteIndexText(catalogue: PublicCatalogue, parts: SiteIndex['parts']): string {
  const { casinos, pages, settings } = catalogue;
  const columns = RANKED_FIELDS.map((field): [string, Column] => [
    field,
    writeColumn(casinos.map((casino) => casino[field])),
  ]);
  const { disclosure } = pageFrame(catalogue, { title: '', path: '/' });
  const index: SiteIndex = {
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
    casinos: Object.fromEntries(columns) as SiteIndex['casinos'],
    retiredCasinos: [...catalogue.retiredCasinos],
    pages: Array.from(pages.values(), (page) => ({ ...page, content: '' })),
    toplists: [...catalogue.toplists.values()],
    postViews: [...catalogue.postViews],
    parts,
  };
  return JSON.stringify(withPictureSizes(index, catalogue));
}

function shownFields(casino: PublicCasino): object {
  const fields = Object.keys(SHOWN_FIELDS) as (keyof typeof SHOWN_FIELDS)[];
  return Object.fromEntries(fields.map((field) => [field, casino[field]]));
}
