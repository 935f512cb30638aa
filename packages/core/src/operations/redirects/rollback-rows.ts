import { plural } from '../../messages/plural.js';
import { selfRedirectText } from '../../messages/problems/redirects.js';
import type { ReadableContent } from '../../model/collections.js';
import {
  findLoops,
  loopAt,
  loopOfRule,
  type RedirectLoop,
  redirectsToItself,
} from '../../urls/redirects/check-rules.js';
import type { RedirectRule } from '../../urls/redirects/redirect-rule.js';
import type { RolledBackRow } from '../transfer/row-matching.js';
import { activeRules, describeLoop } from './redirect-loops.js';

/** Steps that remove only the last rule of a loop; a later one removes all its rules, so that the search ends. */
const MAX_SINGLE_STEPS = 10;

interface RollbackContext {
  /** The row of an imported rule; undefined for a rule from before. */
  rowOf(id: string): number | undefined;
  removeRule(rule: Pick<RedirectRule, 'id'>): void;
}

/**
 * Removes imported rules that lead to themselves or loop alone, and from each other loop the rule of the last row, which
 * closed it. Returns the loops that remain: no imported rule is in them.
 */
export function rollbackLoopingRows(
  content: Pick<ReadableContent, 'redirects' | 'settings'>,
  importedIds: ReadonlySet<string>,
  { rowOf, removeRule }: RollbackContext,
): { out: RolledBackRow[]; loops: RedirectLoop[] } {
  const out: RolledBackRow[] = [];
  const rowIn = (rule: RedirectRule) => rowOf(rule.id) ?? 0;
  const loopText = (loop: RedirectLoop) => `With this ${describeLoop(loop)} (${describeRows(loop, rowOf)})`;
  const faultOf = (rule: RedirectRule, { redirects, ownHost }: ReturnType<typeof activeRules>) => {
    if (redirectsToItself(rule, ownHost)) return selfRedirectText(rule.source);
    const loop = loopOfRule(rule, redirects, ownHost);
    return loop === undefined ? undefined : loopText(loop);
  };
  const all = activeRules(content);
  const faulty = all.rules.flatMap((rule) => {
    const message = importedIds.has(rule.id) ? faultOf(rule, all) : undefined;
    return message === undefined ? [] : [{ rule, message }];
  });
  for (const { rule, message } of faulty) {
    out.push({ id: rule.id, fault: { message, column: 'target', value: rule.target } });
    removeRule(rule);
  }
  for (let pass = 0; ; pass++) {
    const { rules, redirects } = activeRules(content);
    const loops = findLoops(rules, redirects);
    const gone = new Set<string>();
    const rulesIn = ({ hops }: RedirectLoop): RedirectRule[] => {
      const ours = new Set(hops.map(({ rule }) => rule).filter(({ id }) => importedIds.has(id)));
      return [...ours].sort((a, b) => rowIn(b) - rowIn(a));
    };
    const takeOut = (rule: RedirectRule, message: string) => {
      gone.add(rule.id);
      out.push({ id: rule.id, fault: { message, column: 'target', value: rule.target } });
      removeRule(rule);
    };
    const closingRow = (loop: RedirectLoop) => rulesIn(loop).slice(0, 1).map(rowIn)[0] ?? 0;
    for (const loop of loops.toSorted((a, b) => closingRow(a) - closingRow(b))) {
      // A removed rule may have opened this loop: the next pass looks again.
      if (loop.hops.some(({ rule }) => gone.has(rule.id))) continue;
      let step = pass;
      // Of many rules with the same addresses, each takes the place of the one that is taken out.
      for (
        let one: RedirectLoop | undefined = loop;
        one !== undefined;
        one = loopAt(loop.from, redirects, gone)
      ) {
        const [closing, ...others] = rulesIn(one);
        if (closing === undefined) break;
        const message = loopText(one);
        for (const rule of step++ < MAX_SINGLE_STEPS ? [closing] : [closing, ...others])
          takeOut(rule, message);
      }
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
