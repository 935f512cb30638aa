import * as z from 'zod';
import { type CollectionName, collections } from '../../model/collections.js';
import { IMPORTABLE, type ImportProfile } from '../../model/import-profile.js';
import type { ImportRun } from '../../model/import-run.js';
import type { SourceRecord } from '../../model/source-record.js';
import { problem } from '../../problem.js';
import type { Content } from '../../store/content.js';
import { change, type QuestionContext, question } from '../define/operation.js';
import { seesContent } from '../define/permissions.js';
import { candidates, findByRef } from '../records/find-by-ref.js';
import { findProfile, seenProfiles } from '../transfer/profiles.js';
import { runsOf, settledFetch } from './import-runs.js';
import { knownRows } from './known-rows.js';

const exposure = { screen: '/admin/sources' };
const sourceRef = () => z.string().min(1).describe("A source's name, id, or an id's first characters");

type Records = Pick<Content, CollectionName>;

/** A source, and how it stands. */
export interface SourceStanding extends ImportProfile {
  /** Records that its last file had. */
  records: number;
  /** Rows that wait for a person to say what they are about. */
  open: number;
  lastRun?: ImportRun;
}

/** A row of a source, with the slug of the record that it is about. */
export interface SourceRow extends Pick<SourceRecord, 'key' | 'state' | 'why' | 'updatedAt'> {
  slug: string | null;
  /** The slug of the record that a row which waits may be about. */
  suggestion?: string;
}

/** The sources, by name. */
export const sourcesList = question({
  name: 'sources.list',
  summary: 'List sources: what their last file had, and what waits for a decision',
  permission: 'see all content',
  exposure,
  input: () => z.strictObject({ collection: z.enum(IMPORTABLE).optional().describe('Only those for it') }),
  run(context, { collection }) {
    const standing = standings(context.content);
    const records = [...seenProfiles(context).all()]
      .filter((one) => collection === undefined || one.collection === collection)
      .sort((a, b) => a.name.localeCompare(b.name))
      .map(standing);
    return { total: records.length, records };
  },
});

/** One source, its last runs, and the rows that wait for a decision. Problem: `not-found`. */
export const sourcesShow = question({
  name: 'sources.show',
  summary: 'Show a source: its settings, its last runs, and the rows that wait for a decision',
  permission: 'see all content',
  exposure,
  input: () =>
    z.strictObject({
      record: sourceRef(),
      rows: z
        .enum(['open', 'all'])
        .default('open')
        .describe('The rows that wait for a decision, or all that are known'),
      limit: z.int().min(1).max(10_000).default(100).describe('At most so many rows'),
    }),
  async run(context, { record, rows, limit }) {
    const { content } = context;
    const source = findSource(context, record);
    const known = [...content.sourceRecords.all()].filter((one) => one.source === source.id);
    const shown = rows === 'all' ? known : known.filter(({ state }) => state === 'open');
    const standing = standings(content)(source);
    const settled = await settledFetch(context, standing);
    return {
      ...standing,
      ...(settled === undefined ? {} : { settledFetch: settled }),
      runs: runsOf(content, source.id).slice(0, 10),
      total: shown.length,
      rows: shown.slice(0, limit).map((one) => sourceRow(content, source, one)),
    };
  },
});

/** Says for good what a row of a source is about. Problems: `not-found`, `usage` for more than one answer. */
export const sourcesDecide = change({
  name: 'sources.decide',
  summary: 'Say what a row of a source is about: a record, a new one, or nothing that is ever imported',
  permission: 'import and delete content',
  exposure,
  input: () =>
    z
      .strictObject({
        source: sourceRef(),
        key: z.string().min(1).describe('The key of the row, with or without the word before its colon'),
        record: z.string().min(1).optional().describe('The record that the row is about'),
        as: z
          .enum(['new', 'never'])
          .optional()
          .describe('`new`: the next import makes a record of it; `never`: it is never imported'),
      })
      .refine(
        ({ record, as }) => (record === undefined) !== (as === undefined),
        'must say one thing: a record, new, or never',
      ),
  run(context, { source: ref, key, record, as }) {
    const { content, now } = context;
    const source = findSource(context, ref);
    const known = knownRows({ content, now }, source.id);
    const row = known.get(key) ?? findRow(known.all(), key, source);
    if (as !== undefined) known.keep(row.key, { state: as });
    else {
      const meant = recordsOf(content, source).require(record as string).id;
      // What was said of the same record still tells what people edited since.
      const { said, heldBefore, marked } = row.record === meant ? row : {};
      known.keep(row.key, { state: 'linked', record: meant, said, heldBefore, marked });
    }
    return { rows: [sourceRow(content, source, known.get(row.key) as SourceRecord)] };
  },
});

