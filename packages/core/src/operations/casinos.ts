import * as z from 'zod';
import { messages } from '../messages.js';
import type { Casino, CasinoInput } from '../model/casino.js';
import { Problem } from '../problem.js';
import { datedBlacklist, touchesBlacklist } from '../rules/blacklist.js';
import { stateHash } from '../store/change.js';
import { localDay } from '../store/logs.js';
import { day } from '../values/moment.js';
import { freeSlug, slug, slugOf } from '../values/slug.js';
import { casinoQuery, casinosFor } from './casino-filter.js';
import { followCasino } from './moved.js';
import { type ChangeContext, change, question } from './operation.js';

const called = z.string().min(1).describe("A casino's slug, id, or an id's first characters");
const several = z.strictObject({ casinos: z.array(called).min(1) });
const fields = z
  .custom<Partial<CasinoInput>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  )
  .describe('Fields of a casino, as `croupier schema casino` lists them');

const RESERVED = 'blacklist and rename casinos';

/** Casinos by search, status and country, in order; `limit` and `offset` cut a page out. */
export const casinosList = question({
  name: 'casinos.list',
  summary: 'List casinos',
  allowed: 'see all content',
  faces: { command: 'casinos list', http: true, screen: '/admin/casinos' },
  input: casinoQuery.extend({ limit: z.int().min(0).optional(), offset: z.int().min(0).default(0) }),
  run({ content }, { limit, offset, ...query }) {
    const found = casinosFor(content.casinos.all(), query);
    return {
      total: found.length,
      records: found.slice(offset, limit === undefined ? undefined : offset + limit),
    };
  },
});

/** One casino, with the hash that a later change may expect. */
export const casinosShow = question({
  name: 'casinos.show',
  summary: 'Show a casino',
  allowed: 'see all content',
  faces: { command: 'casinos show', http: true, screen: '/admin/casinos/view/{id}' },
  input: z.strictObject({ casino: called }),
  run({ content, store }, { casino: name }) {
    const record = content.casinos.require(name);
    return { record, hash: stateHash(store.home.digest, JSON.stringify(record)) };
  },
});

/** A new casino; without a slug it gets one from its name, with a number where that is taken. */
export const casinosAdd = change({
  name: 'casinos.add',
  summary: 'Add a casino',
  allowed: 'edit casinos, bonuses and games',
  faces: { command: 'casinos add', http: true, screen: '/admin/casinos/new' },
  input: z.strictObject({ casino: fields }),
  run(context, { casino: given }) {
    if (touchesBlacklist(given)) context.insist(RESERVED, 'blacklist a casino');
    const dated = datedBlacklist(given, {}, today(context));
    const isNamed = typeof given.name === 'string' && given.name.trim() !== '';
    const slugged =
      isNamed && given.slug === undefined
        ? { ...dated, slug: newSlug(context, given.name as string) }
        : dated;
    return { records: [context.content.casinos.insert(slugged)] };
  },
});

/** Changes fields of a casino; what is not named stays, null empties. */
export const casinosEdit = change({
  name: 'casinos.edit',
  summary: 'Edit a casino',
  allowed: 'edit casinos, bonuses and games',
  faces: { command: 'casinos edit', http: true, screen: '/admin/casinos/{id}/edit' },
  input: z.strictObject({ casino: called, changes: fields }),
  run(context, { casino: name, changes }) {
    return { records: [edit(context, name, changes)] };
  },
});

/** Makes casinos visible. */
export const casinosActivate = toggle('activate', 'Make casinos visible', { isActive: true });
/** Hides casinos. */
export const casinosDeactivate = toggle('deactivate', 'Hide casinos', { isActive: false });
/** Puts casinos first. */
export const casinosFeature = toggle('feature', 'Feature casinos', { isFeatured: true });
/** Puts casinos back among the others. */
export const casinosUnfeature = toggle('unfeature', 'Stop featuring casinos', { isFeatured: false });

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
    date: day.schema.optional(),
  }),
  run(context, { casinos, severity, reason, details, date }) {
    const changes: Partial<CasinoInput> = {
      isBlacklisted: true,
      ...(severity === undefined ? {} : { blacklistSeverity: severity }),
      ...(reason === undefined ? {} : { blacklistReason: reason }),
      ...(details === undefined ? {} : { blacklistDetails: details }),
      ...(date === undefined ? {} : { blacklistDate: date }),
    };
    return { records: casinos.map((name) => edit(context, name, changes)) };
  },
});

/** Takes casinos off the blacklist. */
export const casinosUnblacklist = change({
  name: 'casinos.unblacklist',
  summary: 'Take casinos off the blacklist',
  allowed: RESERVED,
  faces: { command: 'casinos unblacklist', http: true, screen: '/admin/casinos/{id}/edit' },
  input: several,
  run: (context, { casinos }) => ({
    records: casinos.map((name) => edit(context, name, { isBlacklisted: false })),
  }),
});

/** Gives a casino another slug, and a new name if wished; its old address leads to the new one. */
export const casinosRename = change({
  name: 'casinos.rename',
  summary: "Change a casino's slug",
  allowed: RESERVED,
  faces: { command: 'casinos rename', http: true, screen: '/admin/casinos/{id}/edit' },
  input: z.strictObject({ casino: called, slug: slug.schema, name: z.string().optional() }),
  run(context, { casino: name, slug: next, name: called }) {
    return {
      records: [edit(context, name, called === undefined ? { slug: next } : { slug: next, name: called })],
    };
  },
});

/** Deletes casinos; bonuses that named them keep the name alone. */
export const casinosDelete = change({
  name: 'casinos.delete',
  summary: 'Delete casinos',
  allowed: 'import and delete content',
  faces: { command: 'casinos delete', http: true, screen: '/admin/casinos' },
  input: several,
  run({ content }, { casinos }) {
    const gone = [...new Set(casinos.map((name) => content.casinos.require(name).id))];
    const records = gone.map((id) => content.casinos.remove(id));
    for (const bonus of [...content.bonuses.all()]) {
      if (bonus.casinoId !== undefined && gone.includes(bonus.casinoId)) {
        content.bonuses.update(bonus.id, { casinoId: null });
      }
    }
    return { records };
  },
});

function toggle(verb: string, summary: string, changes: Partial<CasinoInput>) {
  return change({
    name: `casinos.${verb}`,
    summary,
    allowed: 'edit casinos, bonuses and games',
    faces: { command: `casinos ${verb}`, http: true, screen: '/admin/casinos' },
    input: several,
    run: ({ content }, { casinos }) => ({
      records: casinos.map((name) => content.casinos.update(content.casinos.require(name).id, changes)),
    }),
  });
}

function edit(context: ChangeContext, name: string, changes: Partial<CasinoInput>): Casino {
  const { content } = context;
  const before = content.casinos.require(name);
  if (touchesBlacklist(changes)) context.insist(RESERVED, 'blacklist a casino');
  if (changes.isBlacklisted === false && before.isBlacklisted)
    context.insist(RESERVED, 'take a casino off the blacklist');
  if (changes.slug !== undefined && changes.slug !== before.slug)
    context.insist(RESERVED, "change a casino's slug");
  const after = content.casinos.update(before.id, datedBlacklist(changes, before, today(context)));
  followCasino(content, before, after);
  return after;
}

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

function today({ now }: ChangeContext): string {
  return localDay(Date.parse(now));
}
