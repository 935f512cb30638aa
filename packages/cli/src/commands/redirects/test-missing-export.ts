import {
  type MissingAddress,
  REDIRECT_HOSTS,
  type RedirectHost,
  redirectsHostFile,
  redirectsMissing,
  redirectsTest,
} from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { choiceOption } from '../../command-line/options.js';
import type { ImportExportConfig } from '../../record-commands/import-export.js';
import type { ExportOptions } from '../../record-commands/run-export.js';
import { type GlobalOptionValues, type Session, withAction } from '../../session.js';
import { toSingleLine } from '../../terminal/control-characters.js';
import { dateText } from '../../terminal/date-text.js';
import { isOutputFile, withOutputFile } from '../../terminal/output-file.js';
import {
  type PagedListOptions,
  printList,
  withListOptions,
  withPageOptions,
} from '../../terminal/record-output.js';

type RedirectTestResult = Awaited<ReturnType<typeof redirectsTest.run>>;

/** `test`: shows where an address redirects to. */
export function testVerb(): Command {
  const command = verbCommand('test <url>', {
    summary: 'Say what redirects do with an address: each hop, by which rule, and why',
    examples: ['croupier redirects test /old-reviews', 'croupier redirects test "/reviews?page=2" --json'],
  });
  return withAction<GlobalOptionValues>(command, async (session, _options, url) => {
    const { result } = await session.perform(redirectsTest, { url: url as string });
    if (session.globals.json) return session.printJson(result);
    await session.print(hopsText(result));
  });
}

const DESTINATION_TEXTS = {
  page: 'a page is there',
  gone: 'a page was there and is gone (410)',
  missing: 'nothing is there (404)',
  admin: 'the admin is there, which redirects leave alone',
} as const;

function hopsText({ hops, ends, to, status, at, skipped }: RedirectTestResult): string {
  const lines = hops.flatMap((hop, i) => [
    ...hop.skipped.map(skippedRuleText),
    `${i + 1}. ${hop.from} → ${hop.to}`,
    `   ${ruleText(hop)} (${hop.permanent ? 301 : 302}): the address ${hop.why}`,
  ]);
  lines.push(...skipped.map(skippedRuleText));
  if (ends === 'never') {
    lines.push(`The visitor would be sent on for ever, so no redirect applies and ${to} is shown.`);
  } else if (hops.length === 0) lines.push('No redirect applies.');
  else lines.push(`The visitor is sent to ${to} at once, with status ${status}.`);
  if (at !== undefined) lines.push(`At ${to} ${DESTINATION_TEXTS[at]}.`);
  return lines.map((line) => `${/^ */.exec(line)?.[0]}${toSingleLine(line.trimStart())}\n`).join('');
}

function ruleText({ position, source }: { position: number | undefined; source: string }): string {
  return position === undefined ? `the site's own redirect of ${source}` : `redirect ${position}, ${source}`;
}

function skippedRuleText(skip: RedirectTestResult['skipped'][number]): string {
  return `   ${ruleText(skip)} is passed over: ${skip.why}`;
}

const MISSING_FIELDS = ['path', 'count', 'last', 'referrer', 'suggestion'];

/** `missing`: addresses that visitors asked for and that do not exist. */
export function missingVerb(): Command {
  const command = verbCommand('missing', {
    summary: 'List addresses that visitors asked for in vain, most wanted first, with what may be meant',
    examples: ['croupier redirects missing', 'croupier redirects missing --limit 10 --json'],
  });
  withPageOptions(command, 'at most so many; 100 unless given');
  withListOptions(command, MISSING_FIELDS);
  return withAction<PagedListOptions>(command, async (session, options) => {
    const { limit, offset } = options;
    const { result } = await session.perform(redirectsMissing, { limit, offset });
    await printList<MissingAddress>(
      session,
      {
        ...result,
        columns: [
          { heading: 'ADDRESS', text: ({ path }) => path },
          { heading: 'TIMES', text: ({ count }) => String(count), isNumber: true },
          { heading: 'LAST', text: ({ last }) => dateText(last) },
          { heading: 'PERHAPS', text: ({ suggestion = '' }) => suggestion },
        ],
        fields: MISSING_FIELDS,
        idOf: ({ path }) => path,
        emptyMessage: 'Nobody has asked for an address that is not there.',
      },
      options,
    );
  });
}

interface RedirectExportOptions extends ExportOptions {
  host?: RedirectHost;
}

/** `export`, which writes a file to import again, or with `--host` the one in which a host keeps its redirects. */
export function withHostOption(exporting: Command, files: ImportExportConfig): Command {
  const host = choiceOption(
    '--host <host>',
    "the redirects that apply, as a host's own file",
    REDIRECT_HOSTS,
  );
  exporting.addOption(host.conflicts(['full', 'format', 'search', 'match', 'status']));
  return withAction<RedirectExportOptions>(exporting, async (session, options) => {
    if (options.host !== undefined) return exportForHost(session, options);
    const { exportRecords } = await import('../../record-commands/run-export.js');
    await exportRecords(session, files, options);
  });
}

async function exportForHost(session: Session, { host, output, json }: RedirectExportOptions): Promise<void> {
  const isFile = isOutputFile(output);
  let text = '';
  const toStdout = async (piece: string | Uint8Array) => {
    if (!json) return session.print(piece);
    text += piece;
  };
  const { result } = await withOutputFile(output, toStdout, (write) =>
    session.perform(redirectsHostFile, { host: host as RedirectHost }, { onChunk: write }),
  );
  if (json) return session.printJson(isFile ? { ...result, file: output } : { ...result, text });
  for (const { source, target, why } of result.left) {
    session.note(`Left out: ${source} → ${target}: ${why}.`);
  }
  for (const { source, target, why } of result.differing) {
    session.note(`A little different there: ${source} → ${target}: ${why}.`);
  }
  if (isFile)
    session.note(`Wrote ${result.written} redirects to ${output}; the host calls it ${result.file}.`);
}
