import * as z from 'zod';
import { type ChangeContext, change, question } from '../../operations/define/operation.js';
import { manyRecords, recordRef } from '../../operations/records/named-records.js';
import {
  editRecord,
  type RecordOperationsConfig,
  recordOperations,
} from '../../operations/records/record-operations.js';
import { renameCasino } from '../../operations/redirects/redirect-on-rename.js';
import { problem } from '../../problem.js';
import { relaxesBlacklist, setsBlacklist, withBlacklistDate } from '../../rules/blacklist.js';
import { withRetiredAt } from '../../rules/retired-at.js';
import { localDay } from '../../store/traffic-log.js';
import { marketCode } from '../../values/markets/market-code.js';
import { slugOf, uniqueSlug } from '../../values/text/slug.js';
import { brandIdWarnings } from '../programmes/brand-id-warnings.js';
import { casinoBrand } from '../programmes/brands.js';
import { withProgramme } from '../programmes/programme-reference.js';
import type { Casino, CasinoInput } from './casino.js';
import { type CasinoInMarket, casinoInMarket } from './casino-in-market.js';
import { casinoQuery, selectCasinosInTurns } from './casino-query.js';
import { endReferences } from './end-references.js';
import { renameWarnings } from './look-alike-warnings.js';

const RESERVED = 'blacklist and rename casinos';

const config: RecordOperationsConfig<'casinos', ReturnType<typeof casinoQuery>> = {
  collection: 'casinos',
  viewPermission: 'see all content',
  editPermission: 'edit casinos, bonuses and games',
  deletePermission: 'import and delete content',
  screen: '/admin/casinos',
  screens: {
    show: '/admin/casinos/view/{id}',
    add: '/admin/casinos/new',
    edit: '/admin/casinos/{id}/edit',
  },
  query: casinoQuery,
  select: selectCasinosInTurns,
  derive: deriveCasinoFields,
  warnings: (content, records, given, isNew) => [
    ...(given.name === undefined
      ? []
      : renameWarnings(content, records, { isSlugMade: isNew && given.slug === undefined })),
    ...brandIdWarnings(content, records, given, casinoBrand),
  ],
  afterUpdate: renameCasino,
  afterDelete: endReferences,
};

const operations = recordOperations(config);

/** List, show, add, edit and delete casinos. */
export const { list: casinosList, add: casinosAdd, edit: casinosEdit, delete: casinosDelete } = operations;
/** One casino, with its hash, and what visitors of a market get of it where one is named. */
export const casinosShow = question({
  ...operations.show,
  input: () =>
    z.strictObject({
      record: recordRef(),
      market: marketCode.schema.optional().describe('Such as GB or CA-ON'),
    }),
  async run(
    context,
    { record, market },
  ): Promise<{ record: Casino; hash: string; inMarket?: CasinoInMarket }> {
    const shown = await operations.show.run(context, { record });
    if (market === undefined) return shown;
    return { ...shown, inMarket: casinoInMarket(context.content, shown.record, market, context.now) };
  },
});
/** Makes casinos visible. */
export const casinosActivate = operations.setFields('activate', 'Make casinos visible', () => ({
  isActive: true,
}));
/** Hides casinos. */
export const casinosDeactivate = operations.setFields('deactivate', 'Hide casinos', () => ({
  isActive: false,
}));
/** Marks casinos as featured. */
export const casinosFeature = operations.setFields('feature', 'Feature casinos', () => ({
  isFeatured: true,
}));
/** Removes the featured mark of casinos. */
export const casinosUnfeature = operations.setFields('unfeature', 'Stop featuring casinos', () => ({
  isFeatured: false,
}));

/** Puts casinos on the blacklist. */
export const casinosBlacklist = change({
  name: 'casinos.blacklist',
  summary: 'Put casinos on the blacklist',
  permission: RESERVED,
  exposure: { screen: '/admin/casinos/{id}/edit' },
  isRestartable: true,
  input: () =>
    manyRecords().extend({
      severity: z.enum(['low', 'medium', 'high']).optional(),
      reason: z.string().optional(),
      details: z.string().optional(),
      date: z.string().optional().describe('Since when, YYYY-MM-DD'),
    }),
  run(context, { records, severity, reason, details, date }) {
    const changes: Partial<CasinoInput> = {
      isBlacklisted: true,
      ...(severity === undefined ? {} : { blacklistSeverity: severity }),
      ...(reason === undefined ? {} : { blacklistReason: reason }),
      ...(details === undefined ? {} : { blacklistDetails: details }),
      ...(date === undefined ? {} : { blacklistDate: date }),
    };
    return { records: records.map((name) => editRecord(config, context, name, changes)) };
  },
});

/** Removes casinos from the blacklist. */
export const casinosUnblacklist = change({
  name: 'casinos.unblacklist',
  summary: 'Take casinos off the blacklist',
  permission: RESERVED,
  exposure: { screen: '/admin/casinos/{id}/edit' },
  isRestartable: true,
  input: manyRecords,
  run: (context, { records }) => ({
    records: records.map((name) => editRecord(config, context, name, { isBlacklisted: false })),
  }),
});

/** Changes the slug of a casino, and its name if one is given; the old address redirects to the new one. */
export const casinosRename = change({
  name: 'casinos.rename',
  summary: "Change a casino's slug",
  permission: RESERVED,
  exposure: { screen: '/admin/casinos/{id}/edit' },
  isRestartable: true,
  input: () =>
    z.strictObject({
      record: recordRef(),
      slug: z.string().describe('The new slug'),
      name: z.string().optional(),
    }),
  run(context, { record, slug: next, name }) {
    const changes = name === undefined ? { slug: next } : { slug: next, name };
    return { records: [editRecord(config, context, record, changes)] };
  },
});

/** Derives the slug, the dates and the link of a casino, new or changed; refuses what the role may not do. An import runs it too. */
export function deriveCasinoFields(
  context: ChangeContext,
  given: Record<string, unknown>,
  before?: Casino,
): Record<string, unknown> {
  const changes = given as Partial<CasinoInput>;
  if (setsBlacklist(changes)) context.requirePermission(RESERVED, 'blacklist a casino');
  if (before?.isBlacklisted && relaxesBlacklist(changes, before))
    context.requirePermission(RESERVED, 'change what the blacklist says of a casino');
  if (before !== undefined && changes.slug !== undefined && changes.slug !== before.slug)
    context.requirePermission(RESERVED, "change a casino's slug");
  // A new casino that is not blacklisted has no date to set or clear, as nearly all of an import.
  const isDated = before !== undefined || setsBlacklist(changes);
  const retired = withRetiredAt(changes, before ?? {}, context.now);
  const dated = isDated
    ? withBlacklistDate(retired, before ?? {}, localDay(Date.parse(context.now)))
    : retired;
  const isNamed = typeof given.name === 'string' && given.name.trim() !== '';
  const hasSlug = before !== undefined || !isNamed || given.slug !== undefined;
  const slugged = hasSlug ? dated : { ...dated, slug: newSlug(context, given.name as string) };
  return withProgramme<Casino>(context.content, slugged, before, casinoBrand);
}

function newSlug({ content }: ChangeContext, name: string): string {
  const made = slugOf(name);
  if (made === '') throw problem('slug.empty', { name }, { at: { path: 'slug' } });
  return uniqueSlug(made, (candidate) => content.casinos.getBySlug(candidate) !== undefined);
}
