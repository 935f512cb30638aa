import { identifier } from '../values/identifier.js';
import { day, timestamp } from '../values/timestamp.js';
import { systemField } from './field.js';

const PLACEHOLDER_DAY = '2000-01-01';
const PLACEHOLDER_TIMESTAMP = `${PLACEHOLDER_DAY}T00:00:00.000Z`;

/** The id of a record. */
export const id = systemField(
  identifier,
  { on: 'insert', value: ({ newId }) => newId(), placeholder: '00000000-0000-7000-8000-000000000000' },
  'An id is required',
  { title: 'Id' },
);

/** When a record was created. */
export const createdAt = systemField(
  timestamp,
  { on: 'insert-unless-given', value: ({ now }) => now, placeholder: PLACEHOLDER_TIMESTAMP },
  'Created is required',
  { title: 'Created' },
);

/** The day on which a record was made. */
export const createdDay = systemField(
  day,
  { on: 'insert-unless-given', value: ({ now }) => now.slice(0, 10), placeholder: PLACEHOLDER_DAY },
  'Created is required',
  { title: 'Created' },
);

/** When a record was last changed. */
export const updatedAt = systemField(
  timestamp,
  { on: 'change', value: ({ now }) => now, placeholder: PLACEHOLDER_TIMESTAMP },
  'Updated is required',
  { title: 'Updated' },
);

const systemFields = { id, createdAt, updatedAt };

/** The names of the fields that the store fills. */
export const SYSTEM_FIELDS = Object.keys(systemFields) as (keyof typeof systemFields)[];

/** A record without what the store fills. */
export type WithoutSystemFields<T> = Omit<T, keyof typeof systemFields>;
