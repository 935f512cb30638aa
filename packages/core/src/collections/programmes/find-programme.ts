import { closestMatch } from '../../model/closest-match.js';
import type { ReadableContent } from '../../model/collections.js';
import { problem } from '../../problem.js';
import type { Programme } from './programme.js';

/** The programme of a slug, or of a name in any case. Problem: `invalid` at the path of the field that names it. */
export function findProgramme(
  { programmes }: { programmes: Pick<ReadableContent['programmes'], 'all'> },
  ref: string,
  path: string,
): Programme {
  const word = ref.trim().toLowerCase();
  const all = [...programmes.all()];
  const found = all.find(({ slug }) => slug === word) ?? all.find(({ name }) => name.toLowerCase() === word);
  if (found !== undefined) return found;
  const suggestion = closestMatch(
    word,
    all.map(({ slug }) => slug),
  );
  throw problem('programme.unknown', { programme: ref, suggestion }, { at: { path, value: ref } });
}
