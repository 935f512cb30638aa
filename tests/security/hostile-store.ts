import { isProblem, type Perform, putAt } from '@croupier/core';
import { type Candidate, NOUNS, type Noun } from './hostile-nouns.js';
import { POISONS } from './poisons.js';

/** Columns that decide whether a record is seen, and where. */
const KEPT = ['slug', 'isActive', 'isPublished', 'isBlacklisted', 'isVisible', 'enabled'];

/** Fills a store with one record a poison, which has it in every field that takes it; how many fields hold one. */
export async function fillWithPoison(perform: Perform): Promise<number> {
  let poisoned = 0;
  for (const noun of NOUNS) {
    for (const [n, text] of Object.values(POISONS).entries()) {
      const right = noun.right?.(n) ?? {};
      const record = structuredClone(right);
      for (const leaf of noun.leaves) {
        if (KEPT.includes(leaf.column)) continue;
        const given = leaf.field.kind.name.startsWith('list') ? [text] : text;
        if (leaf.field.kind.schema.safeParse(given).success) putAt(record, leaf, given);
      }
      poisoned += await keep(perform, noun, seen(noun, record, n), right);
    }
  }
  return poisoned;
}

function seen({ name }: Noun, record: Candidate, n: number): Candidate {
  if (name === 'casinos') return { ...record, isActive: true, isBlacklisted: n % 5 === 4 };
  if (name !== 'redirects') return record;
  // A pattern that fits everything would hide the pages that are to be looked at.
  if (n % 2 === 1) return { ...record, enabled: false };
  const { regex: _regex, match: _match, ...plain } = record;
  return plain;
}

/** Adds a record, or changes what there is one of, without the fields that are refused; how many others it has. */
async function keep(perform: Perform, noun: Noun, given: Candidate, right: Candidate): Promise<number> {
  for (let tries = 0; tries < 20; tries++) {
    try {
      await (noun.add ?? noun.edit)(perform, given);
      return Object.keys(given).filter((key) => given[key] !== right[key]).length;
    } catch (error) {
      if (!isProblem(error) || error.issues.length === 0) throw error;
      for (const { path = '' } of error.issues) {
        const [name = ''] = path.split('.');
        if (right[name] === undefined) delete given[name];
        else given[name] = right[name];
      }
    }
  }
  throw new Error(`Nothing of a hostile ${noun.name} was kept`);
}
