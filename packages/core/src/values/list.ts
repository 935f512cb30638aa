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

/** One item; or several between semicolons, where one that has semicolons is none. */
function readItems<T extends string>(item: ValueType<T>, text: string): ParseResult<T[]> {
  const one = item.parse(text);
  if ('value' in one) return { value: [one.value] };
  const values: T[] = [];
  if (!text.includes(';')) return one;
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    const read = item.parse(part.trim());
    if ('fault' in read) return one;
    values.push(read.value);
  }
  return { value: values };
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
        const read = readItems(item, trimmed);
        if ('fault' in read) return { fault: `${read.fault} ('${trimmed.slice(0, 60)}')` };
        for (const value of read.value) items.push(value);
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
