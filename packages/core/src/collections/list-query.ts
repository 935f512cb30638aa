import * as z from 'zod';
import { lazy } from '../lazy.js';
import type { Entity } from '../model/entity.js';
import type { RecordSelection } from '../operations/records/select-records.js';
import { type SortOrder, sortOrder } from '../operations/records/sort-order.js';
import { compareBy, ordersBy } from '../operations/records/sort-records.js';
import { matches } from '../rules/search.js';
import { plainText } from '../values/html/plain-text.js';
import type { Filter } from './filters.js';

// biome-ignore lint/suspicious/noExplicitAny: filters of every kind stand side by side
export type Filters = { readonly [name: string]: Filter<any> };
type ValueOf<X> = X extends Filter<infer V> ? V : never;
type Optional<V> = z.ZodOptional<z.ZodType<V, V>>;

/** The query of a list: words to search for, the filters and the order. */
export type QueryOf<F extends Filters> = z.ZodObject<
  { search: Optional<string>; sort: Optional<string> } & { [K in keyof F]: Optional<ValueOf<F[K]>> },
  z.core.$strict
>;

/** What a list can be asked for. */
export interface ListQueryConfig<T, F extends Filters, S extends string> {
  /** The fields whose words a search finds. */
  search: readonly (keyof T & string)[];
  filters?: F;
  /** The fields by which screens offer to sort a list. */
  sorts?: readonly (S & keyof T)[];
  /** Orders that are not those of a field. */
  orders?: Readonly<Record<string, (a: T, b: T) => number>>;
  /** The order of a list without another; the stored one where none is given. */
  order?: RecordSelection<T>['compare'];
}

/** The query of a list, as operations take it and as options name it. */
export interface ListQuery<T, F extends Filters, S extends string> {
  filters: F;
  sorts: readonly (S | `-${S}`)[];
  sortOrder: SortOrder<T>;
  query(): QueryOf<F>;
  /** The records that a query asks for. */
  selection(given: object): RecordSelection<T>;
}

/** Declares what a list can be asked for. */
export function listQuery<
  T extends object,
  const F extends Filters = Readonly<Record<never, never>>,
  const S extends string = never,
>(
  entity: Pick<Entity<T>, 'plural' | 'fieldPaths' | 'findField' | 'check'>,
  { search: fields, filters = {} as F, sorts: sorted = [], orders = {}, order }: ListQueryConfig<T, F, S>,
): ListQuery<T, F, S> {
  const sorts = ordersBy<S>(...sorted);
  const sorting = sortOrder<T>({
    entity,
    named: {
      ...Object.fromEntries(sorts.map((sort) => [sort, compareBy<T>(sort, order)])),
      ...orders,
    } as Record<string, (a: T, b: T) => number>,
    otherwise: order,
  });
  const names = Object.keys(filters);
  const query = lazy(
    () =>
      z.strictObject({
        search: z.string().optional(),
        ...Object.fromEntries(names.map((name) => [name, filters[name]?.schema().optional()])),
        sort: sortInput(sorting).optional(),
      }) as unknown as QueryOf<F>,
  );
  const searched = fields.map((field) => ({
    field,
    isHtml: entity.findField(field)?.field.valueType.input.kind === 'html',
  }));
  const textsOf = (record: T) =>
    searched.map(({ field, isHtml }) => {
      const text = record[field] as string | undefined;
      return isHtml ? plainText(text ?? '') : text;
    });
  return {
    filters,
    sorts,
    sortOrder: sorting,
    query,
    selection(given) {
      const { search = '', sort, ...values } = given as Record<string, string | undefined>;
      const wanted = names.filter((name) => values[name] !== undefined);
      const isSearched = search.trim() !== '';
      return {
        passes: (record) =>
          wanted.every((name) => filters[name]?.passes(record, values[name] as never, name)) &&
          (!isSearched || matches(search, ...textsOf(record))),
        compare: sorting.compare(sort),
      };
    },
  };
}

/** The order of a list in the input of an operation. */
export function sortInput({ named }: Pick<SortOrder<never>, 'named'>): z.ZodString {
  const words = named.length === 0 ? 'Fields' : `${named.join(', ')}, or fields`;
  return z
    .string()
    .describe(`The order: ${words} between commas, such as -updatedAt,slug; - turns one round`);
}
