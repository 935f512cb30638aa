import type { OperationResult } from '@croupier/core';
import { RecordDiff } from '@croupier/ui/admin';
import { comparedFields } from '../compared-fields.js';

/** What a change did to one record. */
type Entry = OperationResult<'history.show'>['record']['entries'][number];

/** What differs between a record before and after a change; nothing for one that it made. */
export function EntryDiff(entry: Entry) {
  if (entry.did === 'insert') return null;
  const before = filledFields(entry.before);
  const after = entry.did === 'update' ? filledFields(entry.after) : {};
  return <RecordDiff fields={comparedFields(entry.in, before, after)} before={before} after={after} />;
}

/** An emptied field is as absent as one that never was. */
function filledFields(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}
