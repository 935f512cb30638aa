import { stat } from 'node:fs/promises';
import path from 'node:path';
import {
  type ListedMedia,
  MAX_PICTURE_BYTES,
  mediaAdd,
  mediaDelete,
  mediaEdit,
  mediaFetch,
  mediaList,
  mediaReplace,
  type Outcome,
  pictureTooLarge,
} from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../command-line/define-command.js';
import { withDryRun } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import { withList } from '../record-commands/list-show.js';
import {
  type ChangeCommandOptions,
  performOptionsOf,
  withVariadicAction,
} from '../record-commands/record-command-config.js';
import { withNamesAction } from '../record-commands/record-names.js';
import { runChange } from '../record-commands/run-change.js';
import { confirmNames } from '../record-commands/select-records.js';
import type { Session } from '../session.js';
import { printChange } from '../terminal/change-output.js';
import { toSingleLine } from '../terminal/control-characters.js';
import { noChangesProblem, usageProblem } from '../terminal/errors/error-output.js';
import { readBinaryInput } from '../terminal/input/input-file.js';
import { confirmDeletion } from '../terminal/input/prompts.js';

/** `croupier media` with its verbs. */
export function command(): Command {
  return nounCommand(
    'media',
    {
      summary: 'Media: the pictures of the library, served under /media/',
      examples: ['croupier media add fox.png', 'croupier media list --unused'],
    },
    [listVerb(), addVerb(), editVerb(), replaceVerb(), deleteVerb()],
  );
}

const FIELDS = [
  'id',
  'file',
  'title',
  'alt',
  'type',
  'bytes',
  'width',
  'height',
  'focus',
  'replaced',
  'createdAt',
  'url',
  'usedBy',
];

function listVerb(): Command {
  const command = verbCommand('list', {
    summary: 'List the pictures, the newest first',
    examples: ['croupier media list', 'croupier media list --unused --json --fields file,title'],
  })
    .option('--search <words>', 'only those whose title or file name has this in it')
    .option('--unused', 'only those that nothing shows');
  return withList<{ search?: string; unused?: boolean }, ListedMedia>(command, {
    find: async (session, { search, unused }) =>
      (await session.perform(mediaList, { search, unused })).result,
    columns: [
      { heading: 'URL', text: ({ url }) => url },
      { heading: 'TITLE', text: ({ title }) => title },
      { heading: 'PIXELS', text: ({ width, height }) => `${width}×${height}`, isNumber: true },
      { heading: 'KB', text: ({ bytes }) => String(Math.ceil(bytes / 1_000)), isNumber: true },
      { heading: 'USED', text: ({ usedBy }) => String(usedBy.length), isNumber: true },
    ],
    fields: FIELDS,
    emptyMessage: 'No pictures.',
  });
}

type AddedMedia = Omit<ListedMedia, 'usedBy'>;

interface MediaOptions extends ChangeCommandOptions {
  title?: string;
  alt?: string;
  focus?: string;
  url?: string;
}

function addVerb(): Command {
  const command = verbCommand('add [files...]', {
    summary: 'Add pictures: PNG, JPEG, GIF or WebP, at most 10 MB each; prints their addresses',
    examples: [
      'croupier media add fox.png --title "A fox"',
      'croupier media add fox.png --dry-run',
      'croupier casinos edit copper-heron --logo "$(croupier media add fox.png --quiet)"',
    ],
  })
    .option('--title <title>', 'what to call it; the name of its file unless given')
    .option('--alt <text>', 'what it shows, for those who cannot see it')
    .option('--url <address>', 'take the picture from another site, by its https:// address');
  return withVariadicAction<MediaOptions>(withDryRun(command), async (session, options, places) => {
    if (options.url !== undefined) return addFromWeb(session, options.url, options, places);
    if (places.length === 0) throw usageProblem('Name the pictures', 'Give their files, or --url.');
    const files = [];
    for (const place of places) {
      const words = { title: options.title ?? path.basename(place), alt: options.alt };
      files.push({ ...words, content: await readPicture(place) });
    }
    await printAdded(session, await session.perform(mediaAdd, { files }, performOptionsOf(options)), options);
  });
}

async function addFromWeb(
  session: Session,
  url: string,
  options: MediaOptions,
  places: readonly string[],
): Promise<void> {
  if (places.length > 0 || options.title !== undefined || options.alt !== undefined)
    throw usageProblem('--url takes one picture, without --title and --alt', 'Set them with media edit.');
  const outcome = await session.perform(mediaFetch, { addresses: [url] }, performOptionsOf(options));
  await printAdded(session, outcome, options);
}

async function printAdded(
  session: Session,
  outcome: Outcome<{ records: AddedMedia[] }>,
  { dryRun: isDryRun = false }: MediaOptions,
): Promise<void> {
  if (isDryRun && !session.globals.json) return session.print(dryRunText(outcome));
  await printChange(session, outcome, { message: 'Added', isDryRun });
  if (session.globals.json) return;
  await session.print(outcome.result.records.map(({ url }) => `${url}\n`).join(''));
}

