import { Problem, putAt, sentence, valueAt, type Wishes } from '@croupier/core';
import type { Command } from 'commander';
import { does, type Session } from '../session.js';
import { askText, missing } from '../terminal/ask.js';
import { printChange } from '../terminal/changes.js';
import { usage } from '../terminal/failure.js';
import { flagOf, readFields, readText, withFields } from '../terminal/fields.js';
import { withDryRun } from '../terminal/options.js';
import {
  type Asked,
  type ChangeOptions,
  perform,
  type Reading,
  type RecordNoun,
  wishesOf,
} from './record-noun.js';
import { verb } from './verb.js';

type Given = Record<string, unknown>;

/** `add`, with an option for each field if it is what was typed. */
export function addVerb<T extends { id: string }>(noun: RecordNoun<T>, isTyped: boolean): Command {
  const { entity, operations, examples } = noun;
  const command = writing(
    noun,
    verb('add', { summary: `Add a ${entity.name}`, examples: examples.add }),
    isTyped,
  );
  return does<ChangeOptions & Given>(command, async (session, options) => {
    const fields = await readFields(entity, options);
    const asked = await askMissing(noun, session, fields);
    const read = (await noun.more?.read(session, options, asked, undefined)) ?? { fields: asked };
    await saved(session, read, async (record, wishes = wishesOf(options)) => {
      const outcome = await perform(noun, session, operations.add, { record }, wishes);
      const [made] = outcome.result.records;
      const did = made === undefined ? undefined : noun.did?.added(made);
      return () => printChange(session, outcome, { did: did ?? 'Added', isDry: options.dryRun === true });
    });
  });
}

/** `edit`, with an option for each field if it is what was typed. */
export function editVerb<T extends { id: string }>(noun: RecordNoun<T>, isTyped: boolean): Command {
  const { entity, operations, examples } = noun;
  const words = {
    summary: `Change fields of a ${entity.name}; what is not named stays, an empty value empties`,
    examples: examples.edit,
  };
  const command = writing(noun, verb(`edit <${entity.name}>`, words), isTyped);
  return does<ChangeOptions & Given>(command, async (session, options, name) => {
    const before = async () =>
      (await perform(noun, session, operations.show, { record: name })).result.record;
    const given = await readFields(entity, options);
    const read = (await noun.more?.read(session, options, given, before)) ?? { fields: given };
    if (read.written === undefined && Object.keys(read.fields).length === 0) {
      if (!session.mayAsk)
        throw usage('Say what to change', `Give fields, such as ${noun.hint}, or a record with --from.`);
      read.fields = await askAgain(noun, await before());
    }
    await saved(session, read, async (changes, wishes = wishesOf(options)) => {
      const input = { record: name, changes };
      const outcome = await perform(noun, session, operations.edit, input, wishes);
      return () =>
        printChange(session, outcome, {
          did: noun.did?.changed ?? 'Changed',
          isDry: options.dryRun === true,
        });
    });
  });
}

/** Saves what was read; what is still to be written is written first, in an editor that stays until it is saved. */
async function saved(
  session: Session,
  { fields, written }: Reading,
  save: (fields: Given, wishes?: Wishes) => Promise<() => Promise<void>>,
): Promise<void> {
  if (written === undefined) return (await save(fields))();
  const { field, text, needed } = written;
  // What is wrong with anything else is told before the person writes.
  await save({ ...fields, [field]: text || '<p>…</p>' }, { dryRun: true });
  const { editHtml } = await import('../terminal/editor.js');
  session.note('Opening your editor …');
  let tell: (() => Promise<void>) | undefined;
  await editHtml({
    text,
    about: `the ${field}, as HTML.`,
    async save(html) {
      if (html === '' && needed !== undefined) throw new Problem('invalid', needed);
      tell = await save({ ...fields, [field]: html });
    },
    onKept: (file) => session.note(`What you wrote is kept in ${file}`),
  });
  await tell?.();
}

function writing<T extends { id: string }>(noun: RecordNoun<T>, command: Command, isTyped: boolean): Command {
  if (isTyped) {
    withFields(command, noun.entity);
    noun.more?.add(command);
  }
  return withDryRun(command);
}

/** Asks for what a record cannot be without, then for the rest; without a person a lack is a `usage` Problem. */
async function askMissing<T extends { id: string }>(
  noun: RecordNoun<T>,
  session: Session,
  given: Given,
): Promise<Given> {
  const lacking = noun.asked.filter(({ field, message }) => {
    if (message === undefined) return false;
    const value = givenFor(noun, given, field);
    // Said and blank is not the same as not said: the one is refused, the other asked for.
    if (value === null) throw new Problem('invalid', message, { issues: [{ path: field, message }] });
    return value === undefined;
  });
  const [first] = lacking;
  if (!session.mayAsk) {
    if (first?.message !== undefined) throw missing(first.message, flagOf(leafOf(noun, first.field)));
    if (Object.keys(given).length > 0) return given;
    throw usage(`Say what the ${noun.entity.name} is`, `Give fields, such as ${noun.hint}.`);
  }
  const isBegun = first !== undefined || Object.keys(given).length === 0;
  const record = { ...given };
  for (const asked of noun.asked) {
    const isOpen = givenFor(noun, record, asked.field) === undefined;
    if (!isOpen || !(isBegun || lacking.includes(asked))) continue;
    const value = await ask(noun, asked, undefined);
    if (value !== null) putAt(record, leafOf(noun, asked.field), value);
  }
  return record;
}

/** Asks for each of the fields with what stands there now, and returns those that differ. */
async function askAgain<T extends { id: string }>(noun: RecordNoun<T>, before: T): Promise<Given> {
  const changes: Given = {};
  for (const asked of noun.asked) {
    const leaf = leafOf(noun, asked.field);
    const held = valueAt(before, leaf);
    const value = await ask(noun, asked, held === undefined ? '' : leaf.field.kind.write(held));
    if (JSON.stringify(value) !== JSON.stringify(held ?? null)) putAt(changes, leaf, value);
  }
  return changes;
}

async function ask<T extends { id: string }>(
  noun: RecordNoun<T>,
  { field, question, message, offered: usual }: Asked,
  held: string | undefined,
): Promise<unknown> {
  const leaf = leafOf(noun, field);
  const { fallback, kind, title } = leaf.field;
  const isWrong = (answer: string) => {
    if (answer === '') return message;
    const reading = readText(leaf, answer);
    return 'fault' in reading ? sentence(title, reading.fault) : undefined;
  };
  const own = fallback === undefined || fallback === '' ? undefined : kind.write(fallback);
  const offered = held ?? usual ?? own;
  const answer = await askText(question, isWrong, offered);
  const reading = readText(leaf, answer);
  return 'value' in reading ? reading.value : null;
}

function leafOf<T extends { id: string }>({ entity }: RecordNoun<T>, field: string) {
  const leaf = entity.leaf(field);
  if (leaf === undefined) throw new Error(`${entity.title} has no field ${field}`);
  return leaf;
}

function givenFor<T extends { id: string }>(noun: RecordNoun<T>, record: Given, field: string): unknown {
  return valueAt(record, leafOf(noun, field));
}
