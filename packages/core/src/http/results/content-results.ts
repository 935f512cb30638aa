import * as z from 'zod';
import { OFFER_SIGNS } from '../../collections/bonuses/offer-trace.js';
import { ACCEPTANCE } from '../../collections/listings/listing.js';
import { pages } from '../../collections/pages/pages.js';
import { posts } from '../../collections/posts/posts.js';
import { collections } from '../../model/collections.js';
import { menuRow } from '../../model/documents/menus.js';
import { fetchedFile } from '../../model/import-run.js';
import { registerEntries } from '../../model/registers/register-entry.js';
import { SOURCE_STATES } from '../../model/source-record.js';
import { MATCHED_BY, REGISTER_FAULTS } from '../../operations/registers/match-casino.js';
import { describedCollections } from '../../operations/registry.js';
import { DUE_REASONS } from '../../values/offers/due-check.js';
import {
  changedRecords,
  changeResults,
  collectionResults,
  count,
  describedResults,
  listOf,
  listOfRecords,
  shownRecord,
  transferResults,
  warningShape,
} from './result-parts.js';

const slugAndTitle = z.strictObject({ title: z.string(), slug: z.string() });

const slugAndName = z.strictObject({ id: z.string(), slug: z.string(), name: z.string() });
const mergedField = z.strictObject({
  field: z.string(),
  title: z.string(),
  values: z.array(z.strictObject({ slug: z.string(), value: z.unknown() })),
  from: z.array(z.string()),
  value: z.unknown(),
});

const casinoInMarket = () =>
  z.strictObject({
    market: z.string(),
    hasRules: z.boolean(),
    acceptance: z.strictObject({ accepts: z.enum(ACCEPTANCE), because: z.string() }),
    state: z.enum(['shown', 'withheld', 'unknown']),
    reasons: z.array(z.enum(['inactive', 'blacklisted', 'not-accepted', 'no-license', 'offers-hidden'])),
    visitUrl: z.string().optional(),
    termsUrl: z.string().optional(),
    offer: z.strictObject({ id: z.string(), title: z.string() }).optional(),
    withoutConditions: z.array(z.string()),
  });

/** The results of operations on records. */
export function contentResults() {
  const { casinos, redirects, profiles, views } = collections;
  const changedPagesWithMessage = changedRecords(pages.entity.schema).extend({ message: z.string() });
  return {
    ...describedResults([...describedCollections, posts, pages]),
    ...collectionResults('casinos', casinos.schema),
    ...changeResults(
      'casinos',
      ['activate', 'deactivate', 'feature', 'unfeature', 'blacklist', 'unblacklist', 'rename', 'distinct'],
      casinos.schema,
    ),
    'casinos.merge': changedRecords(casinos.schema).extend({
      gone: z.array(slugAndName),
      fields: z.array(mergedField),
      carried: z.strictObject({
        bonuses: count,
        redirects: count,
        listings: count,
        sourceRows: count,
        toplists: count,
        community: count,
      }),
    }),
    'casinos.show': shownRecord(casinos.schema).extend({ inMarket: casinoInMarket().optional() }),
    'pages.create-missing': changedPagesWithMessage,
    'pages.clean-duplicates': changedPagesWithMessage,
    'pages.stats': z.strictObject({
      total: count,
      published: count,
      drafts: count,
      thisMonth: count,
      page: z.strictObject({ words: count, characters: count, readTime: z.string() }).optional(),
    }),
    'pages.footer': z.strictObject({
      expected: count,
      missing: z.array(slugAndTitle.extend({ isPlaceholder: z.boolean() })),
      duplicates: z.array(
        z.strictObject({ slug: z.string(), keep: z.string(), remove: z.array(z.string()) }),
      ),
    }),
    'bonuses.suggest': offerSuggestions(),
    'bonuses.due': listOf(dueBonus()).extend({ expired: count }),
    'bonuses.withdraw': changedRecords(collections.bonuses.schema).extend({ receipt: withdrawalReceipt() }),
    'bonuses.restore': changedRecords(collections.bonuses.schema),
    'toplists.preview': toplistPreview(),
    'menus.list': listOf(menuRow.schema).extend({ hash: z.string() }),
    ...changeResults('menus', ['add', 'start', 'edit', 'move', 'show', 'hide', 'delete'], menuRow.schema),
    ...transferResults('menus'),
    ...redirectResults(redirects.schema as unknown as z.ZodObject),
    'profiles.list': listOf(profiles.schema),
    'profiles.show': profiles.schema,
    'profiles.save': changedRecords(profiles.schema),
    'profiles.delete': changedRecords(profiles.schema),
    'views.list': listOf(views.schema),
    'views.save': changedRecords(views.schema).extend({ replaced: z.boolean() }),
    'views.delete': changedRecords(views.schema),
    ...sourceResults(),
    ...registerResults(),
  };
}

