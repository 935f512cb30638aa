import {
  cliOptionOf,
  type Entity,
  editableFields,
  flag,
  type Issue,
  issueSentence,
  Problem,
  setFieldValue,
  starRating,
} from '@croupier/core';
import { type Command, Option } from 'commander';
import { readJsonRecord } from '../terminal/input/input-file.js';
import { didYouMean } from './did-you-mean.js';
import { withCompletions } from './options.js';

type FieldPath = Entity['fieldPaths'][number];

/** Adds an option for each field, under the headings of the form's tabs, and `--from`. */
export function withFieldOptions(
  command: Command,
  entity: Pick<Entity, 'fieldPaths' | 'findField'>,
): Command {
  command.option('--from <file>', 'a record as JSON, from a file or with - from stdin; options change it');
  for (const fieldPath of editableFields(entity)) command.addOption(fieldOption(fieldPath));
  if (entity.findField('rating') !== undefined) {
    command.addOption(
      new Option('--stars <value>', 'Rating (stars, 0 to 5)').helpGroup('Ratings:').conflicts('rating'),
    );
  }
  return command;
}

/** The fields that options and `--from` give; an empty value is null, which empties a field. Problem: `invalid`. */
export async function readFieldOptions(
  entity: Pick<Entity, 'fieldPaths'>,
  options: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const record = typeof options.from === 'string' ? await readJsonRecord(options.from) : {};
  const issues: Issue[] = [];
  const hints: string[] = [];
  for (const fieldPath of editableFields(entity)) {
    const given = options[optionKey(fieldPath)];
    const isStars = fieldPath.column === 'rating' && given === undefined && options.stars !== undefined;
    const text = isStars ? options.stars : given;
    if (typeof text !== 'string') continue;
    const { missing } = fieldPath.field;
    if (text.trim() === '' && missing !== undefined) {
      issues.push({ path: fieldPath.path.join('.'), message: missing });
      continue;
    }
    const parsed = parseFieldText(fieldPath, text.trim(), isStars);
    if ('value' in parsed) {
      // HTML goes on as it was given, so that what is removed from it can be told.
      const isGiven = fieldPath.field.valueType.input.kind === 'html' && parsed.value !== null;
      setFieldValue(record, fieldPath, isGiven ? text.trim() : parsed.value);
      continue;
    }
    const { title, valueType } = fieldPath.field;
    issues.push({
      path: fieldPath.path.join('.'),
      message: issueSentence(title, parsed.fault),
      value: text,
    });
    const hint = didYouMean(text, valueType.choices ?? []);
    if (hint !== undefined) hints.push(hint);
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
export function parseFieldText(
  fieldPath: FieldPath,
  text: string,
  isStars = false,
): { value: unknown } | { fault: string } {
  if (text === '') return { value: null };
  const { valueType } = fieldPath.field;
  // In a CSV cell everything but true and 1 is false; on the command line `yes` is an error.
  if (valueType === flag && !/^(true|false|0|1)$/i.test(text)) return { fault: 'must be true or false' };
  return (isStars ? starRating : valueType).parse(text);
}

/** The option of a field, such as `--bonus-free-spins`. */
export function fieldFlag(fieldPath: FieldPath): string {
  return `--${cliOptionOf(fieldPath)}`;
}

/** Whether an option sets the field; stars are a rating. */
export function hasFieldOption(fieldPath: FieldPath, options: Readonly<Record<string, unknown>>): boolean {
  if (fieldPath.column === 'rating' && options.stars !== undefined) return true;
  return options[optionKey(fieldPath)] !== undefined;
}

function fieldOption(fieldPath: FieldPath): Option {
  const { title, valueType, help, tab } = fieldPath.field;
  const placeholder =
    valueType.choices !== undefined && valueType.choices.length <= 10 ? valueType.choices.join('|') : 'value';
  const about = valueType.name === 'text' ? title : `${title} (${valueType.name})`;
  const option = new Option(
    `${fieldFlag(fieldPath)} <${placeholder}>`,
    help === undefined ? about : `${about}. ${help}`,
  );
  if (tab !== undefined) option.helpGroup(`${tab}:`);
  return valueType.choices === undefined ? option : withCompletions(option, valueType.choices);
}

/** The name of the option of a field among those that were read. */
export function optionKey(fieldPath: FieldPath): string {
  return new Option(`${fieldFlag(fieldPath)} <value>`).attributeName();
}
