import { didYouMean } from '../command-line/did-you-mean.js';
import { toSingleLine } from './control-characters.js';
import { usageProblem } from './errors/error-output.js';
import { formatCell } from './format-cell.js';

/** The line that a template makes of a record. */
export type RecordTemplate = (record: object) => string;

const PARTS = /\{\{|\}\}|\{([^{}]*)\}|[{}]|\\[nt\\]/g;
const LITERALS: Readonly<Record<string, string>> = {
  '{{': '{',
  '}}': '}',
  '\\n': '\n',
  '\\t': '\t',
  '\\\\': '\\',
};

/**
 * Reads a template such as `{slug}: {name}`: the fields of a record between braces, `{{` and `}}` for braces, `\n` and `\t`.
 * Problem: `usage` for a field that there is not, and for a brace alone.
 */
export function parseTemplate(text: string, fields: readonly string[]): RecordTemplate {
  const parts: (string | { field: string })[] = [];
  let end = 0;
  for (const { 0: found, 1: name, index } of text.matchAll(PARTS)) {
    parts.push(text.slice(end, index));
    end = index + found.length;
    if (name !== undefined) parts.push({ field: knownField(name.trim(), fields) });
    else parts.push(LITERALS[found] ?? loneBrace(found));
  }
  parts.push(text.slice(end));
  return (record) =>
    parts.map((part) => (typeof part === 'string' ? part : fieldText(record, part.field))).join('');
}

/** The value of a field, such as `name` or `ratings.games`, on one line. */
export function fieldText(record: object, field: string): string {
  const [outer = '', inner] = field.split('.');
  const value = (record as Record<string, unknown>)[outer];
  const chosen = inner === undefined ? value : (value as Record<string, unknown> | undefined)?.[inner];
  return toSingleLine(formatCell(chosen));
}

function knownField(name: string, fields: readonly string[]): string {
  const found = fields.find((field) => field.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found;
  const known = `The fields are: ${fields.join(', ')}`;
  throw usageProblem(
    name === ''
      ? '--template has braces without a field'
      : `--template names a field that is not there: '${name}'`,
    [didYouMean(name, fields), known].filter(Boolean).join(' '),
  );
}

function loneBrace(brace: string): never {
  throw usageProblem(
    `--template has a ${brace} alone`,
    `Give a field as {name}, and a brace itself as ${brace}${brace}.`,
  );
}
