import { latinDigits } from '@croupier/core/messages';
import { type RootProps, rootAttributes } from '../root-attributes.js';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The props of a date. */
export interface FormattedDateProps extends RootProps {
  /** YYYY-MM-DD, or any moment in ISO 8601. */
  date: string;
  /** BCP 47; English by default. */
  language?: string | undefined;
}

/** A date for people, in a `<time>` for machines. */
export function FormattedDate({ date, language = 'en', ...root }: FormattedDateProps) {
  return (
    <time {...rootAttributes(root)} dateTime={date}>
      {dateFormat(language).format(new Date(date))}
    </time>
  );
}

function dateFormat(language: string): Intl.DateTimeFormat {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(latinDigits(language), { dateStyle: 'medium', timeZone: 'UTC' });
  formats.set(language, format);
  return format;
}
