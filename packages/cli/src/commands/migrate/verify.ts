import { MOST_VERIFIED, migrateVerify, type OldAnswer, type Outcome, parseUrlPath } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withVariadicAction } from '../../record-commands/record-command-config.js';
import { refuseSite } from '../../remote/find-remote-site.js';
import type { GlobalOptionValues, Session } from '../../session.js';
import { toSingleLine } from '../../terminal/control-characters.js';
import { usageProblem } from '../../terminal/errors/error-output.js';
import { EXIT_CODES } from '../../terminal/errors/exit-codes.js';
import { withOutputFile } from '../../terminal/output-file.js';
import { addressesOfFiles } from './address-files.js';
import { type Verified, verifyLive } from './verify-live.js';
import { verifyPage } from './verify-page.js';
import {
  countedOutcomes,
  differenceLines,
  isLost,
  type VerifiedAddress,
  verifyLines,
} from './verify-text.js';

interface VerifyOptions extends GlobalOptionValues {
  report?: string;
  at?: string;
  old?: string;
  toHome?: string;
}

/** `migrate verify`. */
export function verifyVerb(): Command {
  const command = verbCommand('verify <files...>', {
    summary:
      'Say what each old address answers now, from a list, the log of a server, a sitemap or the export; it exits with 6 where one leads to nothing, to the home page or through several hops',
    examples: [
      'croupier migrate verify site.xml',
      'croupier migrate verify old-urls.txt --report report.html',
      'croupier migrate verify site.xml --json',
    ],
  })
    .option('--report <file>', 'also write a page that lists every address, to read in a browser')
    .option(
      '--at <address>',
      'ask a running site, such as https://new.example, and compare its pages with the texts of an export',
    )
    .option('--to-home <addresses>', 'those that lead to the home page on purpose, with commas between')
    .option('--old <folder>', 'with --at, compare with the pages that were saved in this folder too');
  return withVariadicAction<VerifyOptions>(command, verify);
}

async function verify(session: Session, options: VerifyOptions, names: string[]): Promise<void> {
  const { report } = options;
  const { answers: found, differences } = await verified(session, options, names);
  const answers = withMeantHome(found, options.toHome);
  const lost = answers.filter(isLost);
  if (report !== undefined) {
    const page = verifyPage(names.join(', '), answers, differences);
    await withOutputFile(
      report,
      async () => undefined,
      (write) => write(page),
    );
  }
  if (lost.length > 0) session.setExitCode(EXIT_CODES.invalid);
  if (session.globals.json)
    return await session.printJson({
      total: answers.length,
      counts: countedOutcomes(answers),
      records: answers,
      differences,
    });
  const lines = [...verifyLines(answers), ...differenceLines(differences ?? [])];
  for (const line of lines) session.note(toSingleLine(line).replace(/^ /, '  '));
}

/** An address that leads to the home page on purpose is sent on as any other. */
function withMeantHome(answers: readonly VerifiedAddress[], meant = ''): VerifiedAddress[] {
  const key = (address: string) => parseUrlPath(address.trim()).path.replace(/\/+$/, '');
  const asked = new Set(meant.split(',').filter(Boolean).map(key));
  return answers.map((answer) => {
    const isMeant = answer.outcome === 'to-home' && asked.has(key(answer.address));
    return isMeant ? { ...answer, outcome: answer.hops > 1 ? 'several-hops' : 'one-hop' } : answer;
  });
}

async function verified(
  session: Session,
  { at, old, quiet, json }: VerifyOptions,
  names: readonly string[],
): Promise<Verified> {
  const addresses = addressesOfFiles(names, session.signal);
  if (at !== undefined) {
    refuseSite(session.globals);
    return verifyLive({
      at,
      old,
      names,
      addresses,
      signal: session.signal,
      isQuiet: quiet === true || json === true,
    });
  }
  if (old !== undefined)
    throw usageProblem('--old needs --at', 'Name the running site whose pages are compared: --at https://…');
  return { answers: await answersOf(session, addresses) };
}

/** What the addresses answer, each once, some thousand at a time. */
async function answersOf(session: Session, addresses: AsyncIterable<string>): Promise<OldAnswer[]> {
  const answers: OldAnswer[] = [];
  const asked = new Set<string>();
  let batch: string[] = [];
  const ask = async () => {
    if (batch.length === 0) return;
    const { result }: Outcome<{ records: OldAnswer[] }> = await session.perform(migrateVerify, {
      addresses: batch,
    });
    answers.push(...result.records);
    batch = [];
  };
  for await (const address of addresses) {
    if (asked.has(address)) continue;
    asked.add(address);
    batch.push(address);
    if (batch.length === MOST_VERIFIED) await ask();
  }
  await ask();
  return answers;
}
