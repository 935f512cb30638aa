import { messages } from '../messages.js';
import { CASINO_TEMPLATE, type Casino, casino, PLACEHOLDER_IMAGE } from '../model/casino.js';
import { STAMPS } from '../model/stamps.js';
import { datedBlacklist, touchesBlacklist } from '../rules/blacklist.js';
import { datedRetirement } from '../rules/retirement.js';
import { localDay } from '../store/logs.js';
import { slugOf } from '../values/slug.js';
import { importOperation } from './import.js';
import { starredImportInput } from './import-input.js';
import { followCasino } from './moved.js';

const { casinoImport: say, ours } = messages;
const RESERVED = 'blacklist and rename casinos';

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
  input: starredImportInput,
  screen: '/admin/casinos',
  scale: 5,
  rules: ({ now }, { noDefaults }) => ({
    identity: { by: 'slug', from: 'name', slugOf, empty: ours.slugEmpty },
    nameless: { column: 'name', message: say.nameRequired },
    needed: {
      name: say.nameRequired,
      description: say.descriptionRequired,
      rating: undefined,
      bonuses: say.bonusesRequired,
      games: say.gamesRequired,
      paymentMethods: say.paymentMethodsRequired,
    },
    filled: ['safetyRating', 'gamesRating', 'bonusesRating', 'supportRating', 'payoutsRating'],
    defaults: noDefaults ? {} : DEFAULTS,
    ignored: [...STAMPS, '_row', '_errors'],
    order: CASINO_TEMPLATE,
    completed: (record, before) =>
      datedBlacklist(datedRetirement(record, before, now), before, localDay(Date.parse(now))),
  }),
  shelf: ({ content: { casinos } }) => ({
    named: casinos.withSlug,
    all: casinos.all,
    admit: (values) => casinos.admit(values),
    update: ({ id }, changes) => casinos.update(id, changes),
  }),
  settle(context, values) {
    if (values[IS_BLACKLISTED] === true) {
      context.insist(RESERVED, 'blacklist a casino by an import');
      values[BLACKLIST_DATE] ??= localDay(Date.parse(context.now));
    } else values[BLACKLIST_DATE] = undefined;
  },
  amend(context, given, before: Casino) {
    if (touchesBlacklist(given) || (given.isBlacklisted === false && before.isBlacklisted)) {
      context.insist(RESERVED, 'change the blacklist by an import');
    }
    const dated = datedRetirement(given, before, context.now);
    return datedBlacklist(dated, before, localDay(Date.parse(context.now)));
  },
  follow: followCasino,
  seen: {
    isHidden: ({ isActive }) => !isActive,
    lacksVisit: ({ visitUrl }) => visitUrl === undefined,
  },
});

const IS_BLACKLISTED = placeOf('isBlacklisted');
const BLACKLIST_DATE = placeOf('blacklistDate');

function placeOf(column: string): number {
  return casino.leaves.findIndex((leaf) => leaf.column === column);
}
