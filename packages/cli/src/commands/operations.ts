import { operations } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { withAction } from '../session.js';
import {
  fieldsOption,
  formatCell,
  formatOption,
  type ListOptions,
  printList,
} from '../terminal/record-output.js';

const FIELDS = ['name', 'kind', 'summary', 'command', 'roles', 'input'];

/** `croupier operations`: all that can be done, by whom, with what. */
export function command(): Command {
  const command = verbCommand('operations', {
    summary: 'Every operation with its roles and input; --json has the schema of each input',
    examples: ['croupier operations', 'croupier operations --json --fields name,roles'],
  })
    .addOption(formatOption())
    .addOption(fieldsOption(FIELDS));
  return withAction<ListOptions>(command, async (session, options) => {
    const { result } = await session.performWithoutStore(operations.operationsList, {});
    await printList(
      session,
      {
        records: result.records,
        total: result.records.length,
        columns: [
          { heading: 'OPERATION', text: ({ name }) => name },
          { heading: 'KIND', text: ({ kind }) => kind },
          { heading: 'ROLES', text: ({ roles }) => formatCell(roles) },
          { heading: 'COMMAND', text: (one) => (one.command === undefined ? '' : `croupier ${one.command}`) },
          { heading: 'SUMMARY', text: ({ summary }) => summary },
        ],
        fields: FIELDS,
        idOf: ({ name }) => name,
        csv: async (records, fields) =>
          (await import('../record-commands/csv.js')).objectsToCsv(records, fields ?? FIELDS),
        emptyMessage: 'No operations.',
      },
      options,
    );
  });
}
