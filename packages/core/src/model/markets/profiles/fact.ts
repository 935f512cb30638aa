import type { Sourced } from '../market-rules.js';

/** What a page of a law or of its authority says, and the day on which it was read. */
export function fact<T>(value: T, source: string, readOn: string): Sourced<T> {
  return { value, source, readOn };
}

/** What another page says of a law or of an authority. */
export function reported<T>(value: T, source: string, readOn: string): Sourced<T> {
  return { value, source, readOn, isReported: true };
}
