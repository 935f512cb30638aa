import {
  messages,
  type NumberedRedirect,
  redirect,
  redirectQuery,
  redirectsAdd,
  redirectsDelete,
  redirectsDisable,
  redirectsEdit,
  redirectsEnable,
  redirectsExport,
  redirectsImport,
  redirectsList,
  redirectsMove,
  redirectsShow,
  redirectsTemplate,
} from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../../command-line/define-command.js';
import { withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import { addVerb, editVerb } from '../../record-commands/add-edit.js';
import { bulkActionVerb, deleteVerb } from '../../record-commands/bulk-actions.js';
import { importExportVerbs } from '../../record-commands/import-export.js';
import { showVerb, withList } from '../../record-commands/list-show.js';
import { parsePosition } from '../../record-commands/position.js';
import { queryOptions } from '../../record-commands/query/query-options.js';
import { importExportConfig } from '../../record-commands/record-command.js';
import type {
  ChangeCommandOptions,
  RecordCommandConfig,
} from '../../record-commands/record-command-config.js';
import { runRecordChange } from '../../record-commands/run-change.js';
import { withWhere } from '../../record-commands/select-records.js';
import { fieldNames, withPageOptions } from '../../terminal/record-output.js';
import { withHostOption } from './host-option.js';
import { missingVerb } from './missing-addresses.js';
import { testVerb } from './test-address.js';

type RedirectRow = NumberedRedirect & { position?: number };

const redirectsConfig: RecordCommandConfig<RedirectRow> = {
  entity: redirect,
  operations: {
    list: redirectsList,
    show: redirectsShow,
    add: redirectsAdd,
    edit: redirectsEdit,
    delete: redirectsDelete,
  } as unknown as RecordCommandConfig<RedirectRow>['operations'],
  columns: [
    { heading: '#', text: ({ position }) => String(position), isNumber: true },
    { heading: 'SOURCE', text: ({ source, regex }) => regex ?? source },
    { heading: 'TARGET', text: ({ target }) => target },
    { heading: 'MATCH', text: ({ match }) => match },
    {
      heading: 'SENDS',
      text: ({ target, permanent }) => (target === 'gone' ? '410' : permanent ? '301' : '302'),
    },
    { heading: 'STATUS', text: ({ enabled }) => (enabled ? 'enabled' : 'disabled') },
  ],
  csvRatingScale: 10,
  emptyMessage: messages.redirect.empty,
  query: queryOptions(redirectQuery, 'source or target'),
  referenceText: 'its source, id, or the first characters of its id',
  exampleOption: '--target /best-casinos',
  promptedFields: [
    { field: 'source', question: 'Source', requiredMessage: messages.redirect.sourceRequired },
    { field: 'target', question: 'Target', requiredMessage: messages.redirect.targetRequired },
    { field: 'match', question: 'Match' },
  ],
  examples: {
    list: ['croupier redirects list', 'croupier redirects list --status enabled --match prefix --json'],
    show: ['croupier redirects show /old-reviews', 'croupier redirects show /old-reviews --json'],
    add: [
      'croupier redirects add --source /top-ten --target /best-casinos',
      'croupier redirects add --source /reviews-old --match prefix --target /casino',
      "croupier redirects add --source '^/review-([a-z-]+)\\.php$' --match regex --target '/casino/$1' --dry-run",
    ],
    edit: [
      'croupier redirects edit /old-reviews --target /best-casinos --permanent false',
      'croupier redirects edit /old-reviews --preserve-query false --dry-run',
    ],
    delete: ['croupier redirects delete /old-reviews', 'croupier redirects delete /old-reviews --dry-run'],
  },
};

const files = importExportConfig(redirectsConfig, {
  operations: { import: redirectsImport, export: redirectsExport, template: redirectsTemplate },
  defaultExample: 'permanent=false',
  keyText: 'a redirect with its source and match',
  examples: {
    export: [
      'croupier redirects export --output redirects.csv',
      'croupier redirects export --full --format ndjson | head -1',
      'croupier redirects export --host nginx --output redirects.conf',
    ],
  },
});

/** `croupier redirects` with all its verbs. */
export function command(typed?: readonly string[]): Command {
  const isTyped = (verb: string) => typed === undefined || typed.includes(verb);
  const mark = (operation: unknown, word: string, summary: string, message: string) =>
    bulkActionVerb(redirectsConfig, operation as RecordCommandConfig<RedirectRow>['operations']['delete'], {
      word,
      summary,
      message,
      example: '/old-reviews',
    });
  const [importing, exporting, template] = importExportVerbs(files);
  return nounCommand(
    'redirects',
    {
      summary: 'Redirects: old addresses, and where they lead',
      examples: [
        'croupier redirects add --source /top-ten --target /best-casinos',
        'croupier redirects test /top-ten',
      ],
    },
    [
      listVerb(),
      showVerb(redirectsConfig),
      addVerb(redirectsConfig, isTyped('add')),
      editVerb(redirectsConfig, isTyped('edit')),
      mark(redirectsEnable, 'enable', 'Let redirects apply', 'Enabled'),
      mark(redirectsDisable, 'disable', 'Let redirects rest; they keep their place', 'Disabled'),
      moveVerb(),
      deleteVerb(redirectsConfig),
      testVerb(),
      missingVerb(),
      importing,
      withHostOption(exporting, files),
      template,
    ],
  );
}

interface RedirectListOptions {
  where?: string[];
}

/** `list`: newest first or in order; the number is the place in the order in which they apply. */
function listVerb(): Command {
  const fields = ['position', ...fieldNames(redirect)];
  const command = verbCommand('list', {
    summary: 'List redirects, newest first or in order; # tells in which order they apply',
    examples: redirectsConfig.examples.list,
  });
  redirectsConfig.query.add(command);
  withWhere(command);
  withPageOptions(command);
  return withList<RedirectListOptions, RedirectRow>(command, {
    async find(session, options) {
      const { limit, offset, where } = options;
      const input = { ...redirectsConfig.query.of(options), where, limit, offset };
      return (await session.perform(redirectsList, input)).result;
    },
    columns: redirectsConfig.columns,
    fields,
    async rows(records, named) {
      const { objectRows, recordRows } = await import('../../record-commands/table-rows.js');
      return named?.includes('position')
        ? objectRows(records, named)
        : recordRows(redirect, records, named, redirectsConfig.csvRatingScale);
    },
    emptyMessage: redirectsConfig.emptyMessage,
  });
}

function moveVerb(): Command {
  const command = verbCommand('move <redirect> <to>', {
    summary: 'Move a redirect in the order in which they apply: up, down, or to a number of the list',
    examples: ['croupier redirects move /old-reviews up', 'croupier redirects move /old-reviews 1 --dry-run'],
  });
  withDryRun(command);
  return withAction<ChangeCommandOptions>(command, async (session, options, record, to) => {
    const input = { record: record as string, to: parsePosition(to as string, POSITION_WORDS) };
    await runRecordChange(redirectsConfig, session, redirectsMove, input, options, 'Moved');
  });
}

const POSITION_WORDS = {
  message: 'is no place to move to',
  hint: 'Say up, down, or a number of the list, counted from 1.',
};
