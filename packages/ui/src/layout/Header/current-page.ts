/** Whether a menu entry leads to the current page: `/` must match exactly, other paths match whole segments. */
export function isCurrentPage(href: string, path: string): boolean {
  const place = href.split(/[?#]/)[0] ?? '';
  if (place === '' || place === '/') return place === path;
  const trimmed = place.replace(/\/$/, '');
  return path === trimmed || path.startsWith(`${trimmed}/`);
}
