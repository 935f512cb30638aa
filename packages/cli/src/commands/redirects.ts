import {
  messages,
  type NumberedRedirect,
  redirect,
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
import { does } from '../session.js';
import { printChange } from '../terminal/changes.js';
import { usage } from '../terminal/failure.js';
import { choiceOption, countOption, withDryRun } from '../terminal/options.js';
import { fieldNames, fieldsOption, formatOption, type ListOptions, printList } from '../terminal/records.js';
import { fileVerbs, type RecordFiles } from './record-files.js';
import { showVerb } from './record-look.js';
import { deleteVerb, markVerb } from './record-mark.js';
import { type ChangeOptions, perform, type RecordNoun, wishesOf } from './record-noun.js';
import { addVerb, editVerb } from './record-write.js';
import { missingVerb, testVerb, withHosts } from './redirects-look.js';
import { noun, verb } from './verb.js';

type Row = NumberedRedirect & { position?: number };

interface RedirectQuery {
  search?: string;
  match?: 'exact' | 'prefix' | 'regex';
  status?: 'enabled' | 'disabled';
}

const redirects: RecordNoun<Row> = {
  entity: redirect,
  operations: {
    list: redirectsList,
    show: redirectsShow,
    add: redirectsAdd,
    edit: redirectsEdit,
    delete: redirectsDelete,
  } as unknown as RecordNoun<Row>['operations'],
  columns: [
    { head: '#', text: ({ position }) => String(position), isNumber: true },
    { head: 'SOURCE', text: ({ source, regex }) => regex ?? source },
    { head: 'TARGET', text: ({ target }) => target },
    { head: 'MATCH', text: ({ match }) => match },
    { head: 'SENDS', text: ({ permanent }) => (permanent ? '301' : '302') },
    { head: 'STATUS', text: ({ enabled }) => (enabled ? 'enabled' : 'disabled') },
  ],
  scale: 10,
  empty: messages.redirect.empty,
  query: {
    add: (command) =>
      command
        .option('--search <words>', 'only those whose source or target has these words')
        .addOption(choiceOption('--match <match>', 'only those of this kind', ['exact', 'prefix', 'regex']))
        .addOption(choiceOption('--status <status>', 'only those', ['enabled', 'disabled'])),
    of: ({ search, match, status }: RedirectQuery) => ({ search, match, status }),
  },
  namedBy: 'its source, id, or the first characters of its id',
  hint: '--target /best-casinos',
  asked: [
    { field: 'source', question: 'Source', message: messages.redirect.sourceRequired },
    { field: 'target', question: 'Target', message: messages.redirect.targetRequired },
    { field: 'match', question: 'Match (exact, prefix, regex)' },
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

const files: RecordFiles = {
  plural: 'redirects',
  many: 'redirects',
  operations: { import: redirectsImport, export: redirectsExport, template: redirectsTemplate },
  short: 'the columns of the template',
  standIn: 'permanent=false',
  identity: 'a redirect with its source and match',
  isStarred: false,
  query: redirects.query,
  examples: {
    import: [
      'croupier redirects export --full | croupier redirects import - --on-conflict update',
      'croupier redirects export | croupier redirects import - --on-conflict skip --dry-run',
    ],
    export: [
      'croupier redirects export --output redirects.csv',
      'croupier redirects export --full --format ndjson | head -1',
      'croupier redirects export --host nginx --output redirects.conf',
    ],
    template: [
      'croupier redirects template',
      'croupier redirects template --full --output new-redirects.csv',
    ],
  },
};

/** `croupier redirects` with all its verbs. */
export function command(typed?: readonly string[]): Command {
  const isTyped = (verb: string) => typed === undefined || typed.includes(verb);
  const mark = (operation: unknown, word: string, summary: string, did: string) =>
    markVerb(redirects, operation as RecordNoun<Row>['operations']['delete'], {
      word,
      summary,
      did,
      example: '/old-reviews',
    });
  const [importing, exporting, template] = fileVerbs(files) as [Command, Command, Command];
  return noun(
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
      showVerb(redirects),
      addVerb(redirects, isTyped('add')),
      editVerb(redirects, isTyped('edit')),
      mark(redirectsEnable, 'enable', 'Let redirects apply', 'Enabled'),
      mark(redirectsDisable, 'disable', 'Let redirects rest; they keep their place', 'Disabled'),
      moveVerb(),
      deleteVerb(redirects),
      testVerb(),
      missingVerb(),
      importing,
      withHosts(exporting, files),
      template,
    ],
  );
}

interface RedirectListOptions extends ListOptions, RedirectQuery {
  limit?: number;
  offset?: number;
}

/** `list`: newest first; the number is the place in the order in which they apply. */
function listVerb(): Command {
  const fields = ['position', ...fieldNames(redirect)];
  const command = verb('list', {
    summary: 'List redirects, newest first; # tells in which order they apply',
    examples: redirects.examples.list,
  });
  redirects.query
    .add(command)
    .addOption(countOption('--limit <count>', 'at most so many'))
    .addOption(countOption('--offset <count>', 'leave out so many first'))
    .addOption(formatOption())
    .addOption(fieldsOption(fields));
  return does<RedirectListOptions>(command, async (session, options) => {
    const { limit, offset, search, match, status } = options;
    const { result } = await session.perform(redirectsList, { search, match, status, limit, offset });
    await printList<Row>(
      session,
      {
        ...result,
        columns: redirects.columns,
        fields,
        idOf: ({ id }) => id,
        async csv(records, named) {
          const { plainCsv, recordCsv } = await import('./record-csv.js');
          return named?.includes('position')
            ? plainCsv(records, named)
            : recordCsv(redirect, records, named, redirects.scale);
        },
        empty: redirects.empty,
      },
      options,
    );
  });
}

function moveVerb(): Command {
  const command = verb('move <redirect> <to>', {
    summary: 'Move a redirect in the order in which they apply: up, down, or to a number of the list',
    examples: ['croupier redirects move /old-reviews up', 'croupier redirects move /old-reviews 1 --dry-run'],
  });
  withDryRun(command);
  return does<ChangeOptions>(command, async (session, options, record, to) => {
    const input = { record: record as string, to: placeOf(to as string) };
    const outcome = await perform(redirects, session, redirectsMove, input, wishesOf(options));
    await printChange(session, outcome, { did: 'Moved', isDry: options.dryRun === true });
  });
}

function placeOf(word: string): 'up' | 'down' | number {
  if (word === 'up' || word === 'down') return word;
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw usage(`'${word}' is no place to move to`, 'Say up, down, or a number of the list, counted from 1.');
}