/** The imports of sources, the newest first. Problem: `not-found`. */
export const importsList = question({
  name: 'imports.list',
  summary: 'List the imports of sources: when, which file, and what each did',
  permission: 'see all content',
  exposure,
  input: () =>
    z.strictObject({
      source: sourceRef().optional().describe('Only those of this source'),
      limit: z.int().min(1).max(1_000).default(50).describe('At most so many'),
    }),
  run(context, { source, limit }) {
    const { content } = context;
    const runs = runsOf(content, source === undefined ? undefined : findSource(context, source).id).filter(
      isSeenRun(context),
    );
    return { total: runs.length, records: runs.slice(0, limit).map((run) => namedRun(content, run)) };
  },
});

/** One import of a source. Problem: `not-found`. */
export const importsShow = question({
  name: 'imports.show',
  summary: 'Show one import of a source',
  permission: 'see all content',
  exposure,
  input: () => z.strictObject({ record: z.string().min(1).describe("Its id, or the id's first characters") }),
  run(context, { record }) {
    const run = findByRef([...context.content.importRuns.all()].filter(isSeenRun(context)), record, {
      names: ({ id }) => [id],
      prefixed: ({ id }) => id,
      suggested: () => [],
      notFound: () => problem('import-run.not-found', { id: record }),
      ambiguous: (found) =>
        problem(
          'import-run.ambiguous',
          { ref: record, count: found.length },
          { issues: candidates(found, (one) => `${one.id}  ${one.file ?? 'a file'}, ${one.createdAt}`) },
        ),
    });
    return namedRun(context.content, run);
  },
});

/** The row that the end of a key names, in any case. Problem: `not-found`. */
function findRow(rows: Iterable<SourceRecord>, key: string, { name }: ImportProfile): SourceRecord {
  return findByRef(rows, key, {
    names: (one) => [one.key, one.key.slice(one.key.indexOf(': ') + 2)],
    suggested: (one) => [one.key],
    notFound: (suggestion) => problem('source.no-such-key', { key, source: name, suggestion }),
    ambiguous: (found) =>
      problem(
        'source.ambiguous-key',
        { key, source: name, count: found.length },
        { issues: candidates(found, (one) => one.key) },
      ),
  });
}

type Reader = Pick<QuestionContext, 'actor'> & { content: Pick<Content, 'profiles'> };

function findSource(context: Reader, ref: string): ImportProfile {
  return findProfile({ profiles: seenProfiles(context) }, ref, 'source');
}

/** Whether the actor may see what a run imported. */
function isSeenRun({ content, actor }: Reader): (run: ImportRun) => boolean {
  return ({ source }) => {
    const collection = content.profiles.get(source)?.collection;
    return collection === undefined || seesContent(collection as CollectionName, actor.role);
  };
}

function namedRun(content: Pick<Content, 'profiles'>, run: ImportRun) {
  return { ...run, sourceName: content.profiles.get(run.source)?.name ?? null };
}

function standings(content: Pick<Content, 'sourceRecords' | 'importRuns'>) {
  const counts = new Map<string, { records: number; open: number }>();
  for (const { source, state, isAbsent } of content.sourceRecords.all()) {
    const count = counts.get(source) ?? { records: 0, open: 0 };
    if (state === 'linked' && isAbsent !== true) count.records++;
    if (state === 'open') count.open++;
    counts.set(source, count);
  }
  const lastRuns = new Map<string, ImportRun>();
  for (const run of runsOf(content)) if (!lastRuns.has(run.source)) lastRuns.set(run.source, run);
  return (source: ImportProfile): SourceStanding => {
    const lastRun = lastRuns.get(source.id);
    return {
      ...source,
      ...(counts.get(source.id) ?? { records: 0, open: 0 }),
      ...(lastRun === undefined ? {} : { lastRun }),
    };
  };
}

function sourceRow(content: Records, source: ImportProfile, link: SourceRecord): SourceRow {
  const { key, state, why, record, suggested, updatedAt } = link;
  const slugOf = (id: string | undefined) =>
    id === undefined ? undefined : recordsOf(content, source).get(id)?.slug;
  const suggestion = slugOf(suggested);
  return {
    ...{ key, state, slug: slugOf(record) ?? null, updatedAt },
    ...(why === undefined ? {} : { why }),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** The records of the collection that a source is imported into. */
function recordsOf(content: Records, { collection }: Pick<ImportProfile, 'collection'>) {
  if (!Object.hasOwn(collections, collection)) throw problem('source.not-for', { collection });
  return content[collection as 'casinos'] as {
    get(id: string): { id: string; slug?: string } | undefined;
    require(ref: string): { id: string; slug?: string };
  };
}
