import { selfRedirectText } from '../../messages/problems/redirects.js';
import type { ReadableContent } from '../../model/collections.js';
import { findLoops, type RedirectLoop, redirectsToItself } from '../../urls/redirects/check-rules.js';
import type { RedirectRule } from '../../urls/redirects/redirect-rule.js';
import type { RolledBackRow } from '../transfer/row-matching.js';
import { activeRules, describeLoop } from './redirect-loops.js';

/** How often only the last rule of each loop is taken back; afterwards all of them are, so that there is an end. */
const MAX_SINGLE_PASSES = 10;

/** Where rules came from, and how one goes. */
interface RollbackContext {
  /** The row that a rule came from; undefined for those that were there. */
  rowOf(id: string): number | undefined;
  removeRule(rule: Pick<RedirectRule, 'id'>): void;
}

/**
 * Takes back, of rules that came together, each that leads to itself and of each loop the one that came last and so closed
 * it; tells the loops that remain, which are none of theirs.
 */
export function rollbackLoopingRows(
  content: Pick<ReadableContent, 'redirects' | 'settings'>,
  importedIds: ReadonlySet<string>,
  { rowOf, removeRule }: RollbackContext,
): { out: RolledBackRow[]; loops: RedirectLoop[] } {
  const out: RolledBackRow[] = [];
  const rowIn = (rule: RedirectRule) => rowOf(rule.id) ?? 0;
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

    const idle = rules.filter((rule) => importedIds.has(rule.id) && redirectsToItself(rule, redirects));
    for (const rule of idle) takeOut(rule, selfRedirectText(rule.source));
    theirs.sort((a, b) => rowIn(a.closing) - rowIn(b.closing));
    for (const { loop, closing, others } of theirs) {
      // Without a rule that is gone it may be no loop any more: the next pass tells.
      if (loop.hops.some(({ rule }) => gone.has(rule.id))) continue;
      const message = `With this ${describeLoop(loop)} (${describeRows(loop, rowOf)})`;
      for (const rule of pass < MAX_SINGLE_PASSES ? [closing] : [closing, ...others]) takeOut(rule, message);
    }
    if (gone.size === 0) return { out, loops };
  }
}

/** The rows that make a loop: `rows 2 and 3`, `row 2 and what was there before`. */
function describeRows({ hops }: RedirectLoop, rowOf: RollbackContext['rowOf']): string {
  const found = [...new Set(hops.map(({ rule }) => rowOf(rule.id)))];
  const rows = found.filter((row) => row !== undefined).sort((a, b) => a - b);
  const parts = [...rows.map(String), ...(found.includes(undefined) ? ['what was there before'] : [])];
  const last = parts.pop();
  const list = parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
  return `${rows.length === 1 ? 'row' : 'rows'} ${list}`;
}
