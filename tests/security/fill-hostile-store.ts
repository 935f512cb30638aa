import { isProblem, type Perform, setFieldValue } from '@croupier/core';
import { HOSTILE_TEXTS } from './hostile-values.js';
import { RECORD_KINDS, type RecordInput, type RecordKind } from './record-kinds.js';

/** Columns that decide whether and where a record is visible. */
const VISIBILITY_FIELDS = ['slug', 'isActive', 'isPublished', 'isBlacklisted', 'isVisible', 'enabled'];

/** Fills a store with one record a poison, which has it in every field that takes it; how many fields hold one. */
export async function fillWithHostileValues(perform: Perform): Promise<number> {
  let poisoned = 0;
  for (const noun of RECORD_KINDS) {
    for (const [n, text] of Object.values(HOSTILE_TEXTS).entries()) {
      const right = noun.right?.(n) ?? {};
      const record = structuredClone(right);
      for (const fieldPath of noun.leaves) {
        if (VISIBILITY_FIELDS.includes(fieldPath.column)) continue;
        const given = fieldPath.field.valueType.name.startsWith('list') ? [text] : text;
        if (fieldPath.field.valueType.schema.safeParse(given).success)
          setFieldValue(record, fieldPath, given);
      }
      poisoned += await insertIfAccepted(perform, noun, makeVisible(noun, record, n), right);
    }
  }
  return poisoned;
}

function makeVisible({ name }: RecordKind, record: RecordInput, n: number): RecordInput {
  if (name === 'casinos') return { ...record, isActive: true, isBlacklisted: n % 5 === 4 };
  if (name !== 'redirects') return record;
  // A pattern that matches everything would hide the pages under test.
  if (n % 2 === 1) return { ...record, enabled: false };
  const { regex: _regex, match: _match, ...plain } = record;
  return plain;
}

/** Adds a record, or changes what there is one of, without the fields that are refused; how many others it has. */
async function insertIfAccepted(
  perform: Perform,
  noun: RecordKind,
  given: RecordInput,
  right: RecordInput,
): Promise<number> {
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
