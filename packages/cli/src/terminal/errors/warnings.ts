import type { Warning, WarningParams, WarningReason } from '@croupier/core';
import type { Session } from '../../session.js';
import { shellWord } from '../shell-word.js';

type Texts = { [R in WarningReason]?: (params: WarningParams<R>, message: string) => string };

/** Warnings that say here what to type. */
const TEXTS = {
  'casino.duplicates': ({ pairs: [first] }, message) =>
    first === undefined
      ? message
      : `${message}. To make one of both: croupier casinos merge ${first.otherSlug} ${first.slug}; if they are two: croupier casinos distinct ${first.otherSlug} ${first.slug}`,
  'column.by-alias': ({ column, unlike }, message) =>
    unlike === undefined
      ? message
      : `${message}; if all of it is: --map ${shellWord(`${column}=${unlike.field}`)}`,
  'column.unknown': ({ column, field }, message) =>
    field === undefined ? message : `${message}; if it is ${field}: --map ${shellWord(`${column}=${field}`)}`,
  'line.looks-like-a-date': (_, message) => `${message} with --skip-lines 1`,
  'password.tokens-stay': ({ names, username }, message) =>
    `${message} croupier tokens delete ${names.length === 1 ? shellWord(names[0] ?? '') : 'NAME'} --user ${shellWord(username)} deletes ${names.length === 1 ? 'it' : 'one'}.`,
  'pictures.inline': (_, message) => message.replace(/\.$/, ': croupier doctor --fix'),
  'restore.passwords-missing': (_, message) =>
    message.replace(/\.$/, ', with croupier users set-password NAME.'),
} as const satisfies Texts;

/** A warning as the terminal shows it: with the option or command that helps. */
export function warningText({ reason, params, message }: Warning): string {
  const texts: Texts = TEXTS;
  const text = texts[reason] as ((params: Warning['params'], message: string) => string) | undefined;
  return text?.(params, message) ?? message;
}

/** Tells every warning of a result. */
export function noteWarnings(session: Session, warnings: readonly Warning[] = []): void {
  for (const warning of warnings) session.note(warningText(warning));
}

/** A result with its warnings as texts, for JSON. */
export function withWarningTexts<T extends { warnings: readonly Warning[] }>(
  result: T,
): Omit<T, 'warnings'> & { warnings: string[] } {
  return { ...result, warnings: result.warnings.map(warningText) };
}
