import {
  messages,
  type Toplist,
  toplist,
  toplistLabels,
  toplistsAdd,
  toplistsDelete,
  toplistsEdit,
  toplistsExport,
  toplistsImport,
  toplistsList,
  toplistsPreview,
  toplistsShow,
  toplistsTemplate,
} from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { choiceOption } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import { recordCommand } from '../record-commands/record-command.js';
import {
  performRecordOperation,
  type RecordCommandConfig,
} from '../record-commands/record-command-config.js';
import type { GlobalOptionValues } from '../session.js';
import { printPairs } from '../terminal/record-output.js';

interface ToplistListQuery {
  search?: string;
  status?: 'active' | 'inactive';
}

const toplistsConfig: RecordCommandConfig<Toplist> = {
  entity: toplist,
  operations: {
    list: toplistsList,
    show: toplistsShow,
    add: toplistsAdd,
    edit: toplistsEdit,
    delete: toplistsDelete,
  },
  columns: [
    { heading: 'SLUG', text: ({ slug }) => slug, cut: 'middle' },
    { heading: 'TITLE', text: ({ title }) => title },
    { heading: 'CASINOS', text: ({ query }) => query },
    { heading: 'STATUS', text: ({ isActive }) => (isActive ? 'active' : 'inactive') },
  ],
  csvRatingScale: 10,
  emptyMessage: 'No toplists.',
  query: {
    add: (command) =>
      command
        .option('--search <words>', 'only those whose title or slug has these words')
        .addOption(choiceOption('--status <status>', 'only those of this status', ['active', 'inactive'])),
    of: ({ search, status }: ToplistListQuery) => ({ search, status }),
  },
  referenceText: 'its slug, id, or the first characters of its id',
  exampleOption: '--order 2',
  promptedFields: [
    { field: 'title', question: 'Title', requiredMessage: toplistLabels.titleRequired },
    { field: 'query', question: 'Casinos, such as payment=paypal&min-score=8' },
  ],
  confirmDelete: ({ title }) => messages.casino.confirmDelete(title),
  examples: {
    list: ['croupier toplists list', 'croupier toplists list --status inactive --json --fields slug,query'],
    show: ['croupier toplists show live', 'croupier toplists show live --json'],
    add: [
      'croupier toplists add --title "Casinos with Visa" --query "payment=visa&min-score=7"',
      'croupier toplists show live --json | croupier toplists add --from - --slug live-too --dry-run',
    ],
    edit: [
      'croupier toplists edit live --query "game=live-dealer&min-score=8"',
      'croupier toplists edit live --order 9 --dry-run',
    ],
    delete: ['croupier toplists delete live --yes', 'croupier toplists delete live --dry-run'],
  },
};

const importExport = {
  operations: { import: toplistsImport, export: toplistsExport, template: toplistsTemplate },
  defaultExample: 'isActive=false',
  keyText: 'the slug',
};

/** `croupier toplists` with all its verbs. */
export function command(typed?: readonly string[]): Command {
  return recordCommand(
    toplistsConfig,
    'Toplists: casinos on a topic, such as those that take PayPal',
    typed,
    {
      files: importExport,
      further: [previewVerb()],
    },
  );
}

/** `preview`: how many casinos a toplist has, or a query would give it, and the first of them. */
function previewVerb(): Command {
  const command = verbCommand('preview [toplist]', {
    summary: 'Count the casinos of a toplist, or of a query before it is saved, and name the first five',
    examples: [
      'croupier toplists preview live',
      'croupier toplists preview --query "payment=paypal&min-score=8" --json',
    ],
  }).option('--query <query>', 'as if this were its query');
  return withAction<GlobalOptionValues & { query?: string }>(command, async (session, { query }, record) => {
    const input = { record, query };
    const { result } = await performRecordOperation(toplistsConfig, session, toplistsPreview, input);
    if (session.globals.json) return session.printJson(result);
    await printPairs(session, [
      ['Casinos', String(result.count)],
      ...result.records.map(({ name, rating }, i) => [String(i + 1), nameAndScore(name, rating)] as const),
    ]);
  });
}

function nameAndScore(name: string, rating: number | undefined): string {
  return rating === undefined ? name : `${name} (${rating})`;
}
