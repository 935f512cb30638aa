import type { Issue } from '../../diagnostics/issue.js';
import { entity, type InputOf, type RecordOf } from '../../model/entity.js';
import { required } from '../../model/field.js';
import { createdAt, id, updatedAt, type WithoutSystemFields } from '../../model/system-fields.js';
import { decimalNumber } from '../../values/number.js';
import { currencyCode } from '../../values/offers/currency-code.js';
import { slug } from '../../values/text/slug.js';
import { day } from '../../values/timestamp.js';

/** What one unit of a currency was worth in another on a day, as the owner says. */
export const rate = entity({
  name: 'rate',
  plural: 'rates',
  title: 'Rate',
  public: {},
  private: {
    id,
    slug: required(slug, 'Slug is required', {
      title: 'Slug',
      help: 'Made of the two currencies and the day.',
    }),
    code: required(currencyCode, 'Please say which currency', {
      title: 'Currency',
      aliases: ['from', 'currency'],
    }),
    into: required(currencyCode, 'Please say into which currency', { title: 'Into', aliases: ['to'] }),
    date: required(day, 'Please say since which day', {
      title: 'Date',
      help: 'From this day on, until the day of the next rate.',
      aliases: ['day'],
    }),
    rate: required(decimalNumber(0.000_001, 1_000_000_000), 'Please say the rate', {
      title: 'Rate',
      help: 'What one unit is worth: 0.92 where a dollar is 0.92 euros.',
    }),
    createdAt,
    updatedAt,
  },
  validateRecord: ({ code, into }): Issue[] =>
    code === into ? [{ path: 'into', message: 'A rate needs two currencies' }] : [],
});

/** A stored rate. */
export type Rate = RecordOf<typeof rate>;
/** The input for a new rate. */
export type RateInput = WithoutSystemFields<InputOf<typeof rate>>;
