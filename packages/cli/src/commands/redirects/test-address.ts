import { redirectsTest } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withAction } from '../../open-session.js';
import type { GlobalOptionValues } from '../../session.js';
import { toSingleLine } from '../../terminal/control-characters.js';

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
    `   ${ruleText(hop)} (${hop.to === 'gone' ? 410 : hop.permanent ? 301 : 302}): the address ${hop.why}`,
  ]);
  lines.push(...skipped.map(skippedRuleText));
  if (ends === 'never') {
    lines.push(`The visitor would be sent on for ever, so no redirect applies and ${to} is shown.`);
  } else if (hops.length === 0) lines.push('No redirect applies.');
  else if (ends !== 'gone') lines.push(`The visitor is sent to ${to} at once, with status ${status}.`);
  if (at !== undefined) lines.push(`At ${to} ${DESTINATION_TEXTS[at]}.`);
  return lines.map((line) => `${/^ */.exec(line)?.[0]}${toSingleLine(line.trimStart())}\n`).join('');
}

function ruleText({ position, source }: { position: number | undefined; source: string }): string {
  return position === undefined ? `the site's own redirect of ${source}` : `redirect ${position}, ${source}`;
}

function skippedRuleText(skip: RedirectTestResult['skipped'][number]): string {
  return `   ${ruleText(skip)} is passed over: ${skip.why}`;
}
