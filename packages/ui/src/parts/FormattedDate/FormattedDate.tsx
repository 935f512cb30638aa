import type { ClassNameProps } from '../class-names.js';

const DATE_FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** The props of a day. */
export interface FormattedDateProps extends ClassNameProps {
  /** YYYY-MM-DD, or any moment in ISO 8601. */
  date: string;
}

/** A day as people read it, and as machines do. */
export function FormattedDate({ date, className }: FormattedDateProps) {
  return (
    <time dateTime={date} className={className}>
      {DATE_FORMAT.format(new Date(date))}
    </time>
  );
}
