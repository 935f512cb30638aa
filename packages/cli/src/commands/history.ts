import { historyList, historyShow, nameOf } from '@croupier/core';
import type { Command } from 'commander';
import { does, type Globals } from '../session.js';
import { countOption } from '../terminal/options.js';
import {
  asText,
  fieldsOption,
  formatOption,
  type ListOptions,
  printList,
  printPairs,
} from '../terminal/records.js';
import { plain } from '../terminal/width.js';
import { noun, verb } from './verb.js';

const FIELDS = ['id', 'at', 'by', 'operation', 'inserted', 'updated', 'removed', 'subject', 'undoes'];

/** `croupier history`: what changed, when, by whom, by which operation. */
export function command(): Command {
  const command = noun(
    'history',
    {
      summary: 'What changed, when, by whom, by which operation; newest first',
      examples: ['croupier history', 'croupier history list --operation casinos.edit --json'],
    },
    [],
  );
  command.addCommand(list(), { isDefault: true });
  command.addCommand(show());
  return command;
}

interface HistoryOptions extends ListOptions {
  limit?: number;
  offset?: number;
  operation?: string;
}

function list(): Command {
  const command = verb('list', {
    summary: 'List the changes, newest first',
    examples: ['croupier history list --limit 5', 'croupier history list --format ids'],
  })
    .addOption(countOption('--limit <count>', 'at most so many; 20 unless given'))
    .addOption(countOption('--offset <count>', 'leave out so many first'))
    .option('--operation <name>', 'only changes of one operation, such as casinos.import')
    .addOption(formatOption())
    .addOption(fieldsOption(FIELDS));
  return does<HistoryOptions>(command, async (session, options) => {
    const { limit, offset, operation } = options;
    const { result } = await session.perform(historyList, { limit, offset, operation });
    await printList(
      session,
      {
        ...result,
        columns: [
          { head: 'ID', text: ({ id }) => id },
          { head: 'WHEN', text: ({ at }) => at.slice(0, 19).replace('T', ' ') },
          { head: 'BY', text: ({ by }) => by.name },
          { head: 'OPERATION', text: (one) => one.operation },
          { head: 'RECORDS', text: countsOf },
          { head: 'SUBJECT', text: ({ subject }) => subject },
        ],
        fields: FIELDS,
        idOf: ({ id }) => id,
        csv: async (records, fields) => (await import('./record-csv.js')).plainCsv(records, fields ?? FIELDS),
        empty: 'Nothing has changed yet.',
      },
      options,
    );
  });
}

function show(): Command {
  const command = verb('show <id>', {
    summary: 'Show one change, record by record; the first characters of its id are enough',
    examples: ['croupier history show $(croupier history --format ids --limit 1)'],
  });
  return does<Globals>(command, async (session, _options, id) => {
    const { result } = await session.perform(historyShow, { change: id as string });
    const { record } = result;
    if (session.globals.json) return session.printJson(record);
    await printPairs(session, [
      ['Change', record.id],
      ['When', record.at],
      ['By', record.by.name],
      ['Operation', record.operation],
      ['Records', countsOf(record)],
      ...(record.undoes === undefined ? [] : [['Takes back', record.undoes] as const]),
    ]);
    for (const entry of record.entries) {
      const subject = entry.did === 'remove' ? nameOf(entry.before) : entry.id;
      await session.print(`${entry.did} ${entry.in} ${plain(subject)}\n`);
      if (entry.did !== 'update') continue;
      for (const [name, after] of Object.entries(entry.after)) {
        if (name === 'updatedAt') continue;
        await session.print(`  ${name}: ${plain(asText(entry.before[name]))} → ${plain(asText(after))}\n`);
      }
    }
  });
}

function countsOf(change: { inserted: number; updated: number; removed: number }): string {
  const { inserted, updated, removed } = change;
  const parts = [
    inserted > 0 ? `${inserted} added` : '',
    updated > 0 ? `${updated} changed` : '',
    removed > 0 ? `${removed} removed` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
