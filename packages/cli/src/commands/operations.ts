import { type OperationResult, operations } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { withList } from '../record-commands/list-show.js';
import { formatCell } from '../terminal/format-cell.js';

const FIELDS = ['name', 'kind', 'summary', 'command', 'roles', 'input'];

/** `croupier operations`: all that can be done, by whom, with what. */
export function command(): Command {
  const command = verbCommand('operations', {
    summary: 'Every operation with its roles and input; --json has the schema of each input',
    examples: ['croupier operations', 'croupier operations --json --fields name,roles'],
  });
  return withList<object, OperationResult<'operations.list'>['records'][number]>(command, {
    async find(session) {
      const { records } = (await session.performWithoutStore(operations['operations.list'], {})).result;
      return { records, total: records.length };
    },
    columns: [
      { heading: 'OPERATION', text: ({ name }) => name },
      { heading: 'KIND', text: ({ kind }) => kind },
      { heading: 'ROLES', text: ({ roles }) => formatCell(roles) },
      { heading: 'COMMAND', text: (one) => (one.command === undefined ? '' : `croupier ${one.command}`) },
      { heading: 'SUMMARY', text: ({ summary }) => summary },
    ],
    fields: FIELDS,
    idOf: ({ name }) => name,
    emptyMessage: 'No operations.',
  });
}
