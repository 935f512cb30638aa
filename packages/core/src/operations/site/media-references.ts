import {
  CONTENT_COLLECTIONS,
  collections,
  DOCUMENT_NAMES,
  documents,
  type ReadableContent,
} from '../../model/collections.js';
import { replacedFiles } from '../../model/documents/media.js';
import { displayNameOf } from '../../store/content.js';

/** A field that shows a picture. */
export interface MediaReference {
  /** A collection or document. */
  in: string;
  id?: string;
  field: string;
  /** In words: `Casino 'Golden Fox' (logo)`. */
  title: string;
}

const ADDRESS = /\/media\/([0-9a-f]{32}\.(?:png|jpg|gif|webp))/g;

/** The path of a picture of the library. */
export function mediaPath(file: string): string {
  return `/media/${file}`;
}

/** The references to pictures of the library, by the picture's file; those by its earlier addresses are among them. */
export function findMediaReferences(content: ReadableContent): Map<string, MediaReference[]> {
  const found = new Map<string, MediaReference[]>();
  const replaced = replacedFiles(content.media.get().files);
  const look = (value: object, about: Omit<MediaReference, 'field' | 'title'>, called: string) => {
    for (const [field, part] of Object.entries(value)) {
      const text = typeof part === 'string' ? part : typeof part === 'object' ? JSON.stringify(part) : '';
      if (!text.includes('/media/')) continue;
      const names = Array.from(text.matchAll(ADDRESS), ([, name = '']) => replaced.get(name) ?? name);
      for (const file of new Set(names)) {
        const reference = { ...about, field, title: `${called} (${field})` };
        found.set(file, [...(found.get(file) ?? []), reference]);
      }
    }
  };
  for (const name of CONTENT_COLLECTIONS) {
    for (const record of content[name].all()) {
      look(record, { in: name, id: record.id }, `${collections[name].title} '${displayNameOf(record)}'`);
    }
  }
  for (const { in: name, record: id, fields } of content.drafts.all()) {
    const record = [...content[name].all()].find((one) => one.id === id);
    const changes = Object.fromEntries(fields.map(({ path, value }) => [path, value]));
    look(
      changes,
      { in: name, id },
      `Draft of ${collections[name].title} '${displayNameOf(record ?? { id })}'`,
    );
  }
  for (const name of DOCUMENT_NAMES) {
    if (name !== 'media') look(content[name].get(), { in: name }, documents[name].title);
  }
  return found;
}
