import { CHECKS, counted, doctorCheck, doctorMend, type OperationResult, SEVERITIES } from '@croupier/core';
import { adminFactsLabels } from '@croupier/core/messages';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { choiceOption, choicesOption, withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import { loadSharp, missingSharpNote } from '../../pictures/load-sharp.js';
import type { GlobalOptionValues, Session } from '../../session.js';
import { toSingleLine } from '../../terminal/control-characters.js';
import { dateText } from '../../terminal/date-text.js';
import { EXIT_CODES } from '../../terminal/errors/exit-codes.js';
import { toShownFinding } from '../../terminal/errors/fix-commands.js';
import { sarifLog } from '../../terminal/sarif.js';

const { lastBackup: labels } = adminFactsLabels;

const SHAPES = ['text', 'json', 'github', 'sarif'] as const;
type Shape = (typeof SHAPES)[number];

interface DoctorOptions extends GlobalOptionValues {
  fix?: boolean;
  only?: (typeof CHECKS)[number][];
  format?: Shape;
  dryRun?: boolean;
}

type ShownFinding = ReturnType<typeof toShownFinding>;

/** `croupier doctor`: finds problems of the store and says how to mend them. */
export function command(): Command {
  const command = verbCommand('doctor', {
    summary: 'Look for what is wrong in the store; each finding says how to mend it',
    examples: [
      'croupier doctor',
      'croupier doctor --only dead-link,dead-redirect-target --format github',
      'croupier doctor --fix',
    ],
  })
    .option('--fix', 'mend what is safe to mend')
    .addOption(choicesOption('--only <checks>', 'only these checks, between commas', CHECKS))
    .addOption(
      choiceOption(
        '--format <format>',
        'the shape of the findings; github is for workflow annotations, sarif for code scanning',
        SHAPES,
      ),
    );
  withDryRun(command);
  return withAction<DoctorOptions>(command, async (session, { fix, only, format, dryRun = false }) => {
    const shape = session.globals.json ? 'json' : (format ?? 'text');
    if (!fix) return printCheck(session, shape, only);
    const outcome = await session.perform(doctorMend, { only }, { dryRun });
    const mended = outcome.result.mended.map(toShownFinding);
    const remaining = outcome.result.remaining.map(toShownFinding);
    if (remaining.length > 0) session.setExitCode(EXIT_CODES.rejected);
    if (shape === 'json') {
      const dry = dryRun ? { dryRun } : {};
      return session.printJson({ change: outcome.change?.id ?? null, ...dry, mended, remaining });
    }
    if (shape === 'sarif') return session.printJson(doctorLog(remaining));
    for (const { message } of mended)
      await session.print(`${dryRun ? 'would mend' : 'mended'}: ${toSingleLine(message)}\n`);
    await printFindings(session, remaining, shape);
    session.note(`${mended.length} mended, ${remaining.length} remain.`);
  });
}

async function printCheck(session: Session, shape: Shape, only: DoctorOptions['only']): Promise<void> {
  const { findings: found, lastBackup } = (await session.perform(doctorCheck, { only })).result;
  const findings = found.map(toShownFinding);
  if (findings.length > 0) session.setExitCode(EXIT_CODES.invalid);
  if (shape === 'json') return session.printJson({ findings, lastBackup });
  if (shape === 'sarif') return session.printJson(doctorLog(findings));
  await printFindings(session, findings, shape);
  const sharp = await loadSharp();
  if (sharp instanceof Error) session.note(missingSharpNote(sharp));
  if (only === undefined) session.note(`${labels.title}: ${lastBackupText(lastBackup)}.`);
  if (findings.length === 0) return session.note('Nothing is wrong.');
  const safe = findings.filter(({ isSafe }) => isSafe).length;
  session.note(
    `${severityCounts(findings)} found.${safe > 0 ? ` croupier doctor --fix mends ${safe} of them.` : ''}`,
  );
}

function lastBackupText(backup: OperationResult<'doctor.check'>['lastBackup']): string {
  if (backup === undefined) return labels.none;
  return `${dateText(backup.at)} UTC${toSingleLine(labels.without(backup.leavesOut))}`;
}

/** Code scanning wants a file: a record is named as one in the folder of its collection. */
function doctorLog(findings: readonly ShownFinding[]): object {
  return sarifLog(
    'croupier doctor',
    findings.map(({ in: collection, id, ...finding }) => ({
      ...finding,
      place: [collection, id]
        .flatMap((part) => part ?? [])
        .map(encodeURIComponent)
        .join('/'),
    })),
  );
}

async function printFindings(
  session: Session,
  findings: readonly ShownFinding[],
  shape: Shape,
): Promise<void> {
  for (const finding of findings) {
    const { severity, message, mend } = finding;
    const text = `${severity}: ${toSingleLine(message)}\n  ${toSingleLine(mend)}`;
    await session.print(`${shape === 'github' ? githubAnnotation(finding) : text}\n`);
  }
}

function severityCounts(findings: readonly ShownFinding[]): string {
  const counts = SEVERITIES.flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [counted(count, severity)];
  });
  return counts.join(', ');
}

const GITHUB_COMMANDS = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** A finding as a workflow command, which GitHub shows beside the change. */
function githubAnnotation({ severity, check, message, mend }: ShownFinding): string {
  const text = `${message} ${mend}`.replace(/[%\r\n]/g, encodeURIComponent);
  return `::${GITHUB_COMMANDS[severity]} title=croupier doctor (${check})::${text}`;
}
