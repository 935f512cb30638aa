import { identifier } from '../values/identifier.js';
import { moment } from '../values/moment.js';
import { required } from './field.js';

/** The id that every record begins with. */
export const id = required(identifier, 'An id is required', { title: 'Id' });

/** When a record was made. */
export const createdAt = required(moment, 'Created is required', { title: 'Created' });

/** When a record was last changed. */
export const updatedAt = required(moment, 'Updated is required', { title: 'Updated' });

/** The fields that the store fills in itself. */
export const STAMPS = ['id', 'createdAt', 'updatedAt'] as const;

/** A record without what the store fills in. */
export type Unstamped<T> = Omit<T, (typeof STAMPS)[number]>;
