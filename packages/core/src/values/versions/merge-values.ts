import { diff3Merge } from 'node-diff3';
import { MAX_COMPARED } from './sequence-diff.js';

/** What two people made of one value: both, or that they contradict each other. */
export type Merged = { value: unknown } | { isConflict: true };

const CONFLICT: Merged = { isConflict: true };
/** Stands between the paragraphs of a text, so that changes of neighbors are no conflict. */
const BETWEEN = '\u0000';
/** The end of a paragraph, an item, a cell or a line: what stands between two of them is changed by one person at a time. */
const PIECE = /.*?(?:<\/(?:p|h[1-6]|li|ul|ol|td|th|tr|table|blockquote|figure|div|pre)>|\n|$)/gisu;

/**
 * What becomes of a value that two people changed: the one that differs from `base`; of texts, the paragraphs of both; of lists,
 * the items of both. Where both changed the same, it is a conflict. An absent value is undefined or null.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine };
  if (isSame(base, mine)) return { value: theirs };
  if (typeof mine === 'string' && typeof theirs === 'string' && typeof base === 'string') {
    const pieces = mergeSequences(piecesOf(base), piecesOf(mine), piecesOf(theirs));
    return pieces === undefined ? CONFLICT : { value: pieces.join('').replaceAll(BETWEEN, '') };
  }
  if (Array.isArray(mine) && Array.isArray(theirs) && Array.isArray(base ?? [])) {
    const items = mergeSequences(itemsOf(base ?? []), itemsOf(mine), itemsOf(theirs));
    return items === undefined ? CONFLICT : { value: items.map((item) => JSON.parse(item) as unknown) };
  }
  return CONFLICT;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function mergeSequences(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] | undefined {
  if (Math.max(base.length, mine.length, theirs.length) > MAX_COMPARED) return undefined;
  const merged: string[] = [];
  for (const { ok, conflict } of diff3Merge([...mine], [...base], [...theirs])) {
    if (conflict !== undefined) return undefined;
    merged.push(...(ok ?? []));
  }
  return merged;
}

function piecesOf(text: string): string[] {
  const pieces = (text.match(PIECE) ?? []).filter((piece) => piece !== '');
  return pieces.flatMap((piece) => [piece, BETWEEN]);
}

function itemsOf(list: unknown): string[] {
  return (list as unknown[]).map((item) => JSON.stringify(item));
}
