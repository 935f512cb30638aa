import { closestTarget, listen } from '../listen.js';

/** How long a pointer rests on a link before it seems meant, in milliseconds. */
const HOVER_MS = 80;

/** Fetches a page of this site ahead when a pointer rests on its link; not for visitors who save data. */
export function prefetchOnHover(): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return () => undefined;
  const fetched = new Set<string>([location.href]);
  let waiting: ReturnType<typeof setTimeout>;
  return listen(
    'pointerover',
    (event) => {
      clearTimeout(waiting);
      const link = closestTarget<HTMLAnchorElement>(event, 'a[href]');
      if (link === null || link.origin !== location.origin || link.target === '_blank') return;
      const { href } = link;
      if (fetched.has(href) || href.split('#')[0] === location.href.split('#')[0]) return;
      waiting = setTimeout(() => {
        fetched.add(href);
        const ahead = document.createElement('link');
        ahead.rel = 'prefetch';
        ahead.href = href;
        document.head.append(ahead);
      }, HOVER_MS);
    },
    { passive: true },
  );
}
