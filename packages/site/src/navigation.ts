/**
 * Follows links to pages of this site that `isHandled` accepts without loading a document: `onNavigate` is called once the
 * address has changed, by a link or by the browser's back and forward. Returns how to stop.
 */
export function interceptLinks(
  onNavigate: () => void,
  isHandled: (path: string) => boolean = () => true,
): () => void {
  const clicked = (event: MouseEvent) => {
    const link = internalLink(event);
    if (link === undefined || !isHandled(link.pathname)) return;
    event.preventDefault();
    if (link.href === location.href) onNavigate();
    else navigate(link.href);
  };
  document.addEventListener('click', clicked);
  addEventListener('popstate', onNavigate);
  return () => {
    document.removeEventListener('click', clicked);
    removeEventListener('popstate', onNavigate);
  };
}

/** Calls `signOut` when its form is submitted. Returns a function that stops it. */
export function interceptSignOut(signOut: () => void): () => void {
  const sent = (event: SubmitEvent) => {
    if (!(event.target instanceof Element) || !event.target.matches('[data-croupier-sign-out]')) return;
    event.preventDefault();
    signOut();
  };
  document.addEventListener('submit', sent);
  return () => document.removeEventListener('submit', sent);
}

/** Navigates inside the site without loading a document; `replace` replaces the current history entry. */
export function navigate(href: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', href);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** The link of a plain click to another page of this site; undefined for clicks that the browser handles. */
function internalLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a');
  if (link === null || link.origin !== location.origin) return undefined;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const isInPage = link.pathname === location.pathname && link.search === location.search && link.hash !== '';
  // A last part with a dot is a file.
  return isInPage || /\.[^/]+$/.test(link.pathname) ? undefined : link;
}
