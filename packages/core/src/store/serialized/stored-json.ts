import { lazy } from '../../lazy.js';
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
 * Makes the text that stores a checked value in place of another text. Of what it has by default, it leaves out what that text or
 * `given` lacks. So a record of an earlier version keeps its bytes until a field says something new, and one that is put back
 * has those that its history knows.
 */
export function textInPlaceOf(
  place: ContentName,
  inPlaceOf: string | undefined,
): (value: object, given?: object) => string {
  const before = lazy(() => (inPlaceOf === undefined ? undefined : (parseJson(place, inPlaceOf) as object)));
  return (value, given) => {
    const text = JSON.stringify(value);
    if (text === inPlaceOf) return text;
    const shapes = [before(), given].filter((shape) => shape !== undefined);
    const lacked = Object.keys(value).filter((name) => shapes.some((shape) => !Object.hasOwn(shape, name)));
    if (lacked.length === 0) return text;
    const defaults: Record<string, unknown> = {};
    ENTITIES[place]?.fillDefaults(defaults);
    const isLeftOut = ([name, held]: [string, unknown]) =>
      lacked.includes(name) &&
      Object.hasOwn(defaults, name) &&
      JSON.stringify(held) === JSON.stringify(defaults[name]);
    return JSON.stringify(Object.fromEntries(Object.entries(value).filter((entry) => !isLeftOut(entry))));
  };
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
