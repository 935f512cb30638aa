import type { Column } from './table.js';

/** A moment as people read it, in UTC: `2026-01-05 09:30`, with seconds `2026-01-05 09:30:12`. */
export function dateText(at: string, { seconds = false } = {}): string {
  return at.slice(0, seconds ? 19 : 16).replace('T', ' ');
}

let dayFormat: Intl.DateTimeFormat | undefined;

/** The day of a moment, as tables for people show it, in UTC: `Jan 05, 2026`. */
function longDayText(at: string): string {
  dayFormat ??= new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return dayFormat.format(new Date(at));
}

/** A column of days: `Jan 05, 2026` for people, `2026-01-05` for programs. */
export function dayColumn<T>(heading: string, at: (row: T) => string | undefined): Column<T> {
  return {
    heading,
    text: (row) => at(row)?.slice(0, 10) ?? '',
    tableText: (row) => {
      const moment = at(row);
      return moment === undefined ? '' : longDayText(moment);
    },
  };
}
