import { operations } from '@croupier/core';
import type { Command } from 'commander';
import { does } from '../session.js';
import { asText, fieldsOption, formatOption, type ListOptions, printList } from '../terminal/records.js';
import { verb } from './verb.js';

const FIELDS = ['name', 'kind', 'summary', 'command', 'roles', 'input'];

/** `croupier operations`: all that can be done, by whom, with what. */
export function command(): Command {
  const command = verb('operations', {
    summary: 'Every operation with its roles and input; --json has the schema of each input',
    examples: ['croupier operations', 'croupier operations --json --fields name,roles'],
  })
    .addOption(formatOption())
    .addOption(fieldsOption(FIELDS));
  return does<ListOptions>(command, async (session, options) => {
    const { result } = await session.performAnywhere(operations.operationsList, {});
    await printList(
      session,
      {
        records: result.records,
        total: result.records.length,
        columns: [
          { head: 'OPERATION', text: ({ name }) => name },
          { head: 'KIND', text: ({ kind }) => kind },
          { head: 'ROLES', text: ({ roles }) => asText(roles) },
          { head: 'COMMAND', text: (one) => (one.command === undefined ? '' : `croupier ${one.command}`) },
          { head: 'SUMMARY', text: ({ summary }) => summary },
        ],
        fields: FIELDS,
        idOf: ({ name }) => name,
        csv: async (records, fields) => (await import('./record-csv.js')).plainCsv(records, fields ?? FIELDS),
        empty: 'No operations.',
      },
      options,
    );
  });
}
