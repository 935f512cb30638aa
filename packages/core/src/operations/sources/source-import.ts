import type { RowContent, RowIssue, RowReader } from '../../csv/import-rules.js';
import { sourceTexts } from '../../diagnostics/problems/sources.js';
import type { ImportSettings } from '../../model/documents/import-settings.js';
import type { Entity } from '../../model/entity.js';
import type { ImportProfile } from '../../model/import-profile.js';
import type { RunCounts } from '../../model/import-run.js';
import type { SourceRecord } from '../../model/source-record.js';
import { problem } from '../../problem.js';
import { diffRecords } from '../../store/record-diff.js';
import type { ChangeContext } from '../define/operation.js';
import type { RowOutcome } from '../transfer/import-summary.js';
import type { ImportTarget } from '../transfer/row-matching.js';
import type { RowWriter } from '../transfer/row-writer.js';
import { valueReconciliation } from './reconcile-values.js';
import { recordById, recordFinder } from './record-finder.js';
import { keepRun } from './run-of-file.js';
import { type KeyPart, keyParts } from './source-key.js';
import { type SourceLink, sourceLinks } from './source-links.js';
import type { SourceDifference, SourceOutcome } from './source-outcome.js';

/** How many rows and records a summary names of each kind. */
const MAX_NAMED = 500;

/** What an import of a source is told for this file. */
export interface SourceOptions {
  mirror: boolean;
  /** In percent. */
  maxRemoved: number;
  diffLast: boolean;
  force: boolean;
  fileName: string | undefined;
}

interface SourceImportParts<T extends { id: string }> {
  context: ChangeContext;
  entity: Entity;
  source: ImportProfile;
  settings: ImportSettings;
  options: SourceOptions;
  target: ImportTarget<T>;
  writer: RowWriter<T>;
}

/** Reconciles the rows of a source with the records of a collection. */
export interface SourceImport<T> {
  importRow(
    reader: RowReader<RowContent>,
    row: { row: number; content: RowContent; faults?: readonly RowIssue[] },
    faults: RowIssue[],
  ): RowOutcome<T> | undefined;
  /** Deals with what the file no longer has. Problem: `conflict` where that is too much, or the file is an older one. */
  finish(counts: RunCounts): SourceOutcome;
}

type Named = { id: string; slug?: string; name?: string; title?: string };

