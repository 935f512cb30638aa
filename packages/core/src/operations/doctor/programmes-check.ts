import { collections, type ReadableContent } from '../../model/collections.js';
import { type CheckResult, found } from './finding.js';

/** Casinos and listings that name a programme which is not there. */
export function* checkProgrammeReferences(
  content: Pick<ReadableContent, 'programmes' | 'casinos' | 'listings'>,
): Iterable<CheckResult> {
  const known = new Set<string>();
  for (const { slug } of content.programmes.all()) known.add(slug);
  for (const collection of ['casinos', 'listings'] as const) {
    const { title } = collections[collection];
    for (const { id, slug, programme } of content[collection].all()) {
      if (programme === undefined || known.has(programme)) continue;
      const where = { check: 'dangling-reference', in: collection, id, subject: slug } as const;
      yield found('unknown-programme', { title, slug, programme }, where);
    }
  }
}
