import type { Transaction } from '../../store/transaction.js';
import { slugOf } from '../../values/text/make-slug.js';
import type { Author } from './author.js';

/** Gives the posts and reviews that name an author the new name. */
export function followAuthor(
  content: Pick<Transaction, 'posts' | 'casinos'>,
  before: Author,
  after: Author,
): void {
  const { name } = after;
  if (before.name === name && before.slug === after.slug) return;
  const words = new Set([slugOf(before.name), before.slug]);
  const isNamed = (text: string | undefined) =>
    text !== undefined && text !== name && words.has(slugOf(text));
  const renamed = (named: Readonly<Record<string, string | undefined>>) =>
    Object.fromEntries(Object.keys(named).flatMap((field) => (isNamed(named[field]) ? [[field, name]] : [])));
  for (const { id, author, checkedBy } of [...content.posts.all()]) {
    const changes = renamed({ author, checkedBy });
    if (Object.keys(changes).length > 0) content.posts.update(id, changes);
  }
  for (const { id, reviewer, checkedBy } of [...content.casinos.all()]) {
    const changes = renamed({ reviewer, checkedBy });
    if (Object.keys(changes).length > 0) content.casinos.update(id, changes);
  }
}
