import type { ParamsOf, Problem, ProblemReason } from '@croupier/core';
import { shellWord } from '../shell-word.js';
import { warningText } from './warnings.js';

type NextSteps = { [R in ProblemReason]?: (params: ParamsOf<R>) => string };

/** What to type next, by the reason of a problem. Options and commands are named here, not in the core. */
export const NEXT_STEPS = {
  'access.sign-in-required': () =>
    'Make a token where the store is, with croupier tokens add NAME, and give it as CROUPIER_TOKEN, or keep it: croupier sites add NAME https://…',
  'account.none': () => 'Say whose it is: --as USER. The owner of the files needs none.',
  'backup.store-damaged': () =>
    'A backup of it would keep the damage. croupier doctor says what is wrong; nothing was written.',
  'database.no-store': () => 'croupier init makes one there, with the same address.',
  'disk.path-gone': () => 'Put the folder back, or make a new store with croupier init.',
  'disk.read-only': () => 'Make it writable, or name another store with --store. The store is as it was.',
  'draft.not-found': () => 'croupier drafts list shows every one.',
  'draft.contested': ({ refs }) =>
    `croupier drafts show ${shellWord(refs[0] ?? '')} shows both; save what stays with --set, or discard the draft.`,
  'embed.casino-inactive': ({ slug }) => `croupier casinos activate ${slug} makes it visible.`,
  'embed.frame-holds-one': () => 'Take --as element, html or react, or name one casino alone.',
  'embed.nothing-named': () =>
    'croupier embed SLUG, croupier embed SLUG SLUG, or croupier embed --toplist "sort=-rating".',
  'file.column-twice': ({ field, name }) =>
    `Take one out, or say which to read: --map ${shellWord(`${name}=${field}`)}.`,
  'file.json-array': () => 'Say --input-format json.',
  'file.json-as-table': () => 'Say --input-format json, or ndjson.',
  'file.nul-byte': () => 'Save it as CSV in UTF-8, or name its encoding: --encoding utf-16le.',
  'file.too-many-columns': () =>
    'Take out the columns that are not needed, or name the delimiter with --delimiter.',
  'file.workbook': () =>
    'Say --input-format xlsx, or save the sheet as CSV (UTF-8) in the spreadsheet program.',
  'file.wrong-encoding': () => 'Save the file as UTF-8, or name its encoding: --encoding windows-1252.',
  'change.stale': () =>
    'Look at what is there now and make your change again, or save yours all the same with --force.',
  'history.end-damaged': () =>
    'Name the change to undo: croupier undo ID. croupier history lists those that are in order.',
  'import.changed-since': () =>
    'Export again and repeat your changes there, or overwrite what changed with --force.',
  'file.sheet-not-found': ({ sheets: [first] }) => `Name one of them: --sheet ${shellWord(first ?? '')}.`,
  'import.columns-missing': ({ missing, header, proposed }) => {
    const near = proposed.filter(({ reason }) => reason === 'column.unknown');
    const other = missing.find((name) => near.every(({ params }) => params.field !== name));
    const advice =
      other === undefined
        ? []
        : [
            `Name the column that it is in, --map "Its heading=${other}", or a value for all rows, --default ${other}=…`,
          ];
    return [`Its columns are ${header.join(', ')}`, ...proposed.map(warningText), ...advice].join('\n');
  },
  'import.delimiter-unknown': () => 'If its cells are divided by |, say --delimiter "|".',
  'import.header-unknown': ({ header }) =>
    `Its first line is read as the header: ${header.join(', ')}. Leave out what stands above it with --skip-lines 1; name the columns with --columns if it has none.`,
  'import.merge-without-update': () => '--merge-lists goes with --on-conflict update.',
  'register.not-found': () => 'croupier registers list shows every one.',
  'register.older-list': () => 'If the older list is the right one, take it with --force.',
  'register.columns-missing': ({ header }) =>
    `Its first line is read as the header: ${header.join(', ')}. Say which column has the domains, --map "Its heading=domain"; leave out what stands above it with --skip-lines 1.`,
  'register.nothing-listed': () => 'Say which column has the domains: --map "Its heading=domain".',
  'source.not-found': () => 'croupier sources list shows every one.',
  'source.too-much-gone': () =>
    'Look whether the file is whole. If it is, allow a larger share with --max-removed.',
  'site-folder.changed-since': () =>
    'Export again and repeat your changes there, or overwrite what changed with --force.',
  'source.older-file': () => 'If the source is so again, take it with --force.',
  'source.rows-without-key': () => 'Mend them, or import without --mirror.',
  'source.key-needed': () => 'Say what names the record of a row: --key id, a field, or column:NAME.',
  'import.rows-exist': () =>
    'Leave them as they are with --on-conflict skip, or change them with --on-conflict update.',
  'import.rows-invalid': () => 'Mend them, or import the good rows alone: --skip-invalid --rejects FILE.',
  'media.ambiguous': () => 'croupier media list shows the file of every picture.',
  'media.not-found': () => 'croupier media list shows the file of every picture.',
  'menu-item.ambiguous': ({ menus }) =>
    menus.length > 1
      ? 'Say which menu: --menu header or --menu footer.'
      : 'Give the id, which croupier menus list --json shows.',
  'menu.has-items': ({ menu }) => `croupier menus list --menu ${menu} shows them.`,
  'menu-item.not-found': () => 'croupier menus list shows every item.',
  'passwords.unavailable': () => 'Do this where the store is: in the terminal, or on the server.',
  'import-run.ambiguous': () => 'Name one by its whole id: croupier imports list --format ids',
  'import-run.not-found': () => 'croupier imports list shows every one.',
  'profile.not-found': () => 'croupier profiles list shows every one.',
  'record.ambiguous-name': ({ collection }) =>
    `Give the id, which croupier ${collection} list --format ids shows.`,
  'record.not-found': ({ collection, noun }) => `croupier ${collection} list shows every ${noun}.`,
  'redirect.ambiguous': () => 'Name one by its id: croupier redirects list --fields id,source,target',
  'site.no-build-folder': () => 'Start it with croupier serve --build-out DIR.',
  'schema.not-found': () => 'croupier schema lists what there is.',
  'section.not-found': () => 'croupier homepage sections list shows every section.',
  'setting.not-found': () => 'croupier settings list shows every setting.',
  'site.base-url-missing': () =>
    'Give it with --base-url https://guide.example, or set it for good: croupier settings set --site-base-url URL',
  'slug.empty': () => 'Name it with --slug.',
  'slug.reserved': () => 'Name another with --slug.',
  'store.folder-missing': ({ folder }) => storeElsewhere(folder),
  'store.not-a-store': ({ folder }) => storeElsewhere(folder),
  'store.not-found': () => 'croupier init makes one; --store names one that is elsewhere.',
  'store.text-damaged': () =>
    'croupier doctor names every damaged file. Take it back from version control or a backup.',
  'store-file.repairable': () =>
    'croupier doctor --fix repairs it and keeps a copy of the file; croupier doctor says how. Nothing was written to it.',
  'styles.no-versions': () => 'croupier styles history numbers the versions.',
  'styles.version-not-found': () => 'croupier styles history numbers the versions.',
  'history.ambiguous': () => 'croupier history lists the changes that are kept.',
  'history.not-found': () => 'croupier history lists the changes that are kept.',
  'history.not-kept': () => 'croupier history lists the changes that are kept.',
  'token.refused': () => 'Make another where the store is: croupier tokens add NAME --user USER',
  'token.user-missing': () => 'Name the user: --user USER. croupier users list shows everyone.',
  'token.name-taken': ({ name }) =>
    `Choose another name, or end that one first: croupier tokens delete ${shellWord(name)}`,
  'view.not-found': () => 'croupier views list shows every one.',
  'view.ambiguous': () =>
    'Say the list, --list casinos, or name one by its whole id: croupier views list --json',
  'redo.nothing': () => 'croupier undo takes a change back.',
  'redo.not-undone': ({ number }) => `croupier undo ${number} takes it back.`,
  'undo.already-undone': ({ number }) => `croupier redo ${number} brings it back.`,
  'undo.blocked': ({ number }) => `Undo that one first: croupier undo ${number}`,
  'undo.change-and-steps': () => 'Give the change or --steps.',
  'undo.nothing-left': () => 'croupier redo brings back what was taken back last.',
  'undo.secret': ({ operation, subject, before }) => {
    const another = nextSecret(operation, subject);
    if (before === undefined) return `${another}.`;
    return `${another}. The change before it can be: croupier undo ${before.number} (${before.operation}: ${before.subject}).`;
  },
  'undo.too-many-steps': () => 'croupier history lists the changes that are kept.',
  'user.inactive': () => 'Act as an active user, or leave --as out to act as the owner of the files.',
  'user.last-admin': () => 'Make someone else an admin first: croupier users edit NAME --role admin',
  'user.not-found': () => 'croupier users list shows every user.',
} as const satisfies NextSteps;

/** What can be done in place of taking a password or a token back. */
function nextSecret(operation: string, subject: string): string {
  if (operation === 'tokens.add') return 'End it: croupier tokens delete NAME';
  if (operation === 'tokens.delete') return 'Make another: croupier tokens add NAME';
  return `Set another: croupier users set-password ${operation === 'store.restore' ? 'NAME' : shellWord(subject)}`;
}

/** The hint under a problem. A near match says more than a command does; a command says more than the core's own hint. */
export function nextStep({ reason, params, hint }: Problem): string | undefined {
  if (reason === undefined || params.suggestion !== undefined) return hint;
  const steps: NextSteps = NEXT_STEPS;
  const step = steps[reason] as ((params: Problem['params']) => string) | undefined;
  return step?.(params) ?? hint;
}

function storeElsewhere(folder: string): string {
  return `croupier init ${shellWord(folder)} makes a store there; --store names one that is elsewhere.`;
}
