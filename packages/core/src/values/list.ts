import * as z from 'zod';
import { type Kind, kind, type Reading } from './kind.js';

/** The most items a list holds. */
export const LONGEST_LIST = 1_000;

/** A list; as text its items stand between commas or, where the text holds a `|`, between those only. */
export function list<T extends string>(item: Kind<T>): Kind<T[]> {
  return kind<T[]>({
    name: `list of ${item.name}`,
    schema: () =>
      z
        .array(
          item.schema
            .refine((text) => text !== '', 'must not have empty items')
            .refine((text) => !text.includes('|'), 'must not contain |'),
          'must be a list',
        )
        .max(LONGEST_LIST, `must have at most ${LONGEST_LIST} items`),
    read(text): Reading<T[]> {
      const items: T[] = [];
      for (const part of text.split(text.includes('|') ? '|' : ',')) {
        const trimmed = part.trim();
        if (trimmed === '') continue;
        const reading = item.read(trimmed);
        if ('fault' in reading) return { fault: `${reading.fault} ('${trimmed.slice(0, 60)}')` };
        items.push(reading.value);
      }
      if (items.length > LONGEST_LIST) return { fault: `must have at most ${LONGEST_LIST} items` };
      return { value: items };
    },
    write(items) {
      const texts = items.map((value) => item.write(value));
      if (!texts.some((text) => text.includes(','))) return texts.join(', ');
      return texts.length === 1 ? `${texts[0]}|` : texts.join(' | ');
    },
    ...(item.choices ? { choices: item.choices } : {}),
  });
}
