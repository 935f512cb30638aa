import { historyList, historyShow, isProblem, type NamedEntry, type OperationResult } from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../../command-line/define-command.js';
import { withAction } from '../../open-session.js';
import { withList } from '../../record-commands/list-show.js';
import type { GlobalOptionValues, Session } from '../../session.js';
import { toSingleLine } from '../../terminal/control-characters.js';
import { dateText } from '../../terminal/date-text.js';
import { usageProblem } from '../../terminal/errors/error-output.js';
import { formatCell } from '../../terminal/format-cell.js';
import { printPairs, withPageOptions } from '../../terminal/record-output.js';
import {
  CHANGED_FIELD_COLUMNS,
  type ChangedField,
  changedFields,
  type WholeChange,
} from './changed-fields.js';

const FIELDS = [
  'number',
  'id',
  'at',
  'by',
  'operation',
  'inserted',
  'updated',
  'removed',
  'subject',
  'undoes',
];

/** `croupier history`: what changed, when, by whom, by which operation. */
export function command(): Command {
  const command = nounCommand(
    'history',
    {
      summary: 'What changed, when, by whom, by which operation; newest first',
      examples: ['croupier history', 'croupier history list --operation casinos.edit --json'],
    },
    [],
  );
  command.addCommand(listVerb(), { isDefault: true });
  command.addCommand(showVerb());
  return command;
}

interface HistoryOptions {
  operation?: string;
  by?: string;
  since?: string;
  record?: string;
}

type ListedChange = OperationResult<'history.list'>['records'][number];

function listVerb(): Command {
  const command = verbCommand('list', {
    summary:
      'List the changes, newest first; as csv or tsv a line for each field that one changed, or with --fields a line for each change',
    examples: [
      'croupier history list --limit 5',
      'croupier history list --by owner --since 7d --record copper-heron',
      'croupier history list --format tsv',
    ],
  });
  withPageOptions(command, 'at most so many; 20 unless given').option(
    '--operation <name>',
    'only changes of one operation, such as casinos.import',
  );
  command
    .option('--by <user>', 'only changes by this user; owner is the owner of the files')
    .option('--since <when>', 'only changes from a day on, such as 2026-01-31, or of the last 7d, 24h or 2w')
    .option('--record <name>', 'only changes of this record, by its slug, name or id');
  return withList<HistoryOptions, ListedChange, Pick<OperationResult<'history.list'>, 'recordIds'>>(command, {
    async find(session, { limit, offset, operation, by, record, since: asked }) {
      const since = asked === undefined ? undefined : parseSince(asked);
      const input = { limit, offset, operation, by, since, record };
      return (await session.perform(historyList, input)).result;
    },
    columns: [
      { heading: 'NO', text: ({ number }) => String(number), isNumber: true, isWhole: true },
      { heading: 'WHEN', text: ({ at }) => dateText(at), isWhole: true },
      { heading: 'BY', text: ({ by }) => by.name },
      { heading: 'OPERATION', text: (one) => one.operation },
      { heading: 'RECORDS', text: countsText },
      { heading: 'SUBJECT', text: ({ subject }) => subject },
    ],
    fields: FIELDS,
    emptyMessage: 'Nothing has changed yet.',
    async rows(changes, fields, session, { recordIds }) {
      const { objectRows } = await import('../../record-commands/table-rows.js');
      if (fields !== undefined) return objectRows(changes.map(flatChange), fields);
      const isWanted = ({ id }: NamedEntry) => recordIds?.includes(id) !== false;
      const changed: ChangedField[] = [];
      for (const change of changes)
        changed.push(...changedFields(await wholeChange(session, change), isWanted));
      return objectRows(changed, CHANGED_FIELD_COLUMNS);
    },
  });
}

/** A change with all that happened; without records where the history no longer has them. */
async function wholeChange(session: Session, change: ListedChange): Promise<WholeChange> {
  try {
    return (await session.perform(historyShow, { change: change.id })).result.record;
  } catch (error) {
    if (isProblem(error) && error.reason === 'history.not-kept') return { ...change, entries: [] };
    throw error;
  }
}

const UNIT_HOURS = { h: 1, d: 24, w: 168 } as const;

/** The moment that `7d` or a day means, in UTC; a day begins where the person is. Problem: `usage`. */
function parseSince(text: string, now = Date.now()): string {
  const [, count, unit] = /^(\d{1,5})([hdw])$/.exec(text) ?? [];
  if (count !== undefined) {
    const hours = Number(count) * UNIT_HOURS[unit as keyof typeof UNIT_HOURS];
    return new Date(now - hours * 3_600_000).toISOString();
  }
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const moment = new Date(isDay ? `${text}T00:00:00` : text);
  if (/^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(moment.getTime())) return moment.toISOString();
  throw usageProblem(`--since must be a day or a span, not '${text}'`, 'Give it as 2026-01-31, 7d or 24h.');
}

function showVerb(): Command {
  const command = verbCommand('show <id>', {
    summary:
      'Show one change, record by record, named by its number, its id, or the first characters of its id',
    examples: ['croupier history show 1', 'croupier history show $(croupier history --format ids --limit 1)'],
  });
  return withAction<GlobalOptionValues>(command, async (session, _options, id) => {
    const { result } = await session.perform(historyShow, { change: id as string });
    const { record } = result;
    if (session.globals.json) return session.printJson(record);
    await printPairs(session, [
      ['Change', String(record.number)],
      ['Id', record.id],
      ['When', record.at],
      ['By', record.by.name],
      ['Operation', record.operation],
      ['Records', countsText(record)],
      ...(record.undoes === undefined ? [] : [['Takes back', [record.undoes].flat().join(', ')] as const]),
    ]);
    for (const entry of record.entries) {
      await session.print(`${entry.did} ${entry.in} ${toSingleLine(entry.name)}\n`);
      if (entry.did !== 'update') continue;
      for (const [name, after] of Object.entries(entry.after)) {
        if (name === 'updatedAt') continue;
        await session.print(
          `  ${name}: ${toSingleLine(formatCell(entry.before[name]))} → ${toSingleLine(formatCell(after))}\n`,
        );
      }
    }
  });
}

/** A change with a text in each cell: who made it by name, and the changes that it takes back as a list. */
function flatChange(change: object): object {
  const { by, undoes, ...others } = change as { by?: { name: string }; undoes?: unknown };
  return { ...others, by: by?.name, undoes: [undoes ?? []].flat() };
}

function countsText(change: { inserted: number; updated: number; removed: number }): string {
  const { inserted, updated, removed } = change;
  const parts = [
    inserted > 0 ? `${inserted} added` : '',
    updated > 0 ? `${updated} changed` : '',
    removed > 0 ? `${removed} removed` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
