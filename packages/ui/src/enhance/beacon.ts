/** Where a served site counts: a page view or a click as JSON, with no answer to wait for. */
const BEACON = '/beacon';

/** Sends a count to the server; nothing is stored in the browser, and nothing waits for the answer. */
export function sendTraffic(traffic: { view: object } | { click: object }): void {
  navigator.sendBeacon?.(BEACON, JSON.stringify(traffic));
}
