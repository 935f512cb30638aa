import type { Transaction } from '../../store/transaction.js';
import { type Warning, warning } from '../../warning.js';
import { type Brand, needsBrandId } from './programme-link.js';
import type { ProgrammeReference } from './programme-reference.js';

/** Warns of casinos or listings that were given a programme whose links need a brand id, and have none. */
export function brandIdWarnings<T extends ProgrammeReference & { slug: string }>(
  { programmes }: Pick<Transaction, 'programmes'>,
  records: readonly T[],
  given: Readonly<Record<string, unknown>>,
  brandOf: (record: T) => Brand | undefined,
): Warning[] {
  if (given.programme === undefined && given.brandId === undefined) return [];
  const lacking = new Map<string, string[]>();
  for (const record of records) {
    const named = record.programme === undefined ? undefined : programmes.getBySlug(record.programme);
    if (named === undefined || !needsBrandId(named) || brandOf(record)?.brandId) continue;
    lacking.set(named.name, [...(lacking.get(named.name) ?? []), record.slug]);
  }
  return [...lacking].map(([programme, slugs]) =>
    warning('programme.brand-id-missing', { programme, slugs }),
  );
}
