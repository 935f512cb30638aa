import type { Classed } from '../classes.js';

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** The props of a day. */
export interface DayProps extends Classed {
  /** YYYY-MM-DD, or any moment in ISO 8601. */
  date: string;
}

/** A day as people read it, and as machines do. */
export function Day({ date, className }: DayProps) {
  return (
    <time dateTime={date} className={className}>
      {DAY.format(new Date(date))}
    </time>
  );
}
