/** Where a served site counts: a page view or a click as JSON, with no answer to wait for. */
const BEACON = '/beacon';

/** Sends what shall be counted; nothing is kept in the browser, and nothing waits for it. */
export function sendTraffic(traffic: { view: object } | { click: object }): void {
  navigator.sendBeacon?.(BEACON, JSON.stringify(traffic));
}
