import { doctorCheck, doctorMend } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { withDryRun } from '../command-line/options.js';
import { type GlobalOptionValues, type Session, withAction } from '../session.js';
import { toSingleLine } from '../terminal/control-characters.js';
import { EXIT_CODES } from '../terminal/exit-codes.js';
import { toShownFinding } from '../terminal/mends.js';

type ShownFinding = ReturnType<typeof toShownFinding>;

/** `croupier doctor`: finds problems of the store and says how to mend them. */
export function command(): Command {
  const command = verbCommand('doctor', {
    summary: 'Look for what is wrong in the store; each finding says how to mend it',
    examples: ['croupier doctor', 'croupier doctor --fix', 'croupier doctor --json'],
  }).option('--fix', 'mend what is safe to mend');
  withDryRun(command);
  return withAction<GlobalOptionValues & { fix?: boolean; dryRun?: boolean }>(
    command,
    async (session, { fix, dryRun = false }) => {
      if (!fix) return printCheck(session);
      const outcome = await session.perform(doctorMend, {}, { dryRun });
      const mended = outcome.result.mended.map(toShownFinding);
      const remaining = outcome.result.remaining.map(toShownFinding);
      if (remaining.length > 0) session.setExitCode(EXIT_CODES.rejected);
      if (session.globals.json) {
        const dry = dryRun ? { dryRun } : {};
        return session.printJson({ change: outcome.change?.id ?? null, ...dry, mended, remaining });
      }
      for (const { message } of mended)
        await session.print(`${dryRun ? 'would mend' : 'mended'}: ${toSingleLine(message)}\n`);
      await printFindings(session, remaining);
      session.note(`${mended.length} mended, ${remaining.length} remain.`);
    },
  );
}

async function printCheck(session: Session): Promise<void> {
  const found = (await session.perform(doctorCheck, {})).result.findings;
  const findings = found.map(toShownFinding);
  if (findings.length > 0) session.setExitCode(EXIT_CODES.invalid);
  if (session.globals.json) return session.printJson({ findings });
  await printFindings(session, findings);
  if (findings.length === 0) return session.note('Nothing is wrong.');
  const safe = findings.filter(({ isSafe }) => isSafe).length;
  session.note(`${findings.length} found.${safe > 0 ? ` croupier doctor --fix mends ${safe} of them.` : ''}`);
}

async function printFindings(session: Session, findings: readonly ShownFinding[]): Promise<void> {
  for (const { message, mend } of findings)
    await session.print(`${toSingleLine(message)}\n  ${toSingleLine(mend)}\n`);
}
