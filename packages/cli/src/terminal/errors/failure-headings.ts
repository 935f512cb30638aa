import { isProblem, messages } from '@croupier/core';
import { ErrorWithHeading } from './error-output.js';

const { page, section, settings, styles } = messages;

/** The literal line above the reason why a change could not be saved, by operation; others have the common one. */
const FAILURE_HEADINGS = new Map<string, string>([
  ['homepage.edit', section.failed],
  ['homepage.sections.disable', section.failed],
  ['homepage.sections.edit', section.failed],
  ['homepage.sections.enable', section.failed],
  ['homepage.sections.move', section.failed],
  ['pages.add', page.createFailed],
  ['pages.create-missing', page.createFailed],
  ['pages.edit', page.updateFailed],
  ['pages.publish', page.updateFailed],
  ['pages.unpublish', page.updateFailed],
  ['settings.reset', settings.failed],
  ['settings.set', settings.failed],
  ['styles.disable', styles.failed],
  ['styles.enable', styles.failed],
  ['styles.reset', styles.failed],
  ['styles.revert', styles.failed],
  ['styles.set', styles.failed],
]);

/** Puts the operation's own line above a fault, such as a full disk. */
export function withFailureHeading(error: unknown, operation: string): unknown {
  const heading = FAILURE_HEADINGS.get(operation);
  return heading !== undefined && isProblem(error) && error.code === 'fault'
    ? new ErrorWithHeading(error, { heading })
    : error;
}
