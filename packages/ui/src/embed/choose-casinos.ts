import { toplistLimit } from '@croupier/core/embed';

/** What a site answers for several casinos: those that were asked for, or all where it is files and knows no query. */
interface CasinosAnswer<C> {
  casinos: C[];
  isWhole?: true;
}

/**
 * The casinos that a query asks for, of what the site answered. Throws an Error for a toplist that is narrowed or in
 * another order, which a site of files cannot answer.
 */
export function chooseCasinos<C extends { slug: string }>(
  { casinos, isWhole }: CasinosAnswer<C>,
  query: URLSearchParams,
): C[] {
  if (!isWhole) return casinos;
  const slugs = query.get('slugs');
  if (slugs) return slugs.split(',').flatMap((slug) => casinos.find((one) => one.slug === slug) ?? []);
  for (const one of query) {
    if (!/^limit|^sort,-rating$/.test(`${one}`)) throw new Error('needs a server');
  }
  return casinos.slice(0, toplistLimit(query.get('limit')));
}
