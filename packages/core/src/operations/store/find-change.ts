import { problem } from '../../problem.js';
import type { ChangeHeader } from '../../store/change.js';

/** A change by its number, with or without #, by its id, or by the first characters of its id. Problem: `not-found`. */
export function findChange(headers: readonly ChangeHeader[], name: string): ChangeHeader {
  const [, digits] = /^#?([1-9]\d*)$/.exec(name) ?? [];
  const numbered = digits && headers.find(({ number }) => number === Number(digits));
  if (numbered) return numbered;
  const prefix = name.toLowerCase();
  const matches = headers.filter(({ id }) => id.startsWith(prefix));
  const found = matches.find(({ id }) => id === prefix) ?? matches[0];
  if (found !== undefined && (matches.length === 1 || found.id === prefix)) return found;
  throw matches.length > 1
    ? problem('history.ambiguous', { name, count: matches.length })
    : problem('history.not-found', { name });
}
