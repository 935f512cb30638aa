import { type CollectionName, collections } from '../../../model/collections.js';
import type { Entity } from '../../../model/entity.js';
import { compareText } from '../../../values/text/compare-text.js';
import { uniqueSlug } from '../../../values/text/slug.js';
import type { Damage } from '../../storage-adapter.js';
import { recordFileOf, throwDamage } from '../records/check-file.js';
import { type InspectedRecord, inspectRecords, textOf } from '../records/inspect-records.js';
import type { RecordFile } from '../records/record-file.js';
import { fileOf } from '../store-folder.js';

interface Slugged {
  id: string;
  slug: string;
  createdAt?: string;
}

/**
 * Repairs a collection's file: drops duplicate records, gives the later of two records with one slug another, and keeps
 * both sides of a merge. Problem: `fault`, with all damage, if a person must repair any of it.
 */
export function repairRecords(
  name: CollectionName,
  bytes: Buffer,
): { content: RecordFile; damage: readonly Damage[] } {
  const { records, damage } = inspectRecords(name, bytes);
  if (damage.some(({ repair }) => repair === undefined)) throwDamage(fileOf(name), damage);
  const kept = withUniqueSlugs(
    name,
    records.filter(({ repair }) => repair !== 'drop'),
    bytes,
  );
  return { content: recordFileOf(kept, bytes), damage };
}

function withUniqueSlugs(
  name: CollectionName,
  records: readonly InspectedRecord[],
  bytes: Buffer,
): InspectedRecord[] {
  const repeated = new Set(records.filter(({ repair }) => repair === 'rename').map(({ slug }) => slug));
  if (repeated.size === 0) return [...records];
  const entity = collections[name] as unknown as Entity<Slugged>;
  const parse = (record: InspectedRecord) => JSON.parse(textOf(record, bytes)) as Slugged;
  const taken = new Set(records.map(({ slug }) => slug));
  const rivals = records
    .filter(({ slug }) => repeated.has(slug))
    .map((record) => ({ record, value: parse(record) }))
    .sort((a, b) => compareText(a.value.createdAt ?? '', b.value.createdAt ?? ''));
  const texts = new Map<InspectedRecord, string>();
  for (const { record, value } of rivals) {
    // The record that was there first keeps its address.
    if (repeated.delete(value.slug)) continue;
    const slug = uniqueSlug(value.slug, (candidate) => taken.has(candidate));
    taken.add(slug);
    const check = entity.check({ ...value, slug });
    if ('value' in check) texts.set(record, JSON.stringify(check.value));
  }
  return records.map((record) => ({ ...record, text: texts.get(record) ?? record.text }));
}
