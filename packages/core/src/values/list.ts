import * as z from 'zod';
import { listInput } from './input-kind.js';
import { type ParseResult, type ValueType, valueType } from './value-type.js';

const LIST_PREFIX = 'list of ';
/** Maximum number of items in a list. */
export const MAX_LIST_ITEMS = 1_000;

/** Whether values of a type are lists. */
export function isListType({ name }: Pick<ValueType<never>, 'name'>): boolean {
  return name.startsWith(LIST_PREFIX);
}

/** The items between semicolons; undefined where one of them is none. */
function itemsBetweenSemicolons<T extends string>(item: ValueType<T>, text: string): T[] | undefined {
  if (!text.includes(';')) return undefined;
  const items: T[] = [];
  for (const part of text.split(';')) {
    const trimmed = part.trim();
    if (trimmed === '') continue;
    const reading = item.parse(trimmed);
    if ('fault' in reading) return undefined;
    items.push(reading.value);
  }
  return items;
}

/** A list. As text, items are separated by `|` if it occurs, otherwise by commas, or as `split` says. */
export function list<T extends string>(
  item: ValueType<T>,
  split: (text: string) => readonly string[] = (text) => text.split(','),
): ValueType<T[]> {
  return valueType<T[]>({
    name: LIST_PREFIX + item.name,
    schema: () =>
      z
        .array(
          item.schema
            .refine((text) => text !== '', 'must not have empty items')
            .refine((text) => !text.includes('|'), 'must not contain |'),
          'must be a list',
        )
        .max(MAX_LIST_ITEMS, `must have at most ${MAX_LIST_ITEMS} items`),
    parse(text): ParseResult<T[]> {
      const items: T[] = [];
      for (const part of text.includes('|') ? text.split('|') : split(text)) {
        const trimmed = part.trim();
        if (trimmed === '') continue;
        const reading = item.parse(trimmed);
        if ('value' in reading) {
          items.push(reading.value);
          continue;
        }
        const several = itemsBetweenSemicolons(item, trimmed);
        if (several === undefined) return { fault: `${reading.fault} ('${trimmed.slice(0, 60)}')` };
        items.push(...several);
      }
      if (items.length > MAX_LIST_ITEMS) return { fault: `must have at most ${MAX_LIST_ITEMS} items` };
      return { value: items };
    },
    format(items) {
      const texts = items.map((value) => item.format(value));
      // A column of lists without commas or bars takes semicolons for the separator, so a lone item that has one ends in a bar.
      if (texts.length === 1 && texts[0]?.includes(';')) return `${texts[0]}|`;
      if (!texts.some((text) => text.includes(','))) return texts.join(', ');
      return texts.length === 1 ? `${texts[0]}|` : texts.join(' | ');
    },
    input: listInput(item.input),
    ...(item.choices ? { choices: item.choices } : {}),
  });
}
