import { type Entity, getFieldValue } from '@croupier/core';
import { type Command, Option } from 'commander';
import { didYouMean } from '../command-line/did-you-mean.js';
import { choiceOption, countOption, splitList, withCompletions } from '../command-line/options.js';
import type { TableRows } from '../record-commands/table-rows.js';
import type { GlobalOptionValues, Session } from '../session.js';
import { escapeControlsInJson, toSingleLine } from './control-characters.js';
import { usageProblem } from './errors/error-output.js';
import { formatCell } from './format-cell.js';
import { parseTemplate } from './record-template.js';
import { type Column, formatTable, formatTsv, tableWidth } from './table.js';
import { padText, textWidth } from './text-width.js';

/** The shapes that a list can be printed in. */
const LIST_FORMATS = ['table', 'json', 'ndjson', 'csv', 'tsv', 'ids', 'count'] as const;
/** One of them. */
type ListFormat = (typeof LIST_FORMATS)[number];

/** The shape and the fields of a list. */
export interface ListOptions extends GlobalOptionValues {
  format?: ListFormat;
  template?: string;
  fields?: string;
}

/** The options of a paged list. */
export interface PagedListOptions extends ListOptions {
  limit?: number;
  offset?: number;
}

/** The configuration of a list. */
export interface ListOutput<T extends object> {
  records: readonly T[];
  /** How many there are in all; `count` prints it. */
  total: number;
  columns: readonly Column<T>[];
  /** The names that --fields takes: of the fields, and of groups. */
  fields: readonly string[];
  /** The word that `--format ids` prints for a record; its id by default. */
  idOf?(record: T): string;
  /** The records as the cells of a file; a column a field by default. */
  rows?(records: readonly T[], fields: readonly string[] | undefined): Promise<TableRows>;
  /** The message for an empty list at a terminal. */
  emptyMessage: string;
  /** The line with the count under the table; by default there is one where not all are shown. */
  countText?(shown: number, total: number): string;
}

/** Adds the options that choose the shape and the fields of a list. */
export function withListOptions(command: Command, fields: readonly string[]): Command {
  return command
    .addOption(
      choiceOption(
        '--format <format>',
        'the shape of the list; croupier help formats tells of each',
        LIST_FORMATS,
      ),
    )
    .addOption(fieldsOption(fields))
    .addOption(templateOption());
}

/** Adds `--limit` and `--offset`; `limitHelp` names the default limit, where there is one. */
export function withPageOptions(command: Command, limitHelp = 'at most so many'): Command {
  return command
    .addOption(countOption('--limit <count>', limitHelp))
    .addOption(countOption('--offset <count>', 'leave out so many first'));
}

/** The option that chooses fields. */
export function fieldsOption(names: readonly string[]): Option {
  return withCompletions(new Option('--fields <names>', 'only these fields, between commas'), names);
}

/** The option that prints records by a template. */
export function templateOption(): Option {
  return new Option('--template <text>', 'a line for each record, such as "{slug}: {name}"');
}

/** Prints a list in its format: by default a table for people, tab-separated text for programs. */
export async function printList<T extends object>(
  session: Session,
  listed: ListOutput<T>,
  { format, fields: named, template }: ListOptions,
): Promise<void> {
  const { records, total, columns, idOf = ({ id }: { id?: unknown }) => String(id) } = listed;
  if (template !== undefined) return printLines(session, records, parseTemplate(template, listed.fields));
  const fields = named === undefined ? undefined : parseFieldNames(named, listed.fields);
  const chosen: readonly object[] =
    fields === undefined ? records : records.map((record) => pickFields(record, fields));
  const shape = session.globals.json ? 'json' : format;
  if (shape === 'json') return session.printJson(chosen);
  if (shape === 'ndjson')
    return printLines(session, chosen, (record) => escapeControlsInJson(JSON.stringify(record)));
  if (shape === 'csv' || shape === 'tsv') {
    const { csvText, objectRows, tsvText } = await import('../record-commands/table-rows.js');
    const rows = (await listed.rows?.(records, fields)) ?? objectRows(records, fields ?? listed.fields);
    return session.print(shape === 'csv' ? csvText(rows) : tsvText(rows));
  }
  if (shape === 'ids') return printLines(session, records, (record) => toSingleLine(idOf(record)));
  if (shape === 'count') return session.print(`${total}\n`);
  const shown = fields === undefined ? columns : fields.map((field) => fieldColumn<T>(field));
  if (shape === undefined && !process.stdout.isTTY) return session.print(formatTsv(shown, records));
  if (records.length === 0) return session.note(listed.emptyMessage);
  const table = formatTable(shown, records, tableWidth(), session.paint);
  if (process.stdout.isTTY) await (await import('./pager.js')).printPaged(session, table);
  else await session.print(table);
  if (listed.countText !== undefined) session.note(listed.countText(records.length, total));
  else if (total > records.length) session.note(`${records.length} of ${total}`);
}

