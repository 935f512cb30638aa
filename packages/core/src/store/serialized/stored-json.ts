import { collections } from '../../model/collections.js';
import { siteSettings } from '../../model/documents/settings.js';
import type { Entity } from '../../model/entity.js';
import { problem } from '../../problem.js';
import type { ContentName } from '../change.js';

const ENTITIES: Readonly<Partial<Record<ContentName, Pick<Entity, 'fillDefaults'>>>> = {
  ...collections,
  settings: siteSettings,
};

/**
 * Reads text of the store, which a disk may have changed since it was checked; fields that the version which wrote it did
 * not know have their defaults. Problem: `fault`.
 */
export function parseStored(place: ContentName, text: string): unknown {
  const value = parseJson(place, text);
  ENTITIES[place]?.fillDefaults(value as Record<string, unknown>);
  return value;
}

/**
 * The text that stores a checked value. Of what it has by default, it leaves out what one of the others lacks: the text in whose
 * place it comes, and what somebody gave. So a record of an earlier version keeps its bytes until a field says something
 * new, and one that is put back has those that its history knows.
 */
export function storedText(
  place: ContentName,
  value: object,
  { inPlaceOf, given = value }: { inPlaceOf: string | undefined; given?: object | undefined },
): string {
  const text = JSON.stringify(value);
  if (text === inPlaceOf) return text;
  const earlier = inPlaceOf === undefined ? given : (parseJson(place, inPlaceOf) as object);
  const shapes = earlier === given ? [given] : [earlier, given];
  const isLacked = (name: string) => shapes.some((shape) => !Object.hasOwn(shape, name));
  if (!Object.keys(value).some(isLacked)) return text;
  const defaults: Record<string, unknown> = {};
  ENTITIES[place]?.fillDefaults(defaults);
  const isLeftOut = ([name, held]: [string, unknown]) =>
    Object.hasOwn(defaults, name) &&
    isLacked(name) &&
    JSON.stringify(held) === JSON.stringify(defaults[name]);
  return JSON.stringify(Object.fromEntries(Object.entries(value).filter((entry) => !isLeftOut(entry))));
}

/** A text without the spaces that somebody put into its file. */
export function compactText(place: ContentName, text: string): string {
  return JSON.stringify(parseJson(place, text));
}

function parseJson(place: ContentName, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw problem('store.text-damaged', { content: place }, { cause });
  }
}