function sourceResults() {
  const { profiles, importRuns } = collections;
  const run = importRuns.schema as unknown as z.ZodObject;
  const namedRun = run.extend({ sourceName: z.string().nullable() });
  const row = z.strictObject({
    key: z.string(),
    state: z.enum(SOURCE_STATES),
    slug: z.string().nullable(),
    why: z.string().optional(),
    suggestion: z.string().optional(),
    updatedAt: z.string(),
  });
  const source = (profiles.schema as unknown as z.ZodObject).extend({
    records: count,
    open: count,
    lastRun: run.optional(),
  });
  return {
    'sources.list': listOf(source),
    'sources.show': source.extend({
      settledFetch: fetchedFile().optional(),
      runs: z.array(run),
      total: count,
      rows: z.array(row),
    }),
    'sources.decide': z.strictObject({ rows: z.array(row) }),
    'imports.list': listOf(namedRun),
    'imports.show': namedRun,
  };
}

function registerResults() {
  const { entries: _entries, ...fields } = (collections.registers.schema as unknown as z.ZodObject).shape;
  const summary = z.strictObject({ ...fields, count, domains: count });
  const place = {
    casino: z.string(),
    name: z.string(),
    listing: z.string().optional(),
    listingId: z.string().optional(),
    authority: z.string(),
    date: z.string(),
    sought: z.string(),
  };
  return {
    'registers.list': listOf(summary),
    'registers.show': summary.extend({ total: count, entries: registerEntries.schema }),
    'registers.import': z.strictObject({
      records: z.array(summary),
      replaced: summary.optional(),
      rows: count,
      leftOut: count,
      leftOutRows: z.array(z.strictObject({ line: count, text: z.string() })),
      warnings: z.array(warningShape),
    }),
    'registers.delete': changedRecords(summary),
    'registers.check': z.strictObject({
      registers: count,
      casinos: count,
      found: z.array(
        z.strictObject({ ...place, by: z.enum(MATCHED_BY), entry: z.record(z.string(), z.string()) }),
      ),
      findings: z.array(
        z.strictObject({
          ...place,
          fault: z.enum(REGISTER_FAULTS),
          listed: z.string().optional(),
          message: z.string(),
        }),
      ),
    }),
  };
}

function toplistPreview() {
  const casino = z.strictObject({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    rating: z.number().optional(),
    reason: z.string().optional(),
  });
  const option = z.strictObject({ value: z.string(), label: z.string(), count });
  const filter = z.strictObject({
    name: z.string(),
    title: z.string(),
    isSingle: z.boolean(),
    options: z.array(option),
  });
  return z.strictObject({ query: z.string(), count, records: z.array(casino), filters: z.array(filter) });
}

function redirectResults(redirect: z.ZodObject) {
  const rule = { id: z.string(), position: count.optional(), source: z.string() };
  const skipped = z.array(z.strictObject({ ...rule, why: z.string() }));
  const left = z.array(
    z.strictObject({ id: z.string(), source: z.string(), target: z.string(), why: z.string() }),
  );
  return {
    ...collectionResults('redirects', redirect),
    ...changeResults('redirects', ['enable', 'disable', 'move'], redirect),
    'redirects.list': listOfRecords(redirect.extend({ position: count })),
    'redirects.test': z.strictObject({
      hops: z.array(
        z.strictObject({
          ...rule,
          from: z.string(),
          to: z.string(),
          target: z.string(),
          match: z.enum(['exact', 'prefix', 'regex']),
          permanent: z.boolean(),
          why: z.string(),
          skipped,
        }),
      ),
      ends: z.enum(['elsewhere', 'gone', 'here', 'never']),
      to: z.string(),
      status: z.int().optional(),
      at: z.enum(['admin', 'gone', 'missing', 'page']).optional(),
      skipped,
    }),
    'redirects.missing': listOf(
      z.strictObject({
        path: z.string(),
        count,
        last: z.string(),
        referrer: z.string(),
        suggestion: z.string().optional(),
      }),
    ),
    'redirects.host-file': z.strictObject({ file: z.string(), written: count, left, differing: left }),
  };
}

function dueBonus() {
  return (collections.bonuses.schema as unknown as z.ZodObject).extend({
    reasons: z.array(z.enum(DUE_REASONS)),
    dueSince: z.string(),
    links: z.array(
      z.strictObject({ at: z.enum(['source', 'terms', 'casino-terms', 'offer']), href: z.string() }),
    ),
  });
}

function withdrawalReceipt() {
  return z.strictObject({
    offers: z.array(
      z.strictObject({
        ...{ id: z.string(), casino: z.string(), title: z.string() },
        shownAt: z.array(z.string()),
        left: z.array(z.strictObject({ path: z.string(), by: z.array(z.enum(OFFER_SIGNS)) })),
      }),
    ),
    leftOut: count,
    cacheSeconds: count,
  });
}

function offerSuggestions() {
  const figures = collections.bonuses.schema as unknown as z.ZodObject;
  return z.strictObject({
    records: z.array(
      z.strictObject({
        ...{ id: z.string(), casino: z.string(), title: z.string() },
        figures: figures.partial(),
        unread: z.array(z.string()),
      }),
    ),
  });
}
