import { migrateMarkdown, type Progress } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../../command-line/define-command.js';
import { withDryRun } from '../../../command-line/options.js';
import { withAction } from '../../../open-session.js';
import type { GlobalOptionValues, Session } from '../../../session.js';
import { IMPORT_HEAP_GROWTH, withSlowHeapGrowth } from '../../../slow-heap-growth.js';
import { toSingleLine } from '../../../terminal/control-characters.js';
import { EXIT_CODES } from '../../../terminal/errors/exit-codes.js';
import { noteWarnings, withWarningTexts } from '../../../terminal/errors/warnings.js';
import { createProgressBar } from '../../../terminal/progress-bar.js';
import { folderFinder } from '../find-picture.js';
import { pictureLines } from '../migration-text.js';
import { type TakenPictures, takePictures } from '../take-pictures.js';
import { folderLines } from './folder-text.js';
import { openFolder } from './open-folder.js';

interface MarkdownOptions extends GlobalOptionValues {
  dryRun?: boolean;
  force?: boolean;
  name?: string;
}

/** `migrate markdown`. */
export function markdownVerb(): Command {
  const command = verbCommand('markdown <folder>', {
    summary:
      'Move a folder of Markdown in, of Hugo, Jekyll, Astro or any other: posts, pages, authors, pictures, and redirects from every old address; or read the folder of croupier export site again, whole',
    examples: ['croupier migrate markdown my-site --dry-run', 'croupier migrate markdown my-site'],
  })
    .option(
      '--name <name>',
      'a name by which the files of the folder are known again, where it moves; its own unless given',
    )
    .option(
      '--force',
      'overwrite what has changed here since the export; of other folders, take an older state',
    );
  return withAction<MarkdownOptions>(withDryRun(command), migrate);
}

async function migrate(
  session: Session,
  { dryRun = false, force = false, quiet, json, name: said }: MarkdownOptions,
  name = '',
): Promise<void> {
  const folder = await openFolder(name, session.signal);
  const site = (said ?? folder.name).slice(0, 70);
  const read = async (isDry: boolean) => {
    const bar = await createProgressBar(quiet === true || json === true);
    const onProgress = (done: Progress['done']) =>
      bar.onProgress({ done, total: folder.size, unit: 'bytes' });
    const input = { source: folder.archive(onProgress), site, force };
    const perform = () => session.perform(migrateMarkdown, input, { dryRun: isDry });
    return withSlowHeapGrowth(IMPORT_HEAP_GROWTH, perform).finally(() => bar.stop());
  };
  const first = folder.isExport || dryRun ? undefined : (await read(true)).result;
  const pictures =
    first === undefined || folder.root === undefined
      ? undefined
      : await takePictures(session, first.pictures ?? [], folderFinder(folder.root));
  const { change, result } = await read(dryRun);
  if (result.records.some(({ rejected = 0, waiting = 0 }) => rejected + waiting > 0))
    session.setExitCode(EXIT_CODES.rejected);
  if (json)
    return await session.printJson({
      change: change?.id ?? null,
      dryRun,
      ...withWarningTexts(result),
      ...(pictures === undefined ? {} : { taken: pictures }),
    });
  noteWarnings(session, result.warnings);
  const lines = [
    ...(pictures === undefined || isNothing(pictures) ? [] : pictureLines(pictures)),
    ...folderLines(result, { isChanged: change !== undefined || dryRun }),
  ];
  for (const line of lines) session.note(toSingleLine(line).replace(/^ /, '  '));
  if (change !== undefined) session.detail(`Change ${change.id}; croupier undo takes it back.`);
}

function isNothing({ taken, missing, rejected }: TakenPictures): boolean {
  return taken + missing.length + rejected.length === 0;
}
