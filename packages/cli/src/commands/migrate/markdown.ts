import { counted, migrateMarkdown } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import type { GlobalOptionValues, Session } from '../../session.js';
import { toSingleLine } from '../../terminal/control-characters.js';
import { noteWarnings, withWarningTexts } from '../../terminal/errors/warnings.js';
import { createProgressBar } from '../../terminal/progress-bar.js';
import { openFolder } from './open-folder.js';

interface MarkdownOptions extends GlobalOptionValues {
  dryRun?: boolean;
  force?: boolean;
}

/** `migrate markdown`. */
export function markdownVerb(): Command {
  const command = verbCommand('markdown <folder>', {
    summary:
      'Read the folder of croupier export site again, or its .tar file: all of it or nothing, in one change; over the same site it changes nothing',
    examples: ['croupier migrate markdown my-site --dry-run', 'croupier migrate markdown my-site'],
  }).option('--force', 'overwrite what has changed here since the export');
  return withAction<MarkdownOptions>(withDryRun(command), migrate);
}

async function migrate(
  session: Session,
  { dryRun = false, force = false, quiet, json }: MarkdownOptions,
  name = '',
): Promise<void> {
  const folder = await openFolder(name, session.signal);
  const bar = await createProgressBar(quiet === true || json === true);
  try {
    const source = folder.archive((done) => bar.onProgress({ done, total: folder.size, unit: 'bytes' }));
    const { change, result } = await session.perform(migrateMarkdown, { source, force }, { dryRun });
    bar.stop();
    if (json)
      return await session.printJson({ change: change?.id ?? null, dryRun, ...withWarningTexts(result) });
    noteWarnings(session, result.warnings);
    const { records, documents, leftOut } = result;
    for (const { collection, ...counts } of records) session.note(`${collection}: ${countsOf(counts)}`);
    if (documents.length > 0)
      session.note(`${counted(documents.length, 'document')} changed: ${documents.join(', ')}`);
    for (const file of leftOut) session.note(toSingleLine(`No file of an export: ${file}`));
    if (change === undefined && !dryRun) session.note('Nothing changed: all of it is here already.');
    if (change !== undefined) session.detail(`Change ${change.id}; croupier undo takes it back.`);
  } finally {
    bar.stop();
  }
}

function countsOf(counts: Readonly<Record<string, number>>): string {
  const told = Object.entries(counts).filter(([, count]) => count > 0);
  return told.map(([word, count]) => `${count} ${word}`).join(', ') || 'nothing';
}
