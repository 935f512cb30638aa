import type { BEACON_PATH as CORE_BEACON_PATH } from '@croupier/core';
import type { VisitClick } from './visit-clicks.js';

const BEACON_PATH: typeof CORE_BEACON_PATH = '/beacon';

/** The server counts who follows a link of its own that says where it stands. */
function isCountedLink(address: string): boolean {
  const { origin, searchParams } = new URL(address);
  return origin === location.origin && searchParams.has('from');
}

/** Sends a count to the server; nothing is stored in the browser, and nothing waits for the answer. */
export function sendTraffic(traffic: { view: object } | { click: VisitClick }): void {
  // A host of files counts nothing.
  if (document.documentElement.dataset.static !== undefined) return;
  if ('click' in traffic && isCountedLink(traffic.click.url)) return;
  navigator.sendBeacon?.(BEACON_PATH, JSON.stringify(traffic));
}
