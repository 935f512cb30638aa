import type { Command } from 'commander';
import { does, type Globals } from '../session.js';
import { countOption } from '../terminal/options.js';
import {
  fieldNames,
  fieldsOption,
  formatOption,
  type ListOptions,
  printList,
  printRecord,
} from '../terminal/records.js';
import { perform, type RecordNoun } from './record-noun.js';
import { verb } from './verb.js';

interface RecordListOptions extends ListOptions, Record<string, unknown> {
  limit?: number;
  offset?: number;
}

/** `list`: the records that its options ask for, in any of the shapes. */
export function listVerb<T extends { id: string }>(noun: RecordNoun<T>): Command {
  const { entity, shown = entity, query, columns, empty, scale } = noun;
  const command = verb('list', { summary: `List ${entity.plural}`, examples: noun.examples.list });
  query
    .add(command)
    .addOption(countOption('--limit <count>', 'at most so many'))
    .addOption(countOption('--offset <count>', 'leave out so many first'))
    .addOption(formatOption())
    .addOption(fieldsOption(fieldNames(shown)));
  return does<RecordListOptions>(command, async (session, options) => {
    const { limit, offset } = options;
    const { result } = await session.perform(noun.operations.list, { ...query.of(options), limit, offset });
    await printList<T>(
      session,
      {
        ...result,
        columns,
        fields: fieldNames(shown),
        idOf: ({ id }) => id,
        csv: async (records, fields) =>
          (await import('./record-csv.js')).recordCsv(shown, records, fields, scale),
        empty,
      },
      options,
    );
    const isTable = (options.format ?? 'table') === 'table' && !session.globals.json;
    if (noun.summed !== undefined && isTable && process.stdout.isTTY)
      session.note(await noun.summed(session));
  });
}

/** `show`: one record. */
export function showVerb<T extends { id: string }>(noun: RecordNoun<T>): Command {
  const { entity, shown = entity, operations, namedBy } = noun;
  const command = verb(`show <${entity.name}>`, {
    summary: `Show one ${entity.name}, named by ${namedBy}`,
    examples: noun.examples.show,
  }).addOption(fieldsOption(fieldNames(shown)));
  return does<Globals & { fields?: string }>(command, async (session, { fields }, name) => {
    const { result } = await perform(noun, session, operations.show, { record: name });
    await printRecord(session, result.record, shown, fields, noun.beside?.(result.record));
  });
}
