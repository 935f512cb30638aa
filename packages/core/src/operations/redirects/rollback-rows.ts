import { plural } from '../../diagnostics/plural.js';
import { selfRedirectText } from '../../diagnostics/problems/redirects.js';
import type { ReadableContent } from '../../model/collections.js';
import type { Redirect } from '../../model/redirect.js';
import {
  findLoops,
  loopAt,
  loopOfRule,
  type RedirectLoop,
  redirectsToItself,
} from '../../urls/redirects/check-redirects.js';
import type { CompiledRedirects } from '../../urls/redirects/compile-redirects.js';
import type { RedirectRule } from '../../urls/redirects/redirect-rule.js';
import type { RolledBackRow } from '../transfer/rows/row-matching.js';
import { activeRules, describeLoop } from './redirect-loops.js';

/** Steps that remove only the last rule of a loop; a later one removes all its rules, so that the search ends. */
const MAX_SINGLE_STEPS = 10;

interface RollbackContext {
  /** The row of an imported rule; undefined for a rule from before. */
  rowOf(id: string): number | undefined;
  /** Returns the rule as it was. */
  removeRule(rule: Pick<RedirectRule, 'id'>): Redirect;
}

/**
 * Removes imported rules that lead to themselves or loop alone, and from each other loop the rule of the last row, which
 * closed it. Returns the loops that remain: no imported rule is in them.
 */
export function rollbackLoopingRows(
  content: Pick<ReadableContent, 'redirects' | 'settings'>,
  importedIds: ReadonlySet<string>,
  { rowOf, removeRule }: RollbackContext,
): { out: RolledBackRow<Redirect>[]; loops: RedirectLoop[] } {
  const out: RolledBackRow<Redirect>[] = [];
  const gone = new Set<string>();
  const takeOut = (rule: RedirectRule, message: string) => {
    gone.add(rule.id);
    out.push({ record: removeRule(rule), fault: { message, column: 'target', value: rule.target } });
  };
  const rowIn = (rule: RedirectRule) => rowOf(rule.id) ?? 0;
  /** The imported rules of a loop, the one that closed it first. */
  const importedRules = ({ hops }: RedirectLoop): RedirectRule[] => {
    const imported = new Set(hops.map(({ rule }) => rule).filter(({ id }) => importedIds.has(id)));
    return [...imported].sort((a, b) => rowIn(b) - rowIn(a));
  };
  const closingRow = (loop: RedirectLoop) => Math.max(0, ...importedRules(loop).map(rowIn));
  const loopText = (loop: RedirectLoop) => `With this ${describeLoop(loop)} (${describeRows(loop, rowOf)})`;

  const all = activeRules(content);
  const faultOf = (rule: RedirectRule): string | undefined => {
    if (redirectsToItself(rule, all.ownHost)) return selfRedirectText(rule.source);
    const loop = loopOfRule(rule, all.redirects, all.ownHost);
    return loop && loopText(loop);
  };
  for (const rule of all.rules) {
    const message = importedIds.has(rule.id) ? faultOf(rule) : undefined;
    if (message !== undefined) takeOut(rule, message);
  }

  /** Of many rules with the same addresses, each takes the place of the one that is taken out. */
  const breakLoop = (loop: RedirectLoop, redirects: CompiledRedirects, pass: number) => {
    let left: RedirectLoop | undefined = loop;
    for (let step = pass; left !== undefined; step++) {
      const rules = importedRules(left);
      if (rules.length === 0) return;
      const message = loopText(left);
      for (const rule of step < MAX_SINGLE_STEPS ? rules.slice(0, 1) : rules) takeOut(rule, message);
      left = loopAt(loop.from, redirects, gone);
    }
  };
  for (let pass = 0; ; pass++) {
    // Compiled anew only once rules are gone: there may be hundreds of thousands.
    const { rules, redirects } = gone.size === 0 ? all : activeRules(content);
    const loops = findLoops(rules, redirects);
    const before = gone.size;
    for (const loop of loops.toSorted((a, b) => closingRow(a) - closingRow(b))) {
      // A removed rule may have opened this loop: the next pass looks again.
      if (!loop.hops.some(({ rule }) => gone.has(rule.id))) breakLoop(loop, redirects, pass);
    }
    if (gone.size === before) return { out, loops };
  }
}

/** The rows of a loop: `rows 2 and 3`, `row 2 and what was there before`. */
function describeRows({ hops }: RedirectLoop, rowOf: RollbackContext['rowOf']): string {
  const found = [...new Set(hops.map(({ rule }) => rowOf(rule.id)))];
  const rows = found.filter((row) => row !== undefined).sort((a, b) => a - b);
  const parts = [...rows.map(String), ...(found.includes(undefined) ? ['what was there before'] : [])];
  const last = parts.pop();
  const list = parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
  return `${plural(rows.length, 'row', 'rows')} ${list}`;
}