/** The pictures that would be added: type, size in bytes, dimensions and path. */
function dryRunText({ changes, result }: Outcome<{ records: readonly AddedMedia[] }>): string {
  const [library] = changes;
  const before = (library?.before?.files ?? []) as readonly { file: string }[];
  const isThere = (file: string) => library === undefined || before.some((one) => one.file === file);
  return result.records
    .map(({ file, title, type, bytes, width, height, url }) => {
      const kind = type.replace('image/', '').toUpperCase();
      const about = `${kind}, ${Math.ceil(bytes / 1_000)} KB, ${width}×${height} pixels`;
      const what = `${toSingleLine(title)}: ${about}, as ${url}\n`;
      return isThere(file) ? `is there already: ${what}` : `would add ${what}`;
    })
    .join('');
}

/** Stops reading a file once it is over the limit. */
async function readPicture(place: string): Promise<Uint8Array> {
  const found = await stat(place).catch(() => undefined);
  const bytes =
    (found?.size ?? 0) > MAX_PICTURE_BYTES ? undefined : await readBinaryInput(place, MAX_PICTURE_BYTES);
  if (bytes !== undefined && bytes.length <= MAX_PICTURE_BYTES) return bytes;
  throw pictureTooLarge(path.basename(place));
}

function editVerb(): Command {
  const command = verbCommand('edit <picture>', {
    summary:
      'Change the title, the alternative text or the focal point of a picture, named by file, title or id',
    examples: [
      'croupier media edit fox.png --alt "A fox at dusk"',
      'croupier media edit fox.png --focus 30,70',
      'croupier media edit fox.png --alt "" --dry-run',
    ],
  })
    .option('--title <title>', 'what to call it')
    .option('--alt <text>', 'what it shows, for those who cannot see it; empty takes it away')
    .option(
      '--focus <x,y>',
      'what stays in sight where it is cut, in percent from left and top; empty: its middle',
    );
  return withAction<MediaOptions>(withDryRun(command), async (session, options, record) => {
    const { title, alt, focus } = options;
    const changes = {
      ...(title === undefined ? {} : { title }),
      ...(alt === undefined ? {} : { alt }),
      ...(focus === undefined ? {} : { focus: parseFocus(focus) }),
    };
    if (Object.keys(changes).length === 0) throw noChangesProblem('Give --title, --alt or --focus.');
    await runChange(session, mediaEdit, { record: String(record), changes }, options, 'Changed');
  });
}

function replaceVerb(): Command {
  const command = verbCommand('replace <picture> <file>', {
    summary: 'Put another picture in the place of one, in everything that shows it; prints its address',
    examples: ['croupier media replace fox.png owl.png', 'croupier media replace fox.png owl.png --dry-run'],
  });
  return withAction<ChangeCommandOptions>(withDryRun(command), async (session, options, record, place) => {
    const file = { title: path.basename(String(place)), content: await readPicture(String(place)) };
    const input = { record: String(record), files: [file] };
    const outcome = await session.perform(mediaReplace, input, performOptionsOf(options));
    const isDryRun = options.dryRun === true;
    await printChange(session, outcome, { message: 'Replaced', isDryRun });
    if (session.globals.json || isDryRun) return;
    await session.print(outcome.result.records.map(({ url }) => `${url}\n`).join(''));
  });
}

function parseFocus(text: string): { x: number; y: number } | null {
  if (text.trim() === '') return null;
  const [, x, y] = /^\s*(\d{1,3})\s*,\s*(\d{1,3})\s*$/.exec(text) ?? [];
  if (Number(x) <= 100 && Number(y) <= 100) return { x: Number(x), y: Number(y) };
  throw usageProblem(
    `'${text}' is no point of a picture`,
    'Give it in percent from left and top: --focus 30,70.',
  );
}

const PICTURES = { name: 'picture', plural: 'pictures' };

function deleteVerb(): Command {
  const command = verbCommand('delete <pictures...>', {
    summary: 'Delete pictures that nothing shows, named by file, title or id',
    examples: ['croupier media delete fox.png --yes', 'croupier media delete fox.png --dry-run'],
  });
  return withNamesAction<ChangeCommandOptions>(withDryRun(command), async (session, options, named) => {
    const records = named.names;
    if (!(await confirmNames(session, named, options, { verb: 'Delete', entity: PICTURES }))) return;
    if (named.isTyped && !options.dryRun && !options.yes) {
      const { result } = await session.perform(mediaDelete, { records }, { dryRun: true });
      for (const { title } of result.records) await confirmDeletion(session, `Delete "${title}"?`);
    }
    await runChange(session, mediaDelete, { records }, options, 'Deleted');
  });
}
