import { migrateWordpress, type OldPictureFile, type Progress } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withDryRun } from '../../command-line/options.js';
import { withVariadicAction } from '../../record-commands/record-command-config.js';
import type { GlobalOptionValues, Session } from '../../session.js';
import { IMPORT_HEAP_GROWTH, withSlowHeapGrowth } from '../../slow-heap-growth.js';
import { toSingleLine } from '../../terminal/control-characters.js';
import { usageProblem } from '../../terminal/errors/error-output.js';
import { EXIT_CODES } from '../../terminal/errors/exit-codes.js';
import { createProgressBar } from '../../terminal/progress-bar.js';
import { openFiles } from './export-files.js';
import { uploadsFinder, webFinder } from './find-picture.js';
import { mapText, readMap } from './map-file.js';
import { migrationLines, pictureLines } from './migration-text.js';
import { readTables } from './table-files.js';
import { takePictures } from './take-pictures.js';

interface WordpressOptions extends GlobalOptionValues {
  dryRun?: boolean;
  force?: boolean;
  categoryBase?: string;
  tagBase?: string;
  tables?: string;
  map?: string;
  suggestMap?: boolean;
  uploads?: string;
  fetch?: boolean;
}

/** `migrate wordpress`. */
export function wordpressVerb(): Command {
  const command = verbCommand('wordpress <files...>', {
    summary:
      'Move a site of WordPress in from the files of its export: authors, posts, pages, menus, and redirects from every old address',
    examples: [
      'croupier migrate wordpress site.xml --dry-run',
      'croupier migrate wordpress site.xml',
      'croupier migrate wordpress site.xml --suggest-map',
    ],
  })
    .option(
      '--map <file>',
      'what the types of WordPress become: a YAML or JSON file, or one that is built in: aces, reviews',
    )
    .option('--suggest-map', 'print a first map of the types that nothing is made of yet')
    .option('--uploads <folder>', 'take the pictures from a copy of the folder wp-content/uploads')
    .option('--fetch', 'take the pictures from the old site, over https')
    .option(
      '--category-base <words>',
      'what stood before categories in their addresses, if not category; . for none',
    )
    .option('--tag-base <words>', 'what stood before tags in their addresses, if not tag; . for none')
    .option('--tables <place>', 'tables of TablePress: a file of JSON or CSV, or a folder with them')
    .option('--force', 'take an export that is older than the last one');
  return withVariadicAction<WordpressOptions>(withDryRun(command), migrate);
}

async function migrate(session: Session, options: WordpressOptions, names: string[]): Promise<void> {
  const { force = false, suggestMap = false, map, uploads, fetch = false } = options;
  const { categoryBase, tagBase } = options;
  const tables = options.tables === undefined ? {} : await readTables(options.tables);
  if (uploads !== undefined && fetch)
    throw usageProblem('--uploads and --fetch exclude each other', 'Take one; the other can follow.');
  const dryRun = options.dryRun === true || suggestMap;
  const types = map === undefined ? {} : await readMap(map);
  const find = uploads === undefined ? webFinder(session.signal) : await uploadsFinder(uploads);
  const takesPictures = !dryRun && (uploads !== undefined || fetch);
  const files = await openFiles(session, names);
  const read = async (plan: boolean) => {
    const bar = await createProgressBar(options.quiet === true || session.globals.json === true);
    const onProgress = (progress: Progress) => bar.onProgress({ total: files.size, ...progress });
    const input = { source: files.open(), plan, types, force, tables, categoryBase, tagBase };
    const perform = () => session.perform(migrateWordpress, input, { dryRun, onProgress });
    return withSlowHeapGrowth(IMPORT_HEAP_GROWTH, perform).finally(() => bar.stop());
  };
  const takeThem = async (pictures: readonly OldPictureFile[] = []) => takePictures(session, pictures, find);
  try {
    const pictures = takesPictures ? await takeThem((await read(true)).result.pictures) : undefined;
    const { change, result } = await read(dryRun);
    if (suggestMap) return await session.print(await mapText(result.suggestedMap ?? {}));
    if (result.records?.some(({ rejected, waiting }) => rejected + waiting > 0))
      session.setExitCode(EXIT_CODES.rejected);
    if (session.globals.json)
      return await session.printJson({ change: change?.id ?? null, dryRun, ...result, taken: pictures });
    const lines = [
      ...(pictures === undefined ? [] : pictureLines(pictures)),
      ...migrationLines(result, { isChanged: change !== undefined }),
    ];
    for (const line of lines) session.note(toSingleLine(line).replace(/^ /, '  '));
    if (change !== undefined) session.detail(`Change ${change.id}; croupier undo takes it back.`);
  } finally {
    await files.cleanUp();
  }
}
