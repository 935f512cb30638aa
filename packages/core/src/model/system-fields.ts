import { identifier } from '../values/identifier.js';
import { timestamp } from '../values/timestamp.js';
import { required } from './field.js';

/** The id that every record begins with. */
export const id = required(identifier, 'An id is required', { title: 'Id' });

/** When a record was made. */
export const createdAt = required(timestamp, 'Created is required', { title: 'Created' });

/** When a record was last changed. */
export const updatedAt = required(timestamp, 'Updated is required', { title: 'Updated' });

/** The fields that the store fills in itself. */
export const SYSTEM_FIELDS = ['id', 'createdAt', 'updatedAt'] as const;

/** A record without what the store fills in. */
export type WithoutSystemFields<T> = Omit<T, (typeof SYSTEM_FIELDS)[number]>;
