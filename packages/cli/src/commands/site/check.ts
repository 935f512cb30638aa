import { existsSync } from 'node:fs';
import { type OperationResult, siteCheck } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withAction } from '../../open-session.js';
import { refuseSite } from '../../remote/find-remote-site.js';
import type { GlobalOptionValues, Session } from '../../session.js';
import { usageProblem } from '../../terminal/errors/error-output.js';
import { createProgressBar } from '../../terminal/progress-bar.js';

/** How many notes people are told. */
const SHOWN_NOTES = 10;

/** `croupier check`: the faults of a site in a folder or behind an address. */
export function command(): Command {
  const command = verbCommand('check', {
    summary:
      'Check the site of the store, or one of any making, in a folder or behind an address: dead links, metadata, structured data, accessibility',
    examples: ['croupier check', 'croupier check site', 'croupier check site --json'],
  }).argument('[place]', 'the folder of a built site, or the address of one');
  return withAction<GlobalOptionValues>(command, async (session, { json }, place) => {
    const { pages, faults, notes, faultCount, noteCount } =
      place === undefined ? await checkStore(session) : await checkPlace(session, place);
    if (json) await session.printJson({ pages, faults, notes });
    for (const note of notes.slice(0, SHOWN_NOTES)) session.note(`note: ${note.page}: ${note.message}`);
    if (noteCount > SHOWN_NOTES)
      session.note(`and ${noteCount - SHOWN_NOTES} more notes; --json has ${notes.length} of them`);
    const { faultyProblem } = await import('../../check/require-faultless-build.js');
    if (faultCount > 0) throw faultyProblem(faults, 'nothing was changed', faultCount);
    session.note(`No fault in ${pages} pages.`);
  });
}

/** The pages as the server would answer them, here or on the site of --site. */
async function checkStore(session: Session): Promise<OperationResult<'site.check'>> {
  const bar = await createProgressBar(session.globals.quiet === true || session.globals.json === true);
  const { onProgress } = bar;
  return (await session.perform(siteCheck, {}, { onProgress }).finally(() => bar.stop())).result;
}

async function checkPlace(session: Session, place: string): Promise<OperationResult<'site.check'>> {
  refuseSite(session.globals);
  const { checkSite } = await import('../../check/check-site.js');
  const found = await checkSite(await openSite(place, session.signal));
  if (found.pages === 0)
    throw usageProblem(
      `There is no page in ${place}`,
      'Name the folder that croupier build wrote, or an address: https://…',
    );
  return { ...found, faultCount: found.faults.length, noteCount: found.notes.length };
}

async function openSite(place: string, signal: AbortSignal) {
  if (/^https?:\/\//.test(place)) {
    const { openSiteCrawl } = await import('../../check/site-crawl.js');
    return openSiteCrawl(place, signal);
  }
  if (!existsSync(place))
    throw usageProblem(`There is no folder ${place}`, 'Name a folder, or an address: https://…');
  const { openSiteFolder } = await import('../../check/site-folder.js');
  return openSiteFolder(place);
}
