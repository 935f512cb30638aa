import { fieldByAlias, fieldsByName, normalizedName } from '../../csv/table.js';
import { collections } from '../../model/collections.js';
import type { Entity, FieldPath } from '../../model/entity.js';
import { BUILT_IN_MAPS } from './built-in-maps.js';
import type { MappedCollection, TypeMap, TypeRule } from './type-map.js';

/** What an export has of a type of items. */
export interface TypeFacts {
  count: number;
  /** Custom fields, and how many items have each. */
  fields: Map<string, number>;
  taxonomies: Set<string>;
}

/** Words in the names of types. */
const KINDS: readonly (readonly [RegExp, MappedCollection])[] = [
  [/bonus|offer|promo|coupon/i, 'bonuses'],
  [/slot|game/i, 'games'],
  [/casino|review|brand|operator|bookmaker/i, 'casinos'],
];
/** What starts the names of custom fields without saying anything of them. */
const PREFIX = /^_*(?:acf|cf|review|casino|bonus|offer|game|slot|brand|operator)s?[_-]+/i;

/** A first map of the types that nothing is made of yet: what their names and those of their custom fields let suppose. */
export function suggestedMap(types: ReadonlyMap<string, TypeFacts>): TypeMap {
  return Object.fromEntries([...types].map(([type, facts]) => [type, suggestedRule(type, facts)]));
}

function suggestedRule(type: string, { fields, taxonomies }: TypeFacts): TypeRule {
  const known = Object.hasOwn(BUILT_IN_MAPS.aces, type) ? BUILT_IN_MAPS.aces[type] : undefined;
  const ofTheme = known && withoutAbsent(known, fields);
  if (ofTheme?.fields !== undefined) return ofTheme;
  const as = KINDS.find(([words]) => words.test(type))?.[1] ?? 'posts';
  const entity = collections[as] as unknown as Entity;
  const found = new Map<string, string[]>();
  for (const key of [...fields.keys()].sort()) {
    const column = columnFor(entity, key);
    if (column !== undefined) found.set(column, [...(found.get(column) ?? []), key]);
  }
  const terms = [...taxonomies].flatMap((taxonomy) => {
    const column = columnFor(entity, taxonomy);
    return column === undefined ? [] : [[taxonomy, column] as const];
  });
  return {
    as,
    ...(found.size === 0 ? {} : { fields: Object.fromEntries(found) }),
    ...(terms.length === 0 ? {} : { taxonomies: Object.fromEntries(terms) }),
  };
}

/** A rule without the custom fields that no item has. */
function withoutAbsent({ fields = {}, ...rule }: TypeRule, there: ReadonlyMap<string, number>): TypeRule {
  const present = Object.entries(fields)
    .map(([column, keys]) => [column, keys.filter((key) => there.has(key))] as const)
    .filter(([, keys]) => keys.length > 0);
  return present.length === 0 ? rule : { ...rule, fields: Object.fromEntries(present) };
}

/** The column whose name, or another name of it, a custom field has. */
function columnFor(entity: Entity, key: string): string | undefined {
  const fields = fieldsByName(entity.fieldPaths);
  const short = key.replace(PREFIX, '');
  const words = [key, short, short.replace(/s$/, ''), `${short}s`, SYNONYMS[normalizedName(short)] ?? ''];
  const found = words
    .map((word) => fields.get(normalizedName(word)) ?? fieldByAlias(entity, word.replace(/[_-]/g, ' '), 5))
    .find(isOfPeople);
  return found?.column;
}

const SYNONYMS: Readonly<Record<string, string>> = {
  externallink: 'visitUrl',
  affiliateurl: 'visitUrl',
  visitlink: 'visitUrl',
  shortdesc: 'description',
  prosdesc: 'pros',
  consdesc: 'cons',
  score: 'rating',
  software: 'features',
  vendor: 'provider',
  minimumdeposit: 'minDeposit',
  withdrawaltimes: 'withdrawalTime',
};

function isOfPeople(fieldPath: FieldPath | undefined): fieldPath is FieldPath {
  return fieldPath !== undefined && fieldPath.field.system === undefined && fieldPath.column !== 'slug';
}
