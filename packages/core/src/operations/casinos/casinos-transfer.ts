import { messages } from '../../messages.js';
import { CASINO_TEMPLATE_COLUMNS, type Casino, casino, PLACEHOLDER_IMAGE } from '../../model/casino.js';
import { setsBlacklist, withBlacklistDate } from '../../rules/blacklist.js';
import { datedRetirement } from '../../rules/retirement.js';
import { localDay } from '../../store/traffic-log.js';
import { slugOf } from '../../values/slug.js';
import { afterCasinoRename } from '../redirects/redirect-on-rename.js';
import { collectionTarget } from '../transfer/collection-target.js';
import { importOperation } from '../transfer/import.js';
import { casinoImportInput } from '../transfer/import-input.js';

const { casinoImport: say, ours } = messages;
const BLACKLIST_PERMISSION = 'blacklist and rename casinos';

const DEFAULTS = {
  languages: 'English',
  currencies: 'USD',
  countries: 'US',
  logo: PLACEHOLDER_IMAGE,
  banner: PLACEHOLDER_IMAGE,
  screenshots: PLACEHOLDER_IMAGE,
};

/** Casinos from a file: what their rows must have, in the specified order and words, and what they take by default. */
export const casinosImport = importOperation({
  entity: casino,
  input: casinoImportInput,
  screen: '/admin/casinos',
  scale: 5,
  rules: ({ now }, { noDefaults }) => ({
    identity: { by: 'slug', from: 'name', slugOf, empty: ours.slugEmpty },
    missingIdentity: { column: 'name', message: say.nameRequired },
    requiredColumns: {
      name: say.nameRequired,
      description: say.descriptionRequired,
      rating: undefined,
      bonuses: say.bonusesRequired,
      games: say.gamesRequired,
      paymentMethods: say.paymentMethodsRequired,
    },
    nonBlankColumns: ['safetyRating', 'gamesRating', 'bonusesRating', 'supportRating', 'payoutsRating'],
    defaults: noDefaults ? {} : DEFAULTS,
    order: CASINO_TEMPLATE_COLUMNS,
    complete: (record, before) =>
      withBlacklistDate(datedRetirement(record, before, now), before, localDay(Date.parse(now))),
  }),
  target: collectionTarget('casinos'),
  completeNewRecord(context, values) {
    if (values[IS_BLACKLISTED] === true) {
      context.requirePermission(BLACKLIST_PERMISSION, 'blacklist a casino by an import');
      values[BLACKLIST_DATE] ??= localDay(Date.parse(context.now));
    } else values[BLACKLIST_DATE] = undefined;
  },
  completeChanges(context, given, before: Casino) {
    if (setsBlacklist(given) || (given.isBlacklisted === false && before.isBlacklisted)) {
      context.requirePermission(BLACKLIST_PERMISSION, 'change the blacklist by an import');
    }
    const dated = datedRetirement(given, before, context.now);
    return withBlacklistDate(dated, before, localDay(Date.parse(context.now)));
  },
  afterUpdate: afterCasinoRename,
  counters: {
    isHidden: ({ isActive }) => !isActive,
    lacksVisitUrl: ({ visitUrl }) => visitUrl === undefined,
  },
});

const IS_BLACKLISTED = fieldIndex('isBlacklisted');
const BLACKLIST_DATE = fieldIndex('blacklistDate');

function fieldIndex(column: string): number {
  return casino.fieldPaths.findIndex((fieldPath) => fieldPath.column === column);
}
