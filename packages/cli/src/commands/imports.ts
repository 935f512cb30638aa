import { type ImportRun, importsList, importsShow } from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../command-line/define-command.js';
import { countOption } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import { withList } from '../record-commands/list-show.js';
import { countsText, runText } from './sources.js';

const FIELDS = ['id', 'source', 'sourceName', 'file', 'digest', 'rows', 'rowCounts', 'by', 'createdAt'];

/** `croupier imports` with its verbs. */
export function command(): Command {
  const words = {
    summary: 'The imports of sources: when, which file, and what each did',
    examples: ['croupier imports list', 'croupier imports list --source partners --json'],
  };
  return nounCommand('imports', words, [listVerb(), showVerb()]);
}

type ListedRun = ImportRun & { sourceName: string | null };

interface ImportsListOptions {
  source?: string;
  limit?: number;
}

function listVerb(): Command {
  const command = verbCommand('list', {
    summary: 'List the imports of sources, the newest first',
    examples: ['croupier imports list', 'croupier imports list --source partners --limit 5'],
  })
    .option('--source <name>', 'only those of this source')
    .addOption(countOption('--limit <count>', 'at most so many; 50 unless given'));
  return withList<ImportsListOptions, ListedRun>(command, {
    find: async (session, { source, limit }) =>
      (await session.perform(importsList, { source, limit })).result,
    columns: [
      { heading: 'IMPORT', text: ({ id }) => id.slice(0, 13) },
      { heading: 'SOURCE', text: ({ sourceName }) => sourceName ?? '' },
      { heading: 'WHEN', text: ({ createdAt }) => createdAt },
      { heading: 'FILE', text: ({ file }) => file ?? '' },
      { heading: 'ROWS', text: ({ rows }) => String(rows) },
      { heading: 'DID', text: ({ rowCounts }) => countsText(rowCounts) },
    ],
    fields: FIELDS,
    emptyMessage: 'No imports of sources.',
  });
}

function showVerb(): Command {
  const command = verbCommand('show <import>', {
    summary: 'Show one import of a source',
    examples: ['croupier imports list --limit 1 --format ids | xargs croupier imports show'],
  });
  return withAction(command, async (session, _options, record) => {
    const { result } = await session.perform(importsShow, { record: record ?? '' });
    if (session.globals.json) return session.printJson(result);
    await session.print(`${result.sourceName ?? result.source}  ${runText(result)}\n`);
  });
}
