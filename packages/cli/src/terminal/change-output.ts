import { diffRecords, displayNameOf, type FieldDiff, type Outcome, type Warning } from '@croupier/core';
import type { Session } from '../session.js';
import { toSingleLine } from './control-characters.js';
import { noteWarnings, warningText } from './errors/warnings.js';
import { formatCell } from './format-cell.js';

/** What is said where everything is as it was asked for. */
export const UNCHANGED = 'Nothing to change: it is so already.';

/** How many records of a dry run are printed one by one. */
const MAX_DRY_RUN_RECORDS = 20;

/** How many records a message names. */
const MAX_NAMES = 20;

type RecordChanges = Outcome<unknown>['changes'];

/**
 * Prints what a change did, or with `isDryRun` would do: text for a person, `change` and `records` as JSON. A one-time
 * password is printed only here, on stdout. The names of the records follow the message, unless it is a sentence.
 */
export async function printChange(
  session: Session,
  outcome: Outcome<{ records: readonly object[]; oneTimePassword?: string; warnings?: readonly Warning[] }>,
  { message, isDryRun }: { message: string; isDryRun: boolean },
): Promise<void> {
  const { change, changes, result } = outcome;
  const { oneTimePassword } = result;
  if (session.globals.json) {
    const plan = isDryRun ? { dryRun: true, plan: changes.map(plannedChange) } : {};
    const warned = result.warnings === undefined ? {} : { warnings: result.warnings.map(warningText) };
    const told = {
      records: result.records,
      ...warned,
      ...(isDryRun || oneTimePassword === undefined ? {} : { oneTimePassword }),
    };
    return session.printJson({ change: change?.id ?? null, ...plan, ...told });
  }
  noteWarnings(session, result.warnings);
  if (isDryRun) return session.print(dryRunText(outcome));
  if (change === undefined) return session.note(UNCHANGED);
  session.note(isSentence(message) ? message : `${message} ${namesText(result.records)}.`);
  if (oneTimePassword !== undefined) {
    session.note('The one-time password, shown this once and to be changed at the first sign-in:');
    await session.print(`${oneTimePassword}\n`);
  }
  const own = new Set(result.records.map((record) => (record as { id?: string }).id));
  for (const one of changes) {
    if (one.in === 'redirects' && !own.has(one.id) && one.before === undefined && one.after !== undefined) {
      session.note(`${one.after.source} now leads to ${one.after.target}.`);
    }
  }
  // A change of secrets alone counts no record, and cannot be undone.
  const isUndoable = change.inserted + change.updated + change.removed > 0;
  session.detail(`Change ${change.id}${isUndoable ? '; croupier undo takes it back' : ''}.`);
}

/** The changes of a dry run, by record and field. */
export function dryRunText({ changes, inserted, updated, removed }: Outcome<unknown>): string {
  const lines = changes.slice(0, MAX_DRY_RUN_RECORDS).flatMap((one) => {
    const { action, changes: fields } = plannedChange(one);
    const head =
      `would ${action} ${one.in} ${toSingleLine(nameAndSlug(one.after ?? one.before ?? {}))}`.trimEnd();
    return [head, ...listItemDiffs(one, fields, action === 'update').map((text) => `  ${text}`)];
  });
  const more = inserted + updated + removed - Math.min(changes.length, MAX_DRY_RUN_RECORDS);
  if (more > 0) lines.push(`and ${more} more`);
  if (lines.length === 0) lines.push('nothing would change');
  return `${lines.join('\n')}\n`;
}

/** One record of a dry run. */
interface PlannedChange {
  in: string;
  id: string;
  action: 'insert' | 'update' | 'remove';
  changes: Record<string, FieldDiff>;
}

/** The changes of a record, each field by its path. */
export function plannedChange({ in: place, id, before, after }: RecordChanges[number]): PlannedChange {
  const action = before === undefined ? 'insert' : after === undefined ? 'remove' : 'update';
  return { in: place, id, action, changes: diffRecords(before, after) };
}

/** The changes of each field; for a new or deleted record, only the fields that it has. */
export function fieldDiffs(fields: Record<string, FieldDiff>, isUpdate: boolean): string[] {
  return Object.entries(fields).flatMap(([name, { before, after }]) => {
    if (isUpdate) return [`${name}: ${diffValue(before)} → ${diffValue(after)}`];
    const value = after ?? before;
    return formatCell(value) === '' ? [] : [`${name}: ${diffValue(value)}`];
  });
}

/** Like `fieldDiffs`, but for items of a list, such as a menu: each by its name, on one line if it is added or removed. */
function listItemDiffs(
  { before = {}, after = {} }: RecordChanges[number],
  fields: Record<string, FieldDiff>,
  isUpdate: boolean,
): string[] {
  const texts: string[] = [];
  const items = new Map<string, { list: string; id: string; fields: Record<string, FieldDiff> }>();
  for (const [name, difference] of Object.entries(fields)) {
    const [list = '', id = '', ...rest] = name.split('.');
    const isListed = isUpdate && rest.length > 0 && [before[list], after[list]].some(Array.isArray);
    if (!isListed) {
      texts.push(...fieldDiffs({ [name]: difference }, isUpdate));
      continue;
    }
    const thing = items.get(`${list}.${id}`) ?? { list, id, fields: {} };
    items.set(`${list}.${id}`, thing);
    thing.fields[rest.join('.')] = difference;
  }
  for (const { list, id, fields: own } of items.values()) {
    const was = findItem(before[list], id);
    const is = findItem(after[list], id);
    const head = `${list}: ${toSingleLine(displayNameOf(is ?? was ?? {}))}`;
    if (is === undefined) texts.push(`${head} is taken out`);
    else if (was !== undefined) texts.push(...fieldDiffs(own, true).map((text) => `${head}, ${text}`));
    else {
      const { id: _id, ...given } = own;
      texts.push(`${head} is put in: ${fieldDiffs(given, false).join('; ')}`);
    }
  }
  return texts;
}

function namesText(records: readonly object[]): string {
  const names = records.slice(0, MAX_NAMES).map(nameAndSlug).join(', ');
  return records.length > MAX_NAMES ? `${names} and ${records.length - MAX_NAMES} more` : names;
}

function findItem(list: unknown, id: string): object | undefined {
  return Array.isArray(list) ? list.find((one) => String(one?.id) === id) : undefined;
}

function isSentence(message: string): boolean {
  return /[.!]$/.test(message);
}

function diffValue(value: unknown): string {
  const text = toSingleLine(formatCell(value));
  return text === '' ? '(empty)' : text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** A record's name, with its slug where it has one. */
function nameAndSlug(record: object): string {
  const { slug } = record as { slug?: string };
  return slug === undefined ? displayNameOf(record) : `${displayNameOf(record)} (${slug})`;
}
