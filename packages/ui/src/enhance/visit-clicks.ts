import { closestTarget, listen } from './listen.js';

/** A click on a link to a casino: the label, the address and the page of the link. */
export interface VisitClick {
  label: string;
  url: string;
  location: string;
}

/** Takes a link that was followed. */
export type OnVisitClick = (click: VisitClick) => void;

/** Reports every followed link with `data-croupier-visit`, by mouse or keyboard. */
export function trackVisitClicks(count: OnVisitClick): () => void {
  const followed = (event: MouseEvent) => {
    const link = closestTarget<HTMLAnchorElement>(event, 'a[data-croupier-visit]');
    if (link === null || event.button > 1) return;
    const label = link.dataset.croupierLabel ?? link.textContent ?? '';
    count({ label, url: link.href, location: location.pathname });
  };
  const off = [listen('click', followed), listen('auxclick', followed)];
  return () => {
    for (const stop of off) stop();
  };
}
