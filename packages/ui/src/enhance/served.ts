import { count } from './beacon.js';
import { enhance } from './enhance.js';
import { swapIn } from './swap.js';

/** The one script of served and built pages. */
function start(): void {
  enhance({ clicked: (click) => count({ click }), go: swapIn(), hasDocuments: true });
  count({ view: { path: location.pathname, title: document.title, referrer: document.referrer } });
}

start();
