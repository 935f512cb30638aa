import { oneLine } from './one-line.js';
import type { TargetParts } from './target-parts.js';

declare const brand: unique symbol;
/** What may stand behind the name of a directive. */
type ApacheArgument = string & { readonly [brand]: true };

/** A line of Apache's configuration. Nothing else writes one, so that no text ends its line or its quotation. */
export function apacheLine(directive: string, ...args: readonly ApacheArgument[]): string {
  const line = oneLine([apacheWord(directive), ...args].join(' '));
  if (line.includes('${')) throw new Error(`Apache takes a part of ${line} for a variable`);
  return line;
}

/** A section, such as `<If>`, with its lines. */
export function apacheSection(name: string, argument: ApacheArgument, lines: readonly string[]): string {
  const head = oneLine(`<${apacheWord(name)} ${argument}>`);
  return `${head}\n${lines.map((line) => `  ${line}\n`).join('')}</${name}>`;
}

/** An argument without blanks and quotation marks, as it is. */
export function apacheWord(word: string): ApacheArgument {
  if (/^[\w%{}[\]=,.:/*!+-]+$/.test(word) && !word.includes('${')) return word as ApacheArgument;
  throw new Error(`${JSON.stringify(word)} is no word of Apache's configuration`);
}

/** A text in quotation marks. */
export function apacheText(text: string): ApacheArgument {
  return `"${text.replace(/[\\"]/g, '\\$&')}"` as ApacheArgument;
}

/** A pattern for mod_rewrite, whose quotations have no escape for a quotation mark. */
export function apachePattern(pattern: string): ApacheArgument {
  const written = pattern.replace(/\\.|"/gs, (piece) => (piece.endsWith('"') ? '\\x22' : piece));
  return `"${written}"` as ApacheArgument;
}

/** Where a rule of mod_rewrite leads; `mark` stands before the number of a group. */
export function apacheTarget(parts: TargetParts, mark: '$' | '%' = '$'): ApacheArgument {
  const written = parts.map((part) =>
    typeof part === 'number' ? `${mark}${part}` : part.replaceAll('"', '%22').replace(/[\\$%]/g, escaped),
  );
  return `"${written.join('')}"` as ApacheArgument;
}

// The quotation mark that became %22 is escaped as every % is.
const escaped = (letter: string) => `\\${letter}`;
