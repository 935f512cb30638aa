import { casinoFieldTitles } from '../../labels/public/field-titles.js';
import { lazy } from '../../lazy.js';
import { numbersIn } from '../../values/text/number-text.js';
import type { CasinoFactsData } from './casino-facts-data.js';
import { factsRules } from './casino-rules.js';
import { count, type FieldRule, flag, object, pictures, score, texts } from './field-rules.js';

/** A column's heading, and the field of a casino that it has. */
export type CasinoColumns = Readonly<Record<string, keyof CasinoFactsData>>;

/** Headings that files of a croupier site have, and that people write, for fields with another name. */
const OTHER_HEADINGS: CasinoColumns = {
  casino: 'name',
  welcomebonus: 'bonus',
  nodepositbonus: 'noDepositBonus',
  freespins: 'freeSpins',
  totalgames: 'gamesTotal',
  rating: 'score',
  safetyrating: 'safetyScore',
  gamesrating: 'gamesScore',
  bonusesrating: 'bonusesScore',
  supportrating: 'supportScore',
  payoutsrating: 'payoutsScore',
  mobilerating: 'mobileScore',
};

const fieldsByHeading = /* @__PURE__ */ lazy(() => {
  const titles: Readonly<Record<string, string>> = casinoFieldTitles;
  const fields = Object.keys(factsRules());
  return new Map<string, string>([
    ...fields.map((field) => [keyOf(field), field] as const),
    ...fields.map((field) => [keyOf(titles[field] ?? field), field] as const),
    ...Object.entries(OTHER_HEADINGS),
  ]);
});

/**
 * Casinos of own data from rows of a spreadsheet: cells by their headings, `Minimum deposit` or `minDeposit`, or as `columns`
 * says. Lists have `|`, `;` or commas between their items. Other columns stay as fields of yours, under their headings; an
 * empty cell is no value. A cell that is none of its field's values stays as it is, and the maker of props warns of it.
 */
export function casinosFromRows<Own extends object = object>(
  rows: Iterable<Readonly<Record<string, string>>>,
  columns: CasinoColumns = {},
): (CasinoFactsData & Own)[] {
  return Array.from(rows, (row) => {
    const casino: Record<string, unknown> = {};
    for (const [heading, cell] of Object.entries(row)) {
      const text = cell.trim();
      const field = columns[heading] ?? fieldsByHeading().get(keyOf(heading));
      if (text !== '') casino[field ?? heading] = field === undefined ? text : fieldValue(field, text);
    }
    return casino as unknown as CasinoFactsData & Own;
  });
}

function keyOf(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

const YES = /^(yes|true|1|x)$/i;
const NO = /^(no|false|0)$/i;

function fieldValue(field: string, text: string): unknown {
  const rules: Readonly<Record<string, FieldRule<unknown>>> = factsRules();
  const rule = rules[field];
  if (rule === score || rule === count) {
    const [number, other] = numbersIn(text);
    return number === undefined || other !== undefined ? text : number;
  }
  if (rule === flag) return YES.test(text) ? true : NO.test(text) ? false : text;
  if (rule === texts || rule === pictures) return itemsOf(text);
  return rule === object ? { reason: text } : text;
}

function itemsOf(text: string): string[] {
  const separator = ['|', ';'].find((one) => text.includes(one)) ?? ',';
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
