import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { withAction } from '../open-session.js';
import { refuseSite } from '../remote/find-remote-site.js';
import type { GlobalOptionValues } from '../session.js';
import { usageProblem } from '../terminal/errors/error-output.js';

/** How many notes people are told. */
const SHOWN_NOTES = 10;

/** `croupier check`: the faults of a site in a folder or behind an address. */
export function command(): Command {
  const command = verbCommand('check', {
    summary:
      'Check a site of any making, in a folder or behind an address: dead links, metadata, structured data, accessibility',
    examples: ['croupier check site', 'croupier check site --json'],
  }).argument('<place>', 'the folder of a built site, or the address of one');
  return withAction<GlobalOptionValues>(command, async (session, { json }, place = '') => {
    refuseSite(session.globals);
    const { checkSite } = await import('../check/check-site.js');
    const { faultyProblem } = await import('../check/require-faultless-build.js');
    const { pages, faults, notes } = await checkSite(await openSite(place, session.signal));
    if (pages === 0)
      throw usageProblem(
        `There is no page in ${place}`,
        'Name the folder that croupier build wrote, or an address: https://…',
      );
    if (json) await session.printJson({ pages, faults, notes });
    for (const note of notes.slice(0, SHOWN_NOTES)) session.note(`note: ${note.page}: ${note.message}`);
    if (notes.length > SHOWN_NOTES)
      session.note(`and ${notes.length - SHOWN_NOTES} more notes; --json has them all`);
    if (faults.length > 0) throw faultyProblem(faults, 'nothing was changed');
    session.note(`No fault in ${pages} pages.`);
  });
}

async function openSite(place: string, signal: AbortSignal) {
  if (/^https?:\/\//.test(place)) {
    const { openSiteCrawl } = await import('../check/site-crawl.js');
    return openSiteCrawl(place, signal);
  }
  if (!existsSync(place))
    throw usageProblem(`There is no folder ${place}`, 'Name a folder, or an address: https://…');
  const { openSiteFolder } = await import('../check/site-folder.js');
  return openSiteFolder(place);
}
