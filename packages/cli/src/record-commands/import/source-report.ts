import { counted, plural, type SourceDifference, type SourceOutcome } from '@croupier/core';

import type { Session } from '../../session.js';
import { usageProblem } from '../../terminal/errors/error-output.js';
import { formatCell } from '../../terminal/format-cell.js';
import { shellWord } from '../../terminal/shell-word.js';
import type { ImportSettingsOptions } from './import-settings.js';

/** How many rows and records of each kind are named. */
const MAX_NAMED = 10;

/** The options of an import that go with a source. */
export interface SourceOptions {
  source?: string;
  mirror?: boolean;
  maxRemoved?: number;
  diffLast?: boolean;
}

/** Refuses the options of a source where none is named. Problem: `usage`. */
export function requireSource(
  options: SourceOptions & ImportSettingsOptions & { saveProfile?: string },
): void {
  const { source, mirror, maxRemoved, diffLast, saveProfile, key, owns, whenGone } = options;
  const kept = { '--key': key, '--owns': owns, '--when-gone': whenGone };
  const [idle] = Object.entries(kept).find(([, given]) => given !== undefined) ?? [];
  if (source === undefined && saveProfile === undefined && idle !== undefined)
    throw usageProblem(
      `${idle} goes with --source or --save-profile`,
      'Name the source that the file comes from, or the profile that keeps it.',
    );
  const alone = { '--mirror': mirror, '--max-removed': maxRemoved, '--diff-last': diffLast };
  const [word] = Object.entries(alone).find(([, given]) => given !== undefined) ?? [];
  if (source === undefined && word !== undefined)
    throw usageProblem(`${word} goes with --source`, 'Name the source that the file comes from.');
  if (maxRemoved !== undefined && mirror !== true)
    throw usageProblem('--max-removed goes with --mirror', 'Give both, or neither.');
}

/** Tells what an import of a source came to, beside its rows. */
export function noteSource(
  session: Session,
  {
    name,
    gone,
    goneRecords,
    returned,
    kept,
    keptRecords,
    open,
    openRows,
    ignored,
    joined,
    isSameFile,
  }: SourceOutcome,
  { dryRun }: { dryRun: boolean },
): void {
  if (isSameFile) session.note(`This is the file of ${name} that was imported last.`);
  if (returned > 0)
    session.note(`${counted(returned, 'record')} of ${name} ${plural(returned, 'is', 'are')} back.`);
  if (gone > 0) {
    const isMirrored = goneRecords.some(({ action }) => action !== 'report');
    const done = isMirrored
      ? `what it said of ${plural(gone, 'it', 'them')} ${dryRun ? 'would be' : 'is'} taken back`
      : '--mirror takes back what it said of them';
    session.note(
      `${counted(gone, 'record')} of ${name} ${plural(gone, 'is', 'are')} no longer in the file: ${done}.`,
    );
    noteSome(session, gone, goneRecords, ({ slug, key, action }) =>
      action === 'report' || action === 'keep' ? (slug ?? key) : `${slug ?? key}: ${action}`,
    );
  }
  if (kept > 0) {
    session.note(
      `${counted(kept, 'record')} ${plural(kept, 'says', 'say')} something else than ${name}, by other hands: that stays.`,
    );
    noteSome(session, kept, keptRecords, ({ slug, columns }) => `${slug}: ${columns.join(', ')}`);
  }
  if (joined > 0)
    session.note(
      `${counted(joined, 'row')} ${plural(joined, 'is about a record', 'are about records')} of an earlier row, and ${plural(joined, 'adds', 'add')} to it.`,
    );
  if (ignored > 0)
    session.note(
      `${counted(ignored, 'row')} ${plural(ignored, 'is', 'are')} never imported, as was decided.`,
    );
  if (open > 0) {
    session.note(`${counted(open, 'row')} ${plural(open, 'waits', 'wait')} for a decision:`);
    noteSome(session, open, openRows, ({ row, key, why }) => `row ${row} (${key}) ${why}`);
    session.note(
      `Decide with: croupier sources decide ${shellWord(name)} ${shellWord(openRows[0]?.key ?? 'KEY')} --record SLUG, --new or --never`,
    );
  }
}

/** What a source said otherwise than the last time, a line for each of its rows. */
export function differenceText({ added, changed, dropped }: SourceDifference): string {
  const values = (columns: SourceDifference['changed'][number]['columns']) =>
    Object.entries(columns)
      .map(([column, { before, after }]) => `${column}: ${formatCell(before)} → ${formatCell(after)}`)
      .join('; ');
  return [
    ...added.map(({ key }) => `added    ${key}\n`),
    ...changed.map(({ key, columns }) => `changed  ${key}  ${values(columns)}\n`),
    ...dropped.map(({ key }) => `dropped  ${key}\n`),
  ].join('');
}

function noteSome<T>(session: Session, count: number, all: readonly T[], text: (one: T) => string): void {
  const named = all.slice(0, MAX_NAMED);
  for (const one of named) session.note(`  ${text(one)}`);
  if (count > named.length)
    session.note(`  and ${count - named.length} more${count > all.length ? '' : '; --json has them'}`);
}
