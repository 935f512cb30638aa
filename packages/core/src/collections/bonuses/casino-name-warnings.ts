import { lazy } from '../../lazy.js';
import { closestMatchAmong } from '../../model/closest-match.js';
import type { ChangeContext } from '../../operations/define/operation.js';
import type { RowWarnings } from '../../operations/transfer/rows/row-results.js';
import { flatCopy } from '../../values/flat-copy.js';
import { type Warning, warning } from '../../warning.js';
import type { Bonus } from './bonus.js';

type Casinos = Pick<ChangeContext['content'], 'casinos'>;
type Naming = { casino: string; row?: number };

/** How many names a warning has. */
const MAX_NAMED = 5;

/** Warns of bonuses that belong to no casino, since none has the name that they keep, or several have it. */
export function casinoNameWarnings(
  content: Casinos,
  bonuses: readonly Pick<Bonus, 'casino' | 'casinoId'>[],
): Warning[] {
  const without = bonuses.filter(({ casinoId }) => casinoId === undefined);
  return warningsOf(
    content,
    without.map(({ casino }) => ({ casino })),
  );
}

/** Warns of the same over the rows of a file. */
export function rowCasinoNameWarnings(content: Casinos): RowWarnings<Bonus> {
  const without: Naming[] = [];
  return {
    add({ casino, casinoId }, row) {
      if (casinoId === undefined) without.push({ casino: flatCopy(casino), row });
    },
    warnings: () => warningsOf(content, without),
  };
}

function warningsOf({ casinos }: Casinos, without: readonly Naming[]): Warning[] {
  if (without.length === 0) return [];
  const names = Array.from(casinos.scan(), ({ name }) => name);
  const words = new Set(names.map((name) => name.toLowerCase()));
  const nearest = lazy(() => closestMatchAmong(names));
  const [unknown, shared]: [Naming[], Naming[]] = [[], []];
  for (const one of without) (words.has(one.casino.toLowerCase()) ? shared : unknown).push(one);
  const named = unknown.slice(0, MAX_NAMED).map((one) => {
    const suggestion = nearest()(one.casino);
    return suggestion === undefined ? one : { ...one, suggestion };
  });
  return [
    ...(unknown.length === 0 ? [] : [warning('bonus.unknown-casino', { named, count: unknown.length })]),
    ...(shared.length === 0
      ? []
      : [warning('bonus.shared-casino-name', { named: shared.slice(0, MAX_NAMED), count: shared.length })]),
  ];
}
