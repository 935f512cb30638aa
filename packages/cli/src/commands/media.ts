import { stat } from 'node:fs/promises';
import path from 'node:path';
import {
  HEAVIEST_PICTURE,
  type ListedMedia,
  mediaAdd,
  mediaDelete,
  mediaList,
  type Outcome,
  Problem,
} from '@croupier/core';
import type { Command } from 'commander';
import { does } from '../session.js';
import { confirmDeletion } from '../terminal/ask.js';
import { printChange } from '../terminal/changes.js';
import { bytesFrom } from '../terminal/input-file.js';
import { withDryRun } from '../terminal/options.js';
import { fieldsOption, formatOption, type ListOptions, printList } from '../terminal/records.js';
import { plain } from '../terminal/width.js';
import { type ChangeOptions, doesToSeveral, wishesOf } from './record-noun.js';
import { noun, verb } from './verb.js';

/** `croupier media` with its verbs. */
export function command(): Command {
  return noun(
    'media',
    {
      summary: 'Media: the pictures of the library, served under /media/',
      examples: ['croupier media add fox.png', 'croupier media list --unused'],
    },
    [listVerb(), addVerb(), deleteVerb()],
  );
}

const FIELDS = ['id', 'file', 'title', 'type', 'bytes', 'width', 'height', 'createdAt', 'url', 'usedBy'];

interface MediaListOptions extends ListOptions {
  search?: string;
  unused?: boolean;
}

function listVerb(): Command {
  const command = verb('list', {
    summary: 'List the pictures, the newest first',
    examples: ['croupier media list', 'croupier media list --unused --json --fields file,title'],
  })
    .option('--search <words>', 'only those whose title has this in it')
    .option('--unused', 'only those that nothing shows')
    .addOption(formatOption())
    .addOption(fieldsOption(FIELDS));
  return does<MediaListOptions>(command, async (session, options) => {
    const { search, unused } = options;
    const { result } = await session.perform(mediaList, { search, unused });
    await printList<ListedMedia>(
      session,
      {
        ...result,
        columns: [
          { head: 'URL', text: ({ url }) => url },
          { head: 'TITLE', text: ({ title }) => title },
          { head: 'PIXELS', text: ({ width, height }) => `${width}×${height}`, isNumber: true },
          { head: 'KB', text: ({ bytes }) => String(Math.ceil(bytes / 1_000)), isNumber: true },
          { head: 'USED', text: ({ usedBy }) => String(usedBy.length), isNumber: true },
        ],
        fields: FIELDS,
        idOf: ({ id }) => id,
        csv: async (records, fields) => (await import('./record-csv.js')).plainCsv(records, fields ?? FIELDS),
        empty: 'No pictures.',
      },
      options,
    );
  });
}

type Added = Omit<ListedMedia, 'usedBy'>;

interface AddOptions extends ChangeOptions {
  title?: string;
}

function addVerb(): Command {
  const command = verb('add <files...>', {
    summary: 'Add pictures: PNG, JPEG, GIF or WebP, at most 10 MB each; prints their addresses',
    examples: [
      'croupier media add fox.png --title "A fox"',
      'croupier media add fox.png --dry-run',
      'croupier casinos edit copper-heron --logo "$(croupier media add fox.png --quiet)"',
    ],
  }).option('--title <title>', 'what to call it; the name of its file unless given');
  return doesToSeveral<AddOptions>(withDryRun(command), async (session, options, places) => {
    const files = [];
    for (const place of places) {
      files.push({ title: options.title ?? path.basename(place), content: await pictureFrom(place) });
    }
    const outcome = await session.perform(mediaAdd, { files }, wishesOf(options));
    const isDry = options.dryRun === true;
    if (isDry && !session.globals.json) return session.print(addedText(outcome));
    await printChange(session, outcome, { did: 'Added', isDry });
    if (session.globals.json) return;
    await session.print(outcome.result.records.map(({ url }) => `${url}\n`).join(''));
  });
}

/** What would be added: of each picture its type, weight, measures and address. */
function addedText({ changes, result }: Outcome<{ records: readonly Added[] }>): string {
  const [library] = changes;
  const before = (library?.before?.files ?? []) as readonly { file: string }[];
  const isThere = (file: string) => library === undefined || before.some((one) => one.file === file);
  return result.records
    .map(({ file, title, type, bytes, width, height, url }) => {
      const kind = type.replace('image/', '').toUpperCase();
      const about = `${kind}, ${Math.ceil(bytes / 1_000)} KB, ${width}×${height} pixels`;
      const what = `${plain(title)}: ${about}, as ${url}\n`;
      return isThere(file) ? `is there already: ${what}` : `would add ${what}`;
    })
    .join('');
}

/** Of what is too heavy no more is read than tells so. */
async function pictureFrom(place: string): Promise<Uint8Array> {
  const found = await stat(place).catch(() => undefined);
  const bytes = (found?.size ?? 0) > HEAVIEST_PICTURE ? undefined : await bytesFrom(place, HEAVIEST_PICTURE);
  if (bytes !== undefined && bytes.length <= HEAVIEST_PICTURE) return bytes;
  throw new Problem('invalid', `${path.basename(place)}: it is larger than 10 MB`, {
    hint: 'Make it smaller, or save it with more compression.',
  });
}

function deleteVerb(): Command {
  const command = verb('delete <pictures...>', {
    summary: 'Delete pictures that nothing shows, named by file, title or id',
    examples: ['croupier media delete fox.png --yes', 'croupier media delete fox.png --dry-run'],
  });
  return doesToSeveral<ChangeOptions>(withDryRun(command), async (session, options, records) => {
    if (!options.dryRun && !options.yes) {
      const { result } = await session.perform(mediaDelete, { records }, { dryRun: true });
      for (const { title } of result.records) await confirmDeletion(session.mayAsk, `Delete "${title}"?`);
    }
    const outcome = await session.perform(mediaDelete, { records }, wishesOf(options));
    await printChange(session, outcome, { did: 'Deleted', isDry: options.dryRun === true });
  });
}
