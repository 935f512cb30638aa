import { counted } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { withAction } from '../open-session.js';
import type { GlobalOptionValues, Session } from '../session.js';
import {
  chosenFields,
  fieldNames,
  fieldsOption,
  type ListOutput,
  type PagedListOptions,
  printList,
  printRecord,
  templateOption,
  withListOptions,
  withPageOptions,
} from '../terminal/record-output.js';
import { parseTemplate } from '../terminal/record-template.js';
import { viewedInput, viewOption } from './query/view-option.js';
import { performRecordOperation, type RecordCommandConfig } from './record-command-config.js';
import { withNamesAction } from './record-names.js';
import { withWhere } from './select-records.js';
import type { TableRows } from './table-rows.js';

type FoundRecords<T extends object> = Pick<ListOutput<T>, 'records' | 'total'>;

/** A list of what an operation finds, and how it is printed. */
interface ListConfig<O, T extends object, M> extends Omit<ListOutput<T>, 'records' | 'total' | 'rows'> {
  /** The records as the cells of a file; a column a field by default. */
  rows?(
    records: readonly T[],
    fields: readonly string[] | undefined,
    session: Session,
    found: FoundRecords<T> & M,
  ): Promise<TableRows>;
  find(session: Session, options: O & PagedListOptions): Promise<FoundRecords<T> & M>;
}

/** Makes a command a list, in any of the shapes. */
export function withList<O extends object, T extends object, M extends object = object>(
  command: Command,
  { find, rows, ...config }: ListConfig<O, T, M>,
): Command {
  withListOptions(command, config.fields);
  return withAction<O & PagedListOptions>(command, async (session, options) => {
    const found = await find(session, options);
    const listed: ListOutput<T> = { ...config, ...found };
    if (rows !== undefined) listed.rows = (records, fields) => rows(records, fields, session, found);
    await printList<T>(session, listed, options);
  });
}

interface RecordListOptions extends PagedListOptions, Record<string, unknown> {
  view?: string;
  where?: string[];
}

/** `list`: the records that its options ask for, in any of the shapes. */
export function listVerb<T extends { id: string }>(config: RecordCommandConfig<T>): Command {
  const { entity, displayEntity = entity, query, columns, emptyMessage, csvRatingScale } = config;
  const countText = (shown: number, total: number) => {
    const all = counted(total, entity.name, entity.plural);
    return shown < total ? `${shown} of ${all}` : all;
  };
  const command = verbCommand('list', { summary: `List ${entity.plural}`, examples: config.examples.list });
  query.add(command);
  command.addOption(viewOption());
  withWhere(command);
  withPageOptions(command);
  withListOptions(command, fieldNames(displayEntity));
  return withAction<RecordListOptions>(command, async (session, options) => {
    const { limit, offset, view } = options;
    const viewed =
      view === undefined ? {} : await viewedInput(session, command, config, { ...options, view });
    const where = [...(viewed.where ?? []), ...(options.where ?? [])];
    const input = { ...query.of(options), ...viewed, where, limit, offset };
    const { result } = await session.perform(config.operations.list, input);
    await printList<T>(
      session,
      {
        ...result,
        columns,
        fields: fieldNames(displayEntity),
        rows: async (records, fields) =>
          (await import('./table-rows.js')).recordRows(displayEntity, records, fields, csvRatingScale),
        emptyMessage,
        ...(config.listSummary === undefined ? { countText } : {}),
      },
      options,
    );
    const isTable = (options.format ?? 'table') === 'table' && !session.globals.json;
    if (config.listSummary !== undefined && isTable && process.stdout.isTTY)
      session.note(await config.listSummary(session));
  });
}

interface ShowOptions extends GlobalOptionValues {
  fields?: string;
  template?: string;
}

/** `show`: one record, or several. */
export function showVerb<T extends { id: string }>(config: RecordCommandConfig<T>): Command {
  const { entity, displayEntity = entity, operations, referenceText } = config;
  const command = verbCommand(`show <${entity.collection}...>`, {
    summary: `Show one ${entity.name} or several, named by ${referenceText}`,
    examples: config.examples.show,
  })
    .addOption(fieldsOption(fieldNames(displayEntity)))
    .addOption(templateOption());
  const instead = config.showInstead;
  const insteadOption = instead?.option();
  if (insteadOption !== undefined) command.addOption(insteadOption);
  return withNamesAction<ShowOptions>(command, async (session, options, { names, isTyped }) => {
    const { fields, template } = options;
    const asked = insteadOption && Reflect.get(options, insteadOption.attributeName());
    if (instead !== undefined && typeof asked === 'string') {
      for (const name of names) await instead.print(session, name, asked);
      return;
    }
    const lineOf = template === undefined ? undefined : parseTemplate(template, fieldNames(displayEntity));
    const records: T[] = [];
    for (const name of names) {
      const { result } = await performRecordOperation(config, session, operations.show, { record: name });
      records.push(result.record);
    }
    if (lineOf !== undefined) return session.print(records.map((one) => `${lineOf(one)}\n`).join(''));
    const isOne = isTyped && records.length === 1;
    if (session.globals.json) {
      const chosen = records.map((record) => chosenFields(record, displayEntity, fields));
      return session.printJson(isOne ? chosen[0] : chosen);
    }
    const { blankTexts = {}, computedPairs } = config;
    for (const [i, record] of records.entries()) {
      const extraPairs = computedPairs?.(record) ?? [];
      if (i > 0) await session.print('\n');
      await printRecord(session, record, displayEntity, fields, { extraPairs, blankTexts });
    }
  });
}