/** An import of a source. Problem: `usage` for settings that nothing could use. */
export function sourceImport<T extends { id: string }>(parts: SourceImportParts<T>): SourceImport<T> {
  const { context, entity, source, settings, options, target, writer } = parts;
  const links = sourceLinks(context, source.id);
  const key = keyParts(entity, settings.key);
  const values = valueReconciliation(
    entity,
    { owns: settings.owns ?? [], mergeLists: settings.mergeLists ?? [] },
    links,
    context.digest,
  );
  const slugIndex = entity.fieldPaths.findIndex(({ column }) => column === 'slug');
  const recordOf = recordById(target, slugIndex >= 0);
  const find = recordFinder(key, target, { hasSlug: slugIndex >= 0 });
  /** The keys that the file has, and the row of each. */
  const seen = new Map<string, number>();
  /** The records that rows are about, and the key by which. */
  const claimed = new Map<string, string>();
  let unreadable = 0;
  let digest = context.digest('');
  let rows = 0;
  const linkedBefore = [...links.all()].filter(({ state }) => state === 'linked').length;
  const difference: SourceDifference = { added: [], changed: [], dropped: [] };
  const outcome: SourceOutcome = {
    ...{ name: source.name, gone: 0, goneRecords: [], returned: 0, kept: 0, keptRecords: [] },
    ...{ open: 0, openRows: [], ignored: 0, joined: 0, isSameFile: false },
    ...(options.diffLast ? { difference } : {}),
  };
  const name = (list: unknown[], item: unknown) => {
    if (list.length < MAX_NAMED) list.push(item);
  };

  const setAside = (row: number, rowKey: string, why: string, suggested?: T): RowOutcome<T> => {
    links.keep(rowKey, { ...links.get(rowKey), state: 'open', why, suggested: suggested?.id });
    outcome.open++;
    name(outcome.openRows, { row, key: rowKey, why });
    return { action: 'skip', slug: rowKey };
  };

  const compareWithLast = (rowKey: string, last: SourceRecord | undefined, now: SourceRecord['said']) => {
    if (!options.diffLast) return;
    if (last?.said === undefined || last.state === 'gone') return name(difference.added, { key: rowKey });
    const columns: SourceDifference['changed'][number]['columns'] = {};
    for (const column of new Set([...Object.keys(last.said), ...Object.keys(now ?? {})])) {
      const [before, after] = [last.said[column], now?.[column]];
      if (JSON.stringify(before) !== JSON.stringify(after)) columns[column] = { before, after };
    }
    if (Object.keys(columns).length > 0) name(difference.changed, { key: rowKey, columns });
  };

  return {
    importRow(reader, { row, content, faults: rowFaults }, faults) {
      rows++;
      digest = context.digest(`${digest}\n${JSON.stringify(content)}`);
      const shape = rowFaults === undefined ? reader.shapeIssue(content) : undefined;
      faults.push(...(rowFaults ?? (shape === undefined ? [] : [shape])));
      const said = faults.length > 0 ? {} : reader.changes(content, {}, []);
      const found = faults.length > 0 ? undefined : keyOfRow(key, reader, content, said);
      if (found === undefined) {
        unreadable++;
        if (faults.length === 0) faults.push({ message: keyMissing(key) });
        return undefined;
      }
      const rowKey = found.key;
      const isFurther = seen.has(rowKey);
      if (!isFurther) seen.set(rowKey, row);
      else outcome.joined++;
      const link = links.get(rowKey);
      if (link?.state === 'never') {
        outcome.ignored++;
        return { action: 'skip', slug: rowKey };
      }

      const linked = link?.record === undefined ? undefined : recordOf(link.record);
      if (
        link?.record !== undefined &&
        linked === undefined &&
        (link.state === 'linked' || link.state === 'open')
      )
        return setAside(row, rowKey, sourceTexts.deleted(entity.title));
      const fitting = linked !== undefined || link?.state === 'new' ? [] : find(reader, content, said);
      if (fitting.length > 1)
        return setAside(row, rowKey, sourceTexts.several(fitting.map(nameOf)), fitting[0]);
      const holder = linked ?? fitting[0];
      const claimedBy = holder === undefined || linked !== undefined ? undefined : claimed.get(holder.id);
      if (holder !== undefined && claimedBy !== undefined && claimedBy !== rowKey)
        return setAside(row, rowKey, sourceTexts.claimed(nameOf(holder), seen.get(claimedBy) ?? 0), holder);

      if (holder !== undefined) {
        const changes = reader.changes(content, holder, faults);
        if (faults.length > 0) return undefined;
        const result = values.reconcile(holder, { key: rowKey, said, changes }, link, isFurther);
        const isBack = link?.state === 'gone';
        if (isBack && link.retired === 'deactivate') Object.assign(result.given, { isActive: true });
        if (isBack && link.retired === 'blacklist') Object.assign(result.given, { isBlacklisted: false });
        const after =
          Object.keys(result.given).length === 0 ? holder : writer.update(holder, result.given, faults);
        if (after === undefined) return undefined;
        claimed.set(holder.id, rowKey);
        if (isBack) outcome.returned++;
        if (result.kept.length > 0) {
          outcome.kept++;
          name(outcome.keptRecords, { row, slug: nameOf(holder), columns: result.kept });
        }
        if (!isFurther) compareWithLast(rowKey, link, result.said);
        links.keep(rowKey, {
          state: 'linked',
          record: holder.id,
          said: result.said,
          heldBefore: filled(result.heldBefore),
        });
        const action = JSON.stringify(after) === JSON.stringify(holder) ? 'unchanged' : 'update';
        return { action, slug: nameOf(after), before: holder, after };
      }

      const wanted = slugIndex < 0 ? undefined : reader.identity(content, faults);
      const twin = wanted === undefined ? undefined : target.find(wanted);
      if (twin !== undefined && link?.state !== 'new')
        return setAside(row, rowKey, sourceTexts.sameSlug(entity.title, wanted as string), twin);
      const slug = wanted === undefined ? undefined : freeSlug(wanted, target);
      const defaultsUsed: string[] = [];
      const record = reader.newRecord(content, faults, defaultsUsed);
      if (faults.length > 0) return undefined;
      if (slug !== undefined) record[slugIndex] = slug;
      const after = writer.insert(record, undefined, faults);
      if (after === undefined) return undefined;
      claimed.set(after.id, rowKey);
      if (link?.state === 'gone') outcome.returned++;
      const saidFirst = values.firstSaid(said);
      compareWithLast(rowKey, link, saidFirst);
      links.keep(rowKey, { state: 'linked', record: after.id, said: saidFirst });
      return { action: 'create', slug: nameOf(after), after, defaultsUsed };
    },

    finish(counts) {
      const gone = [...links.all()].filter(({ state, key: one }) => state === 'linked' && !seen.has(one));
      // Rows without a key may be any of them.
      if (unreadable === 0) {
        outcome.gone = gone.length;
        const share = linkedBefore === 0 ? 0 : (100 * gone.length) / linkedBefore;
        if (options.mirror && share > options.maxRemoved && !options.force)
          throw problem('source.too-much-gone', {
            source: source.name,
            gone: gone.length,
            of: linkedBefore,
            most: options.maxRemoved,
            plural: entity.plural,
          });
        for (const link of gone) {
          if (options.diffLast) name(difference.dropped, { key: link.key });
          name(outcome.goneRecords, withdraw(link));
        }
      } else if (options.mirror) throw problem('source.rows-without-key', { rows: unreadable });
      outcome.isSameFile = keepRun(context, source, {
        ...{ digest, rows, fileName: options.fileName, force: options.force },
        counts: {
          ...counts,
          gone: options.mirror ? outcome.gone : 0,
          returned: outcome.returned,
          open: outcome.open,
        },
      });
      return outcome;
    },
  };

  /** Takes back what the source said of a record, and does what its settings say. */
  function withdraw(link: SourceRecord): SourceOutcome['goneRecords'][number] {
    const before = link.record === undefined ? undefined : recordOf(link.record);
    const told = { key: link.key, slug: before === undefined ? null : nameOf(before) };
    if (!options.mirror) return { ...told, action: 'report', changes: {} };
    const { changes, said } = values.withdraw(before, link);
    const isLast = before !== undefined && !links.isHeldByOthers(before.id, link.key);
    const marks = isLast ? retiringMarks(settings.whenGone, before, source.name) : undefined;
    const gone = { state: 'gone' as const, record: link.record, said, retired: marks && settings.whenGone };
    if (isLast && settings.whenGone === 'delete') {
      target.remove?.(before.id);
      links.keep(link.key, { state: 'gone', said, retired: 'delete' });
      return { ...told, action: 'delete', changes: {} };
    }
    links.keep(link.key, gone as SourceLink);
    if (before === undefined) return { ...told, action: 'keep', changes: {} };
    const faults: RowIssue[] = [];
    const given = { ...changes, ...marks };
    const after = Object.keys(given).length === 0 ? before : writer.update(before, given, faults);
    if (after === undefined)
      throw problem('source.cannot-withdraw', { key: link.key, why: faults[0]?.message ?? '' });
    return {
      ...told,
      action: marks === undefined ? 'keep' : (settings.whenGone ?? 'keep'),
      changes: diffRecords(before, after),
    };
  }
}