/** A record with the fields that --fields names, or whole. Problem: `usage`. */
export function chosenFields(
  record: object,
  { fieldPaths }: Pick<Entity, 'fieldPaths'>,
  named: string | undefined,
): object {
  const fields = named === undefined ? undefined : parseFieldNames(named, fieldNames({ fieldPaths }));
  return fields === undefined ? record : pickFields(record, fields);
}

/** Prints one record: whole as JSON, or a line a field. */
export async function printRecord(
  session: Session,
  record: object,
  { fieldPaths }: Pick<Entity, 'fieldPaths'>,
  named: string | undefined,
  /** Lines after its fields, and what stands for fields without a value. */
  {
    extraPairs = [],
    blankTexts = {},
  }: {
    extraPairs?: readonly (readonly [string, string])[];
    blankTexts?: Readonly<Record<string, string>>;
  } = {},
): Promise<void> {
  const chosen = chosenFields(record, { fieldPaths }, named);
  if (session.globals.json) return session.printJson(chosen);
  const lines = fieldPaths.flatMap((fieldPath) => {
    const value = getFieldValue(chosen, fieldPath);
    const { title, valueType } = fieldPath.field;
    const blankText = named === undefined ? blankTexts[fieldPath.path.join('.')] : undefined;
    if (value === undefined || (Array.isArray(value) && value.length === 0))
      return blankText === undefined ? [] : [[title, blankText] as const];
    return [[title, valueType.format(value)] as const];
  });
  await printPairs(session, named === undefined ? [...lines, ...extraPairs] : lines);
}

/** Prints names and values: in two columns for people, between a tab for programs. */
export async function printPairs(
  session: Session,
  pairs: readonly (readonly [string, string])[],
): Promise<void> {
  if (!process.stdout.isTTY) {
    return session.print(pairs.map(([name, value]) => `${name}\t${toSingleLine(value)}\n`).join(''));
  }
  const width = Math.max(0, ...pairs.map(([name]) => textWidth(name)));
  const indent = `\n${' '.repeat(width + 2)}`;
  const lines = pairs.map(
    ([name, value]) =>
      `${session.paint.bold(padText(name, width))}  ${value.split(/\r?\n/).map(toSingleLine).join(indent)}\n`,
  );
  await session.print(lines.join(''));
}

/** The names that --fields takes for an entity: every field, and every group. */
export function fieldNames({ fieldPaths }: Pick<Entity, 'fieldPaths'>): string[] {
  return [
    ...new Set(fieldPaths.flatMap(({ path }) => (path.length === 1 ? [path[0]] : [path[0], path.join('.')]))),
  ];
}

/** The fields that were named, each known. Problem: `usage`, with all valid names. */
function parseFieldNames(text: string, validNames: readonly string[]): string[] {
  const named = splitList(text);
  if (named.length === 0)
    throw usageProblem('--fields names no field', `The fields are: ${validNames.join(', ')}`);
  return named.map((word) => {
    const found = validNames.find((name) => name.toLowerCase() === word.toLowerCase());
    if (found !== undefined) return found;
    const hints = [didYouMean(word, validNames), `The fields are: ${validNames.join(', ')}`];
    throw usageProblem(`There is no field '${word}'`, hints.filter(Boolean).join(' '));
  });
}

/** A record cut to some fields, in the order named. */
function pickFields(record: object, fields: readonly string[]): Record<string, unknown> {
  const chosen: Record<string, unknown> = {};
  for (const field of fields) {
    const [outer = '', inner] = field.split('.');
    const value = (record as Record<string, unknown>)[outer];
    if (value === undefined) continue;
    if (inner === undefined) chosen[outer] = value;
    else {
      const part = (value as Record<string, unknown>)[inner];
      if (part !== undefined) chosen[outer] = { ...(chosen[outer] as object | undefined), [inner]: part };
    }
  }
  return chosen;
}

function fieldColumn<T extends object>(field: string): Column<T> {
  const [outer = '', inner] = field.split('.');
  return {
    heading: field,
    text(record) {
      const value = (record as Record<string, unknown>)[outer];
      return formatCell(
        inner === undefined ? value : (value as Record<string, unknown> | undefined)?.[inner],
      );
    },
  };
}

async function printLines<T>(
  session: Session,
  records: readonly T[],
  lineOf: (record: T) => string,
): Promise<void> {
  for (let start = 0; start < records.length; start += 1_000) {
    await session.print(
      records
        .slice(start, start + 1_000)
        .map((record) => `${lineOf(record)}\n`)
        .join(''),
    );
  }
}
