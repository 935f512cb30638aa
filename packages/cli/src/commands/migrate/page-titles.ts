/** A separator of titles, and what stands behind the last one. */
const ENDING = /\s+[-\u2010-\u2015|\u00b7\u2022\u00bb:]+\s+[^-\u2010-\u2015|\u00b7\u2022\u00bb:]+$/;
/** Fewer titles may end alike by chance. */
const FEWEST = 3;

/** What more than half of the titles of a site end with, such as ` - Our site`; '' where they have no such ending. */
export function commonEnding(titles: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const title of titles) {
    const ending = ENDING.exec(title)?.[0] ?? '';
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  const [ending, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
  return count >= FEWEST && count * 2 > titles.length ? ending : '';
}

/** A title without the ending that all of its site have. */
export function withoutEnding(title: string, ending: string): string {
  return ending !== '' && title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}

/** A title without the name of its site at the end. */
export function withoutSiteName(title: string, siteName: string): string {
  const ending = ENDING.exec(title)?.[0] ?? '';
  return siteName !== '' && ending.endsWith(` ${siteName}`) ? withoutEnding(title, ending) : title;
}
