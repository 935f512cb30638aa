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

function parseJson(place: ContentName, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw problem('store.text-damaged', { content: place }, { cause });
  }
}
