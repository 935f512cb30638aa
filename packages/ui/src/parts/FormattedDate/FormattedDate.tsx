import type { ClassNameProps } from '../class-names.js';

const DATE_FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** The props of a date. */
export interface FormattedDateProps extends ClassNameProps {
  /** YYYY-MM-DD, or any moment in ISO 8601. */
  date: string;
}

/** A date for people, in a `<time>` for machines. */
export function FormattedDate({ date, className }: FormattedDateProps) {
  return (
    <time dateTime={date} className={className}>
      {DATE_FORMAT.format(new Date(date))}
    </time>
  );
}
