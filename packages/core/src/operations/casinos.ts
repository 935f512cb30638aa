import * as z from 'zod';
import { messages } from '../messages.js';
import type { CasinoInput } from '../model/casino.js';
import { Problem } from '../problem.js';
import { altersBlacklist, datedBlacklist, touchesBlacklist } from '../rules/blacklist.js';
import { datedRetirement } from '../rules/retirement.js';
import { localDay } from '../store/logs.js';
import { freeSlug, slugOf } from '../values/slug.js';
import { casinoQuery, casinosFor } from './casino-filter.js';
import { followCasino } from './moved.js';
import { type ChangeContext, change } from './operation.js';
import { called, editRecord, recordOperations, several, type Trade } from './records.js';

const RESERVED = 'blacklist and rename casinos';

const trade: Trade<'casinos', typeof casinoQuery> = {
  collection: 'casinos',
  see: 'see all content',
  edit: 'edit casinos, bonuses and games',
  remove: 'import and delete content',
  screen: '/admin/casinos',
  screens: {
    show: '/admin/casinos/view/{id}',
    add: '/admin/casinos/new',
    edit: '/admin/casinos/{id}/edit',
  },
  query: casinoQuery,
  find: casinosFor,
  prepare(context, given, before) {
    const changes = given as Partial<CasinoInput>;
    if (touchesBlacklist(changes)) context.insist(RESERVED, 'blacklist a casino');
    if (before?.isBlacklisted && altersBlacklist(changes, before))
      context.insist(RESERVED, 'change what the blacklist says of a casino');
    if (before !== undefined && changes.slug !== undefined && changes.slug !== before.slug)
      context.insist(RESERVED, "change a casino's slug");
    const dated = datedBlacklist(
      datedRetirement(changes, before ?? {}, context.now),
      before ?? {},
      localDay(Date.parse(context.now)),
    );
    const isNamed = typeof given.name === 'string' && given.name.trim() !== '';
    if (before !== undefined || !isNamed || given.slug !== undefined) return dated;
    return { ...dated, slug: newSlug(context, given.name as string) };
  },
  follow: followCasino,
  release(content, gone) {
    // A bonus of a casino that is gone keeps its name alone.
    for (const bonus of [...content.bonuses.all()]) {
      if (bonus.casinoId !== undefined && gone.has(bonus.casinoId)) {
        content.bonuses.update(bonus.id, { casinoId: null });
      }
    }
  },
};

const operations = recordOperations(trade);

/** List, show, add, edit and delete casinos. */
export const {
  list: casinosList,
  show: casinosShow,
  add: casinosAdd,
  edit: casinosEdit,
  delete: casinosDelete,
} = operations;
/** Makes casinos visible. */
export const casinosActivate = operations.marking('activate', 'Make casinos visible', { isActive: true });
/** Hides casinos. */
export const casinosDeactivate = operations.marking('deactivate', 'Hide casinos', { isActive: false });
/** Puts casinos first. */
export const casinosFeature = operations.marking('feature', 'Feature casinos', { isFeatured: true });
/** Puts casinos back among the others. */
export const casinosUnfeature = operations.marking('unfeature', 'Stop featuring casinos', {
  isFeatured: false,
});

/** Puts casinos on the blacklist. */
export const casinosBlacklist = change({
  name: 'casinos.blacklist',
  summary: 'Put casinos on the blacklist',
  allowed: RESERVED,
  faces: { command: 'casinos blacklist', http: true, screen: '/admin/casinos/{id}/edit' },
  input: several.extend({
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
    return { records: records.map((name) => editRecord(trade, context, name, changes)) };
  },
});

/** Takes casinos off the blacklist. */
export const casinosUnblacklist = change({
  name: 'casinos.unblacklist',
  summary: 'Take casinos off the blacklist',
  allowed: RESERVED,
  faces: { command: 'casinos unblacklist', http: true, screen: '/admin/casinos/{id}/edit' },
  input: several,
  run: (context, { records }) => ({
    records: records.map((name) => editRecord(trade, context, name, { isBlacklisted: false })),
  }),
});

/** Gives a casino another slug, and a new name if wished; its old address leads to the new one. */
export const casinosRename = change({
  name: 'casinos.rename',
  summary: "Change a casino's slug",
  allowed: RESERVED,
  faces: { command: 'casinos rename', http: true, screen: '/admin/casinos/{id}/edit' },
  input: z.strictObject({
    record: called,
    slug: z.string().describe('The new slug'),
    name: z.string().optional(),
  }),
  run(context, { record, slug: next, name }) {
    const changes = name === undefined ? { slug: next } : { slug: next, name };
    return { records: [editRecord(trade, context, record, changes)] };
  },
});

function newSlug({ content }: ChangeContext, name: string): string {
  const made = slugOf(name);
  if (made === '') {
    const message = messages.ours.slugEmpty(name);
    throw new Problem('invalid', message, {
      hint: 'Name it with --slug.',
      issues: [{ path: 'slug', message }],
    });
  }
  return freeSlug(made, (candidate) => content.casinos.withSlug(candidate) !== undefined);
}
