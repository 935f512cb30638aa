import { oneLine } from './one-line.js';
import type { TargetParts } from './target-parts.js';

declare const brand: unique symbol;
/** What may stand behind the name of a directive. */
type NginxArgument = string & { readonly [brand]: true };

/** A group of an earlier pattern, by its name. */
interface NginxVariable {
  variable: string;
}

/** How many bytes nginx reads of one argument, with room for its quotation marks; with a longer one it does not start. */
const MAX_BYTES = 4_000;

/** Whether nginx reads an argument whole. */
export function isNginxLength(argument: string): boolean {
  return new TextEncoder().encode(argument).length <= MAX_BYTES;
}

/** A directive of nginx. Nothing else writes one, so that no text ends its line or its quotation. */
export function nginxLine(directive: string, ...args: readonly NginxArgument[]): string {
  return oneLine(`${[nginxWord(directive), ...args].join(' ')};`);
}

/** A directive that holds others, a line each. */
export function nginxBlock(
  directive: string,
  args: readonly NginxArgument[],
  lines: readonly string[],
): string {
  const head = oneLine([nginxWord(directive), ...args].join(' '));
  return `${head} {\n${lines.map((line) => `  ${line}\n`).join('')}}`;
}

/** The directives that hold where the visitor's query fits a pattern, in one line. */
export function nginxIfQuery(pattern: NginxArgument, lines: readonly string[]): string {
  return nginxIf('args', pattern, lines);
}

/** The directives that hold where the query, the path or the whole address fits a pattern, in one line. */
export function nginxIf(
  variable: 'args' | 'uri' | 'request_uri',
  pattern: NginxArgument,
  lines: readonly string[],
): string {
  return oneLine(`if ($${variable} ~ ${pattern}) { ${lines.join(' ')} }`);
}

/** An argument without blanks and quotation marks, as it is. */
export function nginxWord(word: string): NginxArgument {
  if (/^[\w=~^@$./+-]+$/.test(word)) return word as NginxArgument;
  throw new Error(`${JSON.stringify(word)} is no word of nginx's configuration`);
}

/** A text in quotation marks; a dollar sign would begin a variable, and has no escape. */
export function nginxText(text: string): NginxArgument {
  if (text.includes('$')) throw new Error(`nginx takes a part of ${text} for a variable`);
  return quoted(text);
}

/** A regular expression, in which a dollar sign is the end. */
export function nginxPattern(pattern: string): NginxArgument {
  return quoted(pattern);
}

/** Where a rule leads. */
export function nginxTarget(parts: readonly (TargetParts[number] | NginxVariable)[]): NginxArgument {
  const written = parts.map((part) => {
    if (typeof part === 'object') return nginxWord(`$${part.variable}`);
    return typeof part === 'number' ? `$${part}` : part.replaceAll('$', '%24');
  });
  return quoted(written.join(''));
}

// nginx removes one level of backslashes.
function quoted(text: string): NginxArgument {
  return `"${text.replace(/[\\"]/g, '\\$&')}"` as NginxArgument;
}