/** The fields that retire a record; undefined where none do, or it is retired already, so that its return changes nothing. */
function retiringMarks(
  how: ImportSettings['whenGone'],
  record: object,
  source: string,
): Record<string, unknown> | undefined {
  const before = record as { isActive?: boolean; isBlacklisted?: boolean };
  if (how === 'deactivate' && before.isActive !== false) return { isActive: false };
  if (how === 'blacklist' && before.isBlacklisted !== true)
    return { isBlacklisted: true, blacklistReason: sourceTexts.blacklistReason(source) };
  return undefined;
}

/** The first way in which a row names its record. */
function keyOfRow(
  key: readonly KeyPart[],
  reader: RowReader<RowContent>,
  content: RowContent,
  said: object,
): { key: string } | undefined {
  for (const part of key) {
    const text = part.inRow(reader, content, said);
    if (text !== undefined) return { key: `${part.word}: ${text}` };
  }
  return undefined;
}

function keyMissing(key: readonly KeyPart[]): string {
  return sourceTexts.keyMissing(key.map(({ word }) => word).join(', '));
}

/** The slug, with the first number behind it that makes it another's no more. */
function freeSlug(slug: string, target: Pick<ImportTarget<unknown>, 'find'>): string {
  let free = slug;
  for (let number = 2; target.find(free) !== undefined; number++) free = `${slug}-${number}`;
  return free;
}

function filled(values: SourceRecord['heldBefore']): SourceRecord['heldBefore'] {
  return values !== undefined && Object.keys(values).length > 0 ? values : undefined;
}

function nameOf(record: object): string {
  const { id, slug, name, title } = record as Named;
  return slug ?? name ?? title ?? id;
}
