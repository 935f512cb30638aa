import { type RootProps, rootAttributes } from '../root-attributes.js';

const DATE_FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** The props of a date. */
export interface FormattedDateProps extends RootProps {
  /** YYYY-MM-DD, or any moment in ISO 8601. */
  date: string;
}

/** A date for people, in a `<time>` for machines. */
export function FormattedDate({ date, ...root }: FormattedDateProps) {
  return (
    <time {...rootAttributes(root)} dateTime={date}>
      {DATE_FORMAT.format(new Date(date))}
    </time>
  );
}
