import { csvRecords } from '../../../csv/csv-records.js';

/** A short link that leads to a partner, as plugins for such links keep it. */
export interface AffiliateLink {
  /** Counted from 1. */
  line: number;
  /** Behind the address of the site, without a slash before it. */
  slug: string;
  target: string;
  /** How it sends visitors on: a status, or a word. */
  way: string;
  keepsQuery: boolean;
  /** Where it leads in countries of their own. */
  countries: { country: string; target: string }[];
}

/** The words before the slugs of ThirstyAffiliates, which its files do not have. */
const USUAL_PREFIX = 'recommends';

/** Whether the first line of a file is the header of Pretty Links. */
export function isPrettyLinksFile(start: string): boolean {
  const names = headerOf(start);
  return ['url', 'slug', 'redirect_type', 'param_forwarding'].every((name) => names.includes(name));
}

/** Whether the first line of a file is the header of ThirstyAffiliates. */
export function isThirstyAffiliatesFile(start: string): boolean {
  const names = headerOf(start);
  return ['link name', 'destination url', 'slug'].every((name) => names.includes(name));
}

/** The links of Pretty Links; slugs have their whole path. */
export async function* prettyLinks(texts: AsyncIterable<string>): AsyncGenerator<AffiliateLink> {
  for await (const { line, cell } of tableRows(texts)) {
    const forwards = cell('param_forwarding').toLowerCase();
    yield {
      ...{ line, slug: cell('slug'), target: cell('url'), way: cell('redirect_type').toLowerCase() },
      ...{ keepsQuery: /^(?:on|1|true|yes)$/.test(forwards), countries: [] },
    };
  }
}

/** The links of ThirstyAffiliates; a slug without words before it stands below those of the plugin. */
export async function* thirstyAffiliatesLinks(texts: AsyncIterable<string>): AsyncGenerator<AffiliateLink> {
  for await (const { line, cell } of tableRows(texts)) {
    const slug = cell('slug').replace(/^\/+/, '');
    yield {
      ...{ line, slug: slug === '' || slug.includes('/') ? slug : `${USUAL_PREFIX}/${slug}` },
      ...{ target: cell('destination url'), way: '302', keepsQuery: false },
      countries: countriesOf(cell('geolocation')),
    };
  }
}

/** `AU:https://…;GB:https://…`. */
function countriesOf(text: string): AffiliateLink['countries'] {
  return text.split(/;(?=\s*[A-Za-z]{2}:)/).flatMap((part) => {
    const [, country, target] = /^\s*([A-Za-z]{2}):(\S+?);?\s*$/.exec(part) ?? [];
    return country === undefined || target === undefined ? [] : [{ country: country.toUpperCase(), target }];
  });
}

interface TableRow {
  line: number;
  /** The text of the first column whose name begins so. */
  cell(name: string): string;
}

async function* tableRows(texts: AsyncIterable<string>): AsyncGenerator<TableRow> {
  let names: string[] | undefined;
  for await (const records of csvRecords(texts, { skipStrayQuotes: true })) {
    for (const { cells, line } of records) {
      if (names === undefined) {
        names = cells.map((name) => name.trim().toLowerCase());
        continue;
      }
      const columns = names;
      const cell = (name: string) => cells[columns.findIndex((one) => one.startsWith(name))]?.trim() ?? '';
      yield { line, cell };
    }
  }
}

function headerOf(start: string): string[] {
  const [line = ''] = start.split(/\r\n|\r|\n/, 1);
  return line.split(/[,;\t]/).map((name) => name.replaceAll('"', '').trim().toLowerCase());
}
