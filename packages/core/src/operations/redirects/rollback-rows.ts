import { plural } from '../../messages/plural.js';
import { selfRedirectText } from '../../messages/problems/redirects.js';
import type { ReadableContent } from '../../model/collections.js';
import { findLoops, type RedirectLoop, redirectsToItself } from '../../urls/redirects/check-rules.js';
import type { RedirectRule } from '../../urls/redirects/redirect-rule.js';
import type { RolledBackRow } from '../transfer/row-matching.js';
import { activeRules, describeLoop } from './redirect-loops.js';

/** Passes that remove only the last rule of each loop; a later pass removes all its rules, so that the search ends. */
const MAX_SINGLE_PASSES = 10;

interface RollbackContext {
  /** The row of an imported rule; undefined for a rule from before. */
  rowOf(id: string): number | undefined;
  removeRule(rule: Pick<RedirectRule, 'id'>): void;
}

/**
 * Removes imported rules that lead to themselves, and from each loop the rule of the last row, which closed it. Returns
 * the loops that remain: no imported rule is in them.
 */
export function rollbackLoopingRows(
  content: Pick<ReadableContent, 'redirects' | 'settings'>,
  importedIds: ReadonlySet<string>,
  { rowOf, removeRule }: RollbackContext,
): { out: RolledBackRow[]; loops: RedirectLoop[] } {
  const out: RolledBackRow[] = [];
  const rowIn = (rule: RedirectRule) => rowOf(rule.id) ?? 0;
  const own = activeRules(content);
  const idle = own.rules
    .filter(({ id }) => importedIds.has(id))
    .filter((rule) => redirectsToItself(rule, own.ownHost));
  for (const rule of idle) {
    const message = selfRedirectText(rule.source);
    out.push({ id: rule.id, fault: { message, column: 'target', value: rule.target } });
    removeRule(rule);
  }
  for (let pass = 0; ; pass++) {
    const { rules, redirects } = activeRules(content);
    const loops = findLoops(rules, redirects);
    const theirs = loops.flatMap((loop) => {
      const ours = new Set(loop.hops.map(({ rule }) => rule).filter(({ id }) => importedIds.has(id)));
      const [closing, ...others] = [...ours].sort((a, b) => rowIn(b) - rowIn(a));
      return closing === undefined ? [] : [{ loop, closing, others }];
    });
    const gone = new Set<string>();
    const takeOut = (rule: RedirectRule, message: string) => {
      gone.add(rule.id);
      out.push({ id: rule.id, fault: { message, column: 'target', value: rule.target } });
      removeRule(rule);
    };

    theirs.sort((a, b) => rowIn(a.closing) - rowIn(b.closing));
    for (const { loop, closing, others } of theirs) {
      // A removed rule may have opened this loop: the next pass looks again.
      if (loop.hops.some(({ rule }) => gone.has(rule.id))) continue;
      const message = `With this ${describeLoop(loop)} (${describeRows(loop, rowOf)})`;
      for (const rule of pass < MAX_SINGLE_PASSES ? [closing] : [closing, ...others]) takeOut(rule, message);
    }
    if (gone.size === 0) return { out, loops };
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
