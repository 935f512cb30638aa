import type { ReadableContent } from '../model/catalogue.js';
import { type Loop, leadsToItself, loopsAmong } from '../urls/redirect-check.js';
import type { Rule } from '../urls/redirect-rule.js';
import type { Weeded } from './import-match.js';
import { activeRules, describedLoop, ledToItself } from './redirect-rules.js';

/** How often only the last rule of each loop is taken back; afterwards all of them are, so that there is an end. */
const PATIENT_PASSES = 10;

/** Where rules came from, and how one goes. */
interface Bed {
  /** The row that a rule came from; undefined for those that were there. */
  rowOf(id: string): number | undefined;
  takeBack(rule: Pick<Rule, 'id'>): void;
}

/**
 * Takes back, of rules that came together, each that leads to itself and of each loop the one that came last and so closed
 * it; tells the loops that remain, which are none of theirs.
 */
export function weeded(
  content: Pick<ReadableContent, 'redirects' | 'settings'>,
  came: ReadonlySet<string>,
  { rowOf, takeBack }: Bed,
): { out: Weeded[]; loops: Loop[] } {
  const out: Weeded[] = [];
  const rowIn = (rule: Rule) => rowOf(rule.id) ?? 0;
  for (let pass = 0; ; pass++) {
    const { rules, redirects } = activeRules(content);
    const loops = loopsAmong(rules, redirects);
    const theirs = loops.flatMap((loop) => {
      const ours = new Set(loop.hops.map(({ rule }) => rule).filter(({ id }) => came.has(id)));
      const [closing, ...others] = [...ours].sort((a, b) => rowIn(b) - rowIn(a));
      return closing === undefined ? [] : [{ loop, closing, others }];
    });
    const gone = new Set<string>();
    const takeOut = (rule: Rule, message: string) => {
      gone.add(rule.id);
      out.push({ id: rule.id, fault: { message, column: 'target', value: rule.target } });
      takeBack(rule);
    };

    const idle = rules.filter((rule) => came.has(rule.id) && leadsToItself(rule, redirects));
    for (const rule of idle) takeOut(rule, ledToItself(rule));
    theirs.sort((a, b) => rowIn(a.closing) - rowIn(b.closing));
    for (const { loop, closing, others } of theirs) {
      // Without a rule that is gone it may be no loop any more: the next pass tells.
      if (loop.hops.some(({ rule }) => gone.has(rule.id))) continue;
      const message = `With this ${describedLoop(loop)} (${placesOf(loop, rowOf)})`;
      for (const rule of pass < PATIENT_PASSES ? [closing] : [closing, ...others]) takeOut(rule, message);
    }
    if (gone.size === 0) return { out, loops };
  }
}

/** The rows that make a loop: `rows 2 and 3`, `row 2 and what was there before`. */
function placesOf({ hops }: Loop, rowOf: Bed['rowOf']): string {
  const found = [...new Set(hops.map(({ rule }) => rowOf(rule.id)))];
  const rows = found.filter((row) => row !== undefined).sort((a, b) => a - b);
  const parts = [...rows.map(String), ...(found.includes(undefined) ? ['what was there before'] : [])];
  const last = parts.pop();
  const list = parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
  return `${rows.length === 1 ? 'row' : 'rows'} ${list}`;
}
