import { type ColumnDefault, readDefaults } from '../../csv/import-rules.js';
import { requireField, requireFields, type Scale } from '../../csv/table.js';
import { collections } from '../../model/collections.js';
import type { ImportSettings } from '../../model/documents/import-settings.js';
import { menuRow } from '../../model/documents/menus.js';
import type { Entity } from '../../model/entity.js';
import type { ImportableName } from '../../model/import-profile.js';
import { problem } from '../../problem.js';
import { keyParts } from '../sources/source-key.js';
import { listsOf } from './rows/merge-lists.js';

/** The fields by which records are retired. */
const MARKS_OF_RETIREMENT: Readonly<Partial<Record<NonNullable<ImportSettings['whenGone']>, string>>> = {
  deactivate: 'isActive',
  blacklist: 'isBlacklisted',
};

/** Refuses settings that no import into the collection could use. Problem: `usage`. */
export function requireUsableSettings(collection: ImportableName, settings: ImportSettings): void {
  const entity = (collection === 'menus' ? menuRow : collections[collection]) as unknown as Entity;
  const {
    map = {},
    default: given = {},
    constants = {},
    mergeLists = [],
    owns = [],
    key,
    scale,
    whenGone,
  } = settings;
  for (const field of Object.keys(map)) requireField(entity, field);
  listsOf(entity, mergeLists);
  requireFields(entity, owns);
  if (key !== undefined) keyParts(entity, key);
  const mark = whenGone === undefined ? undefined : MARKS_OF_RETIREMENT[whenGone];
  if (mark !== undefined && entity.findField(mark) === undefined)
    throw problem('source.cannot-retire', { plural: entity.plural, action: whenGone as string });
  const highest = scale ?? (collection === 'casinos' ? 5 : 10);
  requireDefaults(entity, { given, scale: highest });
  requireDefaults(entity, { given: constants, scale: highest });
  const ofCasinos = (['scale', 'noDefaults'] as const).find((name) => settings[name] !== undefined);
  if (ofCasinos !== undefined && collection !== 'casinos')
    throw problem('profile.setting-of-casinos', { setting: ofCasinos, collection });
}

/** The defaults that are given by field, and those that every import has. Problems: `usage`, `invalid`. */
export function requireDefaults(
  entity: Entity,
  {
    given,
    implied = {},
    scale,
  }: { given: Readonly<Record<string, string>>; implied?: Readonly<Record<string, string>>; scale: Scale },
): ColumnDefault[] {
  const explicit = Object.fromEntries(
    Object.entries(given).map(([name, text]) => [requireField(entity, name).column, text]),
  );
  const { defaults, faults } = readDefaults(entity, { implied, explicit }, scale);
  if (faults.length > 0)
    throw problem('import.defaults-invalid', {}, { issues: faults.map((message) => ({ message })) });
  return defaults;
}
