import { messages } from '../../messages.js';
import { redirectRenamed, renameCasino } from '../../operations/redirects/redirect-on-rename.js';
import { exportOperations } from '../../operations/transfer/export.js';
import { importOperation } from '../../operations/transfer/import.js';
import { casinoImportInput } from '../../operations/transfer/import-input.js';
import { withBlacklistDate } from '../../rules/blacklist.js';
import { withRetiredAt } from '../../rules/retired-at.js';
import { localDay } from '../../store/traffic-log.js';
import { slugOf } from '../../values/text/slug.js';
import { sortInput } from '../list-query.js';
import { withOwnProgramme } from '../programmes/programme-reference.js';
import { type Casino, casino, PLACEHOLDER_IMAGE } from './casino.js';
import { casinoImportTarget } from './casino-import-target.js';
import { CASINO_TEMPLATE_COLUMNS } from './casino-orders.js';
import { casinoQuery, casinoSortOrder, casinoTest, filterCasinos } from './casino-query.js';
import { deriveCasinoFields } from './casinos.js';
import { endReferences } from './end-references.js';

const { casinoImport: texts, ours } = messages;

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
    missingIdentity: { column: 'name', message: texts.nameRequired },
    requiredColumns: {
      name: texts.nameRequired,
      description: texts.descriptionRequired,
      rating: undefined,
      bonuses: texts.bonusesRequired,
      games: texts.gamesRequired,
      paymentMethods: texts.paymentMethodsRequired,
    },
    nonBlankColumns: ['safetyRating', 'gamesRating', 'bonusesRating', 'supportRating', 'payoutsRating'],
    defaults: noDefaults ? {} : DEFAULTS,
    order: CASINO_TEMPLATE_COLUMNS,
    derive: (record, before) =>
      withBlacklistDate(withRetiredAt(record, before, now), before, localDay(Date.parse(now))),
  }),
  target: casinoImportTarget,
  derive: deriveCasinoFields,
  deriveRow: withOwnProgramme,
  // A retirement stays as it was exported.
  derivedFields: [
    ...['name', 'slug', 'visitUrl', 'programme', 'brandId'],
    ...['isBlacklisted', 'blacklistReason', 'blacklistDetails', 'blacklistDate'],
  ],
  afterUpdate(content, before, after) {
    renameCasino(content, before, after);
    redirectRenamed(content, 'casinos', before, after);
  },
  afterDelete: endReferences,
  counters: {
    isHidden: ({ isActive }) => !isActive,
    lacksVisitUrl: ({ visitUrl }) => visitUrl === undefined,
  },
});

/** Casinos as a file: the five columns of the list, or every field. */
export const { export: casinosExport, template: casinosTemplate } = exportOperations({
  entity: casino,
  screen: '/admin/casinos',
  scale: 5,
  query: () => casinoQuery().extend({ sort: sortInput(casinoSortOrder).optional() }),
  records(content, { sort, ...query }): Iterable<Casino> {
    const { casinos } = content;
    // Without an order of their own they come as they are stored, one at a time.
    return sort === undefined
      ? filterLazily(casinos.all(), casinoTest(query, content))
      : filterCasinos(casinos.all(), { ...query, sort }, content);
  },
  template: CASINO_TEMPLATE_COLUMNS,
  shortColumns: {
    Name: ({ name }) => name,
    Rating: ({ rating }) => rating,
    Status: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
    Featured: ({ isFeatured }) => (isFeatured ? 'Featured' : 'Regular'),
    Created: ({ createdAt }) => ({ moment: createdAt.slice(0, 10) }),
  },
});

function* filterLazily(casinos: Iterable<Casino>, passes: (casino: Casino) => boolean): Generator<Casino> {
  for (const record of casinos) if (passes(record)) yield record;
}
