import * as z from 'zod';
import { list } from '../list.js';
import { day } from '../timestamp.js';
import { valueType } from '../value-type.js';
import { splitUpdate } from './split-update.js';
import { hasDisallowedCharacter } from './text-characters.js';

const MAX_LENGTH = 1_000;
const message = 'must be a day and what changed, such as 2026-01-31 Corrected the payout times';
const DAY_AFTER_COMMA = /,(?=\s*\d{4}-\d{2}-\d{2}\s)/;

/** An update of a text: its day, a space, and what changed. */
const update = valueType<string>({
  name: 'day and text',
  schema: () =>
    z
      .string(message)
      .max(MAX_LENGTH, `must be at most ${MAX_LENGTH} characters`)
      .refine((text) => !hasDisallowedCharacter(text), 'must not contain control characters')
      .refine((text) => 'value' in day.parse(splitUpdate(text).day), message)
      .overwrite((text) => text.trim().replace(/\s+/g, ' ')),
  format: (text) => text,
  input: { kind: 'update', maxLength: MAX_LENGTH },
});

/** Updates as one text. A comma ends one only before the day of the next, since texts have commas too. */
export const updateList = list(update, (text) => text.split(DAY_AFTER_COMMA));
