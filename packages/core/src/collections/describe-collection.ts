import type { CollectionDescription, FormPart } from '../forms/collection-description.js';
import { editableFields, type FieldPath } from '../model/entity.js';
import type { Collection } from './collection.js';

/** What faces ask of a collection before they load it. */
export function summarizeCollection({ entity, label, icon, editPermission }: Collection): object {
  const { name, plural, title: one } = entity;
  const title = plural.replaceAll(/\b\w/g, (first) => first.toUpperCase());
  return { noun: name.replaceAll(' ', '-'), title, one, label, icon, editPermission };
}

/** A collection as plain JSON, without its fields. */
export function describeCollection(collection: Collection): Omit<CollectionDescription, 'fields'> {
  const { name, entity, label, editPermission, page, tabs, columns, emptyText, aboutEmpty } = collection;
  const fieldOf = (path: string) => (entity.findField(path) as FieldPath).field;
  return {
    name,
    noun: entity.name,
    title: entity.title,
    label,
    editPermission,
    ...(page === undefined ? {} : { page }),
    search: collection.search.map((path) => fieldOf(path).title),
    filters: Object.entries(collection.filters).flatMap(([filter, { choices }]) =>
      choices === undefined ? [] : { name: filter, choices },
    ),
    ...(tabs === undefined ? {} : { tabs }),
    sorts: shownSorts(collection).map((value) => {
      const { title, valueType } = fieldOf(value.replace('-', ''));
      const { kind } = valueType.input;
      return { value, title, by: kind === 'timestamp' ? 'time' : kind === 'score' ? 'size' : 'words' };
    }),
    columns: columns.filter(({ id }) => id !== tabs),
    form: withEveryField(collection),
    ...(collection.confirmDelete && { confirmDelete: collection.confirmDelete(`this ${entity.name}`) }),
    ...(emptyText === undefined ? {} : { emptyText }),
    ...(aboutEmpty === undefined ? {} : { aboutEmpty }),
  };
}

/** The orders that a list offers: the usual one, and those of its columns; scores begin with the highest. */
function shownSorts({ sorts, usualSort = 'createdAt', columns, entity }: Collection): string[] {
  const usual = usualSort.replace('-', '');
  const fields = sorts.filter((sort) => columns.some(({ id }) => id === sort) && sort !== usual);
  const first = (field: string) =>
    entity.findField(field)?.field.valueType.input.kind === 'score' ? `-${field}` : field;
  const begun = sorts.length === 0 ? [] : [usualSort, ...fields.map(first)];
  return begun.flatMap((sort) => [sort, sort.startsWith('-') ? sort.slice(1) : `-${sort}`]);
}

/** The form; a field that it does not place stands at its end. */
function withEveryField({ form = [], entity, file }: Collection): FormPart[] {
  const placed = new Set([...form.flatMap((part) => (typeof part === 'string' ? part : part.fields))]);
  const paths = editableFields(entity).map(({ path }) => path.join('.'));
  return [...form, ...paths.filter((path) => !placed.has(path) && !file.filled?.includes(path))];
}
