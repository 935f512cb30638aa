/** The address of the menu entry that leads closest to the current page; undefined if none leads there. */
export function currentEntry(hrefs: readonly string[], path: string): string | undefined {
  let closest: string | undefined;
  for (const href of hrefs) {
    if (leadsTo(href, path) && pathOf(href).length > pathOf(closest ?? '').length) closest = href;
  }
  return closest;
}

/** Whether a menu entry leads to a page or to one above it: `/` must match exactly, other paths match whole segments. */
function leadsTo(href: string, path: string): boolean {
  const place = pathOf(href);
  if (place === '' || place === '/') return place === path;
  return path === place || path.startsWith(`${place}/`);
}

function pathOf(href: string): string {
  return (href.split(/[?#]/)[0] ?? '').replace(/(.)\/$/, '$1');
}
