import { type MissingAddress, redirectsMissing } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withList } from '../../record-commands/list-show.js';
import { dateText } from '../../terminal/date-text.js';
import { withPageOptions } from '../../terminal/record-output.js';

const MISSING_FIELDS = ['path', 'count', 'last', 'referrer', 'suggestion'];

/** `missing`: addresses that visitors asked for and that do not exist. */
export function missingVerb(): Command {
  const command = verbCommand('missing', {
    summary: 'List addresses that visitors asked for in vain, most wanted first, with what may be meant',
    examples: ['croupier redirects missing', 'croupier redirects missing --limit 10 --json'],
  });
  withPageOptions(command, 'at most so many; 100 unless given');
  return withList<object, MissingAddress>(command, {
    find: async (session, { limit, offset }) =>
      (await session.perform(redirectsMissing, { limit, offset })).result,
    columns: [
      { heading: 'ADDRESS', text: ({ path }) => path },
      { heading: 'TIMES', text: ({ count }) => String(count), isNumber: true },
      { heading: 'LAST', text: ({ last }) => dateText(last) },
      { heading: 'PERHAPS', text: ({ suggestion = '' }) => suggestion },
    ],
    fields: MISSING_FIELDS,
    idOf: ({ path }) => path,
    emptyMessage: 'Nobody has asked for an address that is not there.',
  });
}
