import {
  type Entity,
  flag,
  type Issue,
  nearest,
  optionOf,
  Problem,
  putAt,
  sentence,
  stars,
} from '@croupier/core';
import { type Command, Option } from 'commander';
import { recordFrom } from './input-file.js';
import { offer } from './options.js';

type Leaf = Entity['leaves'][number];

/** The fields that the store fills in, which take no option. */
const STAMPED = ['id', 'createdAt', 'updatedAt'];

/** The fields of an entity that options may set. */
function settable(entity: Pick<Entity, 'leaves'>): readonly Leaf[] {
  return entity.leaves.filter(({ column }) => !STAMPED.includes(column));
}

/** Adds an option for each field, under the headings of the form's tabs, and `--from`. */
export function withFields(command: Command, entity: Pick<Entity, 'leaves' | 'leaf'>): Command {
  command.option('--from <file>', 'a record as JSON, from a file or with - from stdin; options change it');
  for (const leaf of settable(entity)) command.addOption(fieldOption(leaf));
  if (entity.leaf('rating') !== undefined) {
    command.addOption(
      new Option('--stars <value>', 'Rating (stars, 0 to 5)').helpGroup('Ratings:').conflicts('rating'),
    );
  }
  return command;
}

/** The fields that options and `--from` give; an empty value is null, which empties a field. Problem: `invalid`. */
export async function readFields(
  entity: Pick<Entity, 'leaves'>,
  options: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const record = typeof options.from === 'string' ? await recordFrom(options.from) : {};
  const issues: Issue[] = [];
  const hints: string[] = [];
  for (const leaf of settable(entity)) {
    const given = options[attributeOf(leaf)];
    const isStars = leaf.column === 'rating' && given === undefined && options.stars !== undefined;
    const text = isStars ? options.stars : given;
    if (typeof text !== 'string') continue;
    const reading = readText(leaf, text.trim(), isStars);
    if ('value' in reading) {
      putAt(record, leaf, reading.value);
      continue;
    }
    const { title, kind } = leaf.field;
    issues.push({ path: leaf.path.join('.'), message: sentence(title, reading.fault), value: text });
    const close = kind.choices === undefined ? undefined : nearest(text, kind.choices);
    if (close !== undefined) hints.push(`Did you mean '${close}'?`);
  }
  const [first] = issues;
  if (first !== undefined) {
    throw new Problem('invalid', first.message, {
      issues,
      ...(hints[0] === undefined ? {} : { hint: hints[0] }),
    });
  }
  return record;
}

/** Reads one value as the field's kind does; empty text is null. */
export function readText(leaf: Leaf, text: string, isStars = false): { value: unknown } | { fault: string } {
  if (text === '') return { value: null };
  const { kind } = leaf.field;
  // In a CSV cell all but true and 1 is false; a person who types `yes` deserves to be asked.
  if (kind === flag && !/^(true|false|0|1)$/i.test(text)) return { fault: 'must be true or false' };
  return (isStars ? stars : kind).read(text);
}

/** The option of a field, such as `--bonus-free-spins`. */
export function flagOf(leaf: Leaf): string {
  return `--${optionOf(leaf)}`;
}

function fieldOption(leaf: Leaf): Option {
  const { title, kind, help, tab } = leaf.field;
  const named = kind.choices !== undefined && kind.choices.length <= 10 ? kind.choices.join('|') : 'value';
  const about = kind.name === 'text' ? title : `${title} (${kind.name})`;
  const option = new Option(`${flagOf(leaf)} <${named}>`, help === undefined ? about : `${about}. ${help}`);
  if (tab !== undefined) option.helpGroup(`${tab}:`);
  return kind.choices === undefined ? option : offer(option, kind.choices);
}

function attributeOf(leaf: Leaf): string {
  return new Option(`${flagOf(leaf)} <value>`).attributeName();
}
