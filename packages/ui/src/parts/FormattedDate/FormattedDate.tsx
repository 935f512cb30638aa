import { localDate } from '@croupier/core/messages';
import { type RootProps, rootAttributes } from '../root-attributes.js';

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
      {localDate(date, language)}
    </time>
  );
}
