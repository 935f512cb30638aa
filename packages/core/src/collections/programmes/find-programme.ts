import { memoizeWeak } from '../../lazy.js';
import { closestMatch } from '../../model/closest-match.js';
import { problem } from '../../problem.js';
import type { Transaction } from '../../store/transaction.js';
import type { Programme } from './programme.js';

type Content = { readonly programmes: Pick<Transaction['programmes'], 'all' | 'getBySlug'> };

/** The programme of a slug, or of a name in any case. Problem: `invalid` at the path of the field that names it. */
export function findProgramme(content: Content, ref: string, path: string): Programme {
  const { programmes } = content;
  const word = ref.trim().toLowerCase();
  const found =
    programmes.getBySlug(word) ?? programmes.getBySlug(programmeSlugsByName(content).get(word) ?? '');
  if (found !== undefined) return found;
  const slugs = [...programmes.all()].map(({ slug }) => slug);
  const suggestion = closestMatch(word, slugs);
  throw problem('programme.unknown', { programme: ref, suggestion }, { at: { path, value: ref } });
}

/**
 * The slugs of programmes by their names in lower case, of two of one name the first. What asks for them changes no programmes,
 * so they are gone through once for all rows of a file.
 */
export const programmeSlugsByName = memoizeWeak(({ programmes }: Content) => {
  const slugs = new Map<string, string>();
  for (const { name, slug } of programmes.all())
    if (!slugs.has(name.toLowerCase())) slugs.set(name.toLowerCase(), slug);
  return slugs;
});
