import { adminShowcaseLabels } from '@croupier/core/messages';

/** A field of an item: how it is asked for, and what a new item begins with. */
export type ItemField = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'line' | 'lines' | 'texts' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly fallback: number }
  | { readonly kind: 'items'; readonly shape: ItemShape }
);

/** What the items of a list are made of. */
export interface ItemShape {
  /** What one of them is called. */
  readonly item: string;
  /** The field whose words name an item. */
  readonly namedBy: string;
  readonly fields: readonly ItemField[];
  /** Folded items show their name until they are opened. */
  readonly isFolded?: true;
}

/** An item, by the names of its fields. */
export type Item = Readonly<Record<string, unknown>>;

const { items, fields } = adminShowcaseLabels;
const line = (
  name: 'title' | 'value' | 'label' | 'difficulty' | 'category' | 'name' | 'role' | 'portrait' | 'link',
): ItemField => ({
  name,
  label: fields[name],
  kind: 'line',
});

export const FIGURE: ItemShape = {
  item: items.figure,
  namedBy: 'title',
  fields: [line('title'), line('value')],
};

const BAR: ItemShape = {
  item: items.bar,
  namedBy: 'label',
  fields: [
    line('label'),
    { name: 'value', label: fields.value, kind: 'number', min: 0, max: 1_000_000_000, fallback: 0 },
  ],
};

export const CHART: ItemShape = {
  item: items.chart,
  namedBy: 'title',
  fields: [line('title'), { name: 'bars', label: fields.bars, kind: 'items', shape: BAR }],
  isFolded: true,
};

export const LESSON: ItemShape = {
  item: items.lesson,
  namedBy: 'title',
  fields: [
    line('title'),
    line('difficulty'),
    line('category'),
    { name: 'minutes', label: fields.minutes, kind: 'number', min: 1, max: 600, fallback: 5 },
    { name: 'description', label: fields.description, kind: 'lines' },
    { name: 'content', label: fields.content, kind: 'lines' },
    { name: 'tips', label: fields.tips, kind: 'texts' },
  ],
  isFolded: true,
};

export const PROFILE: ItemShape = {
  item: items.profile,
  namedBy: 'name',
  fields: [
    line('name'),
    line('role'),
    { name: 'bio', label: fields.bio, kind: 'lines' },
    line('portrait'),
    line('link'),
  ],
  isFolded: true,
};

/** An item with nothing written in it yet. */
export function newItem({ fields: all }: ItemShape): Item {
  return Object.fromEntries(all.map((field) => [field.name, emptyValue(field)]));
}

/** Whether nothing was written in an item. */
export function isEmptyItem(shape: ItemShape, item: Item): boolean {
  return shape.fields.every((field) => {
    const value = item[field.name];
    if (field.kind === 'number') return value === field.fallback || value === null;
    return Array.isArray(value) ? value.length === 0 : String(value ?? '').trim() === '';
  });
}

/** The items without those in which nothing was written. */
export function writtenItems(shape: ItemShape, list: readonly Item[]): Item[] {
  const cleaned = list.map((item) =>
    Object.fromEntries(
      shape.fields.map((field) => {
        const value = item[field.name];
        return [field.name, field.kind === 'items' ? writtenItems(field.shape, value as Item[]) : value];
      }),
    ),
  );
  return cleaned.filter((item) => !isEmptyItem(shape, item));
}

function emptyValue(field: ItemField): unknown {
  if (field.kind === 'number') return field.fallback;
  return field.kind === 'texts' || field.kind === 'items' ? [] : '';
}
