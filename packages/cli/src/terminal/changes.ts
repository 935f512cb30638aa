import { type Difference, differences, nameOf, type Outcome } from '@croupier/core';
import type { Session } from '../session.js';
import { asText } from './records.js';
import { plain } from './width.js';

/** How many records of a dry run are told one by one. */
const MOST_TOLD = 20;

type Changes = Outcome<unknown>['changes'];

/**
 * Tells what a change did, or with `isDry` would have done: words for a person, `change` and `records` as JSON. A
 * one-time password is told this once, on stdout. What it `did` is followed by what it was done to, unless it is a sentence.
 */
export async function printChange(
  session: Session,
  outcome: Outcome<{ records: readonly object[]; oneTimePassword?: string; warnings?: readonly string[] }>,
  { did, isDry }: { did: string; isDry: boolean },
): Promise<void> {
  const { change, changes, result } = outcome;
  const { oneTimePassword } = result;
  if (session.globals.json) {
    const plan = isDry ? { dryRun: true, plan: changes.map(planOf) } : {};
    const warned = result.warnings === undefined ? {} : { warnings: result.warnings };
    const told = {
      records: result.records,
      ...warned,
      ...(isDry || oneTimePassword === undefined ? {} : { oneTimePassword }),
    };
    return session.printJson({ change: change?.id ?? null, ...plan, ...told });
  }
  for (const warning of result.warnings ?? []) session.note(warning);
  if (isDry) return session.print(dryRunText(outcome));
  if (change === undefined) return session.note('Nothing to change: it is so already.');
  session.note(isSentence(did) ? did : `${did} ${result.records.map(nameAndSlug).join(', ')}.`);
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
  // A change of nothing but what is secret counts no record, and is never taken back.
  const isUndoable = change.inserted + change.updated + change.removed > 0;
  session.detail(`Change ${change.id}${isUndoable ? '; croupier undo takes it back' : ''}.`);
}

/** What would change, record by record and field by field. */
export function dryRunText({ changes, inserted, updated, removed }: Outcome<unknown>): string {
  const lines = changes.slice(0, MOST_TOLD).flatMap((one) => {
    const { action, changes: fields } = planOf(one);
    const head = `would ${action} ${one.in} ${plain(nameAndSlug(one.after ?? one.before ?? {}))}`.trimEnd();
    return [head, ...partTexts(one, fields, action === 'update').map((text) => `  ${text}`)];
  });
  const more = inserted + updated + removed - Math.min(changes.length, MOST_TOLD);
  if (more > 0) lines.push(`and ${more} more`);
  if (lines.length === 0) lines.push('nothing would change');
  return `${lines.join('\n')}\n`;
}

/** One record of a dry run. */
interface Planned {
  in: string;
  id: string;
  action: 'insert' | 'update' | 'remove';
  changes: Record<string, Difference>;
}

/** What would happen to a record, each field of it named by its path. */
export function planOf({ in: place, id, before, after }: Changes[number]): Planned {
  const action = before === undefined ? 'insert' : after === undefined ? 'remove' : 'update';
  return { in: place, id, action, changes: differences(before, after) };
}

/** What would happen to each field; of a record that is new or gone only what it has. */
export function fieldTexts(fields: Record<string, Difference>, isUpdate: boolean): string[] {
  return Object.entries(fields).flatMap(([name, { before, after }]) => {
    if (isUpdate) return [`${name}: ${shown(before)} → ${shown(after)}`];
    const value = after ?? before;
    return asText(value) === '' ? [] : [`${name}: ${shown(value)}`];
  });
}

/** As `fieldTexts`, but of things in a list, such as a menu's items, each by its name and on one line where it comes or goes. */
function partTexts(
  { before = {}, after = {} }: Changes[number],
  fields: Record<string, Difference>,
  isUpdate: boolean,
): string[] {
  const texts: string[] = [];
  const things = new Map<string, { list: string; id: string; fields: Record<string, Difference> }>();
  for (const [name, difference] of Object.entries(fields)) {
    const [list = '', id = '', ...rest] = name.split('.');
    const isListed = isUpdate && rest.length > 0 && [before[list], after[list]].some(Array.isArray);
    if (!isListed) {
      texts.push(...fieldTexts({ [name]: difference }, isUpdate));
      continue;
    }
    const thing = things.get(`${list}.${id}`) ?? { list, id, fields: {} };
    things.set(`${list}.${id}`, thing);
    thing.fields[rest.join('.')] = difference;
  }
  for (const { list, id, fields: own } of things.values()) {
    const was = thingIn(before[list], id);
    const is = thingIn(after[list], id);
    const head = `${list}: ${plain(nameOf(is ?? was ?? {}))}`;
    if (is === undefined) texts.push(`${head} is taken out`);
    else if (was !== undefined) texts.push(...fieldTexts(own, true).map((text) => `${head}, ${text}`));
    else {
      const { id: _id, ...given } = own;
      texts.push(`${head} is put in: ${fieldTexts(given, false).join('; ')}`);
    }
  }
  return texts;
}

function thingIn(list: unknown, id: string): object | undefined {
  return Array.isArray(list) ? list.find((one) => String(one?.id) === id) : undefined;
}

function isSentence(did: string): boolean {
  return /[.!]$/.test(did);
}

function shown(value: unknown): string {
  const text = plain(asText(value));
  return text === '' ? '(empty)' : text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** A record's name, with its slug where it has one. */
function nameAndSlug(record: object): string {
  const { slug } = record as { slug?: string };
  return slug === undefined ? nameOf(record) : `${nameOf(record)} (${slug})`;
}
