/** What addresses of lists say beside what is shown: the page, and what is open. */
const NOT_KEPT = ['page', 'edit', 'copy', 'change'];

/** The query that a view keeps: two that show the same are the same text. */
export function viewQuery(address: string): string {
  const query = new URLSearchParams(address);
  for (const name of NOT_KEPT) query.delete(name);
  query.sort();
  return query.toString();
}
