import * as z from 'zod';
import { type Kind, readWith } from './kind.js';

const momentSchema = z.iso.datetime({
  precision: 3,
  error: 'must be a moment like 2026-01-05T09:30:00.000Z',
});
const daySchema = z.iso.date('must be a day like 2026-01-05');

const SPELLING = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** A moment: ISO 8601 in UTC with milliseconds. Other ISO spellings are read and stored as this one; no zone is UTC. */
export const moment: Kind<string> = {
  name: 'moment (ISO 8601, UTC)',
  schema: momentSchema,
  read(text) {
    const [, day = '', clock = '00:00', zone = 'Z'] = SPELLING.exec(text) ?? [];
    const time = daySchema.safeParse(day).success ? Date.parse(`${day}T${clock}${zone}`) : Number.NaN;
    return readWith(momentSchema, Number.isNaN(time) ? text : new Date(time).toISOString());
  },
  write: (text) => text,
};

/** A calendar day, YYYY-MM-DD. */
export const day: Kind<string> = {
  name: 'day (YYYY-MM-DD)',
  schema: daySchema,
  read: (text) => readWith(daySchema, text),
  write: (text) => text,
};
