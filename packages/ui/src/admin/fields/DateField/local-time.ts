const MINUTE_MS = 60_000;

/** A stored moment as `datetime-local` shows it: YYYY-MM-DDThh:mm on this reader's clock. */
export function localMinuteOf(moment: string): string {
  const date = new Date(moment);
  const local = date.getTime() - date.getTimezoneOffset() * MINUTE_MS;
  return Number.isNaN(local) ? moment : new Date(local).toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length);
}

/** A minute on this reader's clock as it is stored: ISO 8601, UTC. What is no time stays as it is. */
export function momentOf(localMinute: string): string {
  const date = new Date(localMinute);
  return Number.isNaN(date.getTime()) ? localMinute : date.toISOString();
}

/** The name of this reader's time zone, such as `Europe/Copenhagen`. */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
