import { changesOf, isSameValue, leavesOf, valueAt } from '../../values/versions/field-paths.js';
import { mergeValues } from '../../values/versions/merge-values.js';
import type { DraftField } from './draft.js';

/** What becomes of changes to a record that others changed meanwhile. */
export interface MergedFields {
  /** What differs from their record, by path: of a field that both changed, the paragraphs or items of both. */
  values: Map<string, unknown>;
  /** The paths that both changed, where that contradicts; `values` has what the draft says. */
  contested: string[];
}

/** Brings changes to a record over what it is now. */
export function mergeFields(fields: readonly DraftField[], record: object): MergedFields {
  const values = new Map<string, unknown>();
  const contested: string[] = [];
  for (const { path, value, before } of fields) {
    const live = valueAt(record, path);
    const merged = mergeValues(before, value, live);
    if ('isConflict' in merged) contested.push(path);
    const result = 'isConflict' in merged ? value : merged.value;
    if (!isSameValue(result, live)) values.set(path, result);
  }
  return { values, contested };
}

/** What becomes of the changes that two people make to one record at once. */
interface MergedDrafts {
  /** What differs from mine, as changes: of a text that both changed, the paragraphs of both. */
  revision: Record<string, unknown>;
  /** The paths that both changed, where that contradicts; mine stay. */
  contested: string[];
}

/** Brings what somebody else made of a draft into mine. `base` is what both began with, `live` what the record has without a draft. */
export function mergeDrafts(mine: object, base: object, theirs: object, live: object): MergedDrafts {
  const [own, began, other] = [mine, base, theirs].map(leavesOf) as [Leaves, Leaves, Leaves];
  const revision = new Map<string, unknown>();
  const contested: string[] = [];
  for (const path of new Set([...own.keys(), ...began.keys(), ...other.keys()])) {
    const [here, before, there] = [own, began, other].map((one) =>
      one.has(path) ? one.get(path) : valueAt(live, path),
    );
    const merged = mergeValues(before, here, there);
    if ('isConflict' in merged) contested.push(path);
    else if (!isSameValue(merged.value, here)) revision.set(path, merged.value);
  }
  return { revision: changesOf(revision), contested };
}

type Leaves = Map<string, unknown>;
