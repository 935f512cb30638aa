import type { BEACON_PATH as CORE_BEACON_PATH } from '@croupier/core';

const BEACON_PATH: typeof CORE_BEACON_PATH = '/beacon';

/** Sends a count to the server; nothing is stored in the browser, and nothing waits for the answer. */
export function sendTraffic(traffic: { view: object } | { click: object }): void {
  // A host of files counts nothing.
  if (document.documentElement.dataset.static !== undefined) return;
  navigator.sendBeacon?.(BEACON_PATH, JSON.stringify(traffic));
}
