/** Whether a menu entry leads to where one is: `/` exactly, others equal or at the border of a segment. */
export function isCurrentPage(href: string, path: string): boolean {
  const place = href.split(/[?#]/)[0] ?? '';
  if (place === '' || place === '/') return place === path;
  const trimmed = place.replace(/\/$/, '');
  return path === trimmed || path.startsWith(`${trimmed}/`);
}
