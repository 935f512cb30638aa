import { MOST_VERIFIED, migrateVerify, type OldAnswer, type Outcome } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withVariadicAction } from '../../record-commands/record-command-config.js';
import type { GlobalOptionValues, Session } from '../../session.js';
import { toSingleLine } from '../../terminal/control-characters.js';
import { EXIT_CODES } from '../../terminal/errors/exit-codes.js';
import { withOutputFile } from '../../terminal/output-file.js';
import { addressesOfFiles } from './address-files.js';
import { verifyPage } from './verify-page.js';
import { countedOutcomes, isLost, verifyLines } from './verify-text.js';

interface VerifyOptions extends GlobalOptionValues {
  report?: string;
}

/** `migrate verify`. */
export function verifyVerb(): Command {
  const command = verbCommand('verify <files...>', {
    summary:
      'Say what each old address answers now, from a list, the log of a server, a sitemap or the export; it exits with 6 where one leads to nothing, to the home page or through several hops',
    examples: [
      'croupier migrate verify site.xml access.log.gz',
      'croupier migrate verify old-urls.txt --report report.html',
      'croupier migrate verify site.xml --json',
    ],
  }).option('--report <file>', 'also write a page that lists every address, to read in a browser');
  return withVariadicAction<VerifyOptions>(command, verify);
}

async function verify(session: Session, { report }: VerifyOptions, names: string[]): Promise<void> {
  const answers = await answersOf(session, addressesOfFiles(names, session.signal));
  const lost = answers.filter(isLost);
  if (report !== undefined) {
    const page = verifyPage(names.join(', '), answers);
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
    });
  for (const line of verifyLines(answers)) session.note(toSingleLine(line).replace(/^ /, '  '));
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
