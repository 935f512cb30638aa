import { counted, siteExport } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withAction } from '../../open-session.js';
import type { GlobalOptionValues, Session } from '../../session.js';
import { createProgressBar } from '../../terminal/progress-bar.js';
import { openSiteFolder } from './open-site-folder.js';
import { unpack } from './unpack.js';

/** `export site`. */
export function siteVerb(): Command {
  const command = verbCommand('site <folder>', {
    summary:
      'Write all that a site has into a folder: texts as Markdown, tables as CSV, pictures, redirects, the rest as JSON; a README.md in it says what is what',
    examples: ['croupier export site my-site', 'croupier export site my-site --json'],
  });
  return withAction<GlobalOptionValues>(command, exportSite);
}

async function exportSite(session: Session, { quiet, json }: GlobalOptionValues, name = ''): Promise<void> {
  const folder = await openSiteFolder(name);
  const bar = await createProgressBar(quiet === true || json === true);
  try {
    const { result } = await unpack(folder.staged, (onChunk) =>
      session.perform(siteExport, {}, { onChunk, onProgress: bar.onProgress }),
    );
    bar.stop();
    await folder.commit();
    if (json) return await session.printJson({ folder: name, ...result });
    const { counts, files, asHtml } = result;
    session.note(`Wrote ${counted(files, 'file')} to ${name}.`);
    const told = Object.entries(counts).map(([word, count]) => `${count} ${word}`);
    if (told.length > 0) session.note(`In it: ${told.join(', ')}.`);
    if (asHtml > 0)
      session.note(`${counted(asHtml, 'text')} stayed HTML, since Markdown would have changed it.`);
    session.note('It has drafts, and what programmes pay; it has no accounts, messages, visits or history.');
  } finally {
    bar.stop();
    await folder.discard();
  }
}
