import * as z from 'zod';
import { CONTENT_COLLECTIONS, DOCUMENT_NAMES } from '../../model/collections.js';
import { type MediaFile, MOST_REPLACED } from '../../model/documents/media.js';
import { problem } from '../../problem.js';
import type { Transaction, WritableCollection, WritableDocument } from '../../store/transaction.js';
import { change } from '../define/operation.js';
import { storablePicture } from './add-picture.js';
import { findMedia, pictureRef, uploadInput } from './media.js';
import { mediaPath } from './media-references.js';

/**
 * Puts another picture in the place of one, in everything that shows it, as one change. Its address is that of the new bytes,
 * so nobody is shown a cached copy of the old; the old address shows the new picture. Problems: `invalid`, `not-found`,
 * `conflict` where the library has the new one already.
 */
export const mediaReplace = change({
  name: 'media.replace',
  summary: 'Put another picture in the place of one, in everything that shows it',
  permission: 'import and delete content',
  exposure: { screen: '/admin/media', upload: 'files.content' },
  input: () =>
    z.strictObject({
      record: pictureRef(),
      files: z.array(uploadInput().omit({ alt: true })).length(1),
    }),
  async run({ content, media }, { record, files }) {
    const library = content.media.get().files;
    const before = findMedia(library, record);
    const { title, content: uploaded } = files[0] as (typeof files)[number];
    const { content: bytes, ...picture } = storablePicture(title, uploaded);
    const same = library.find(({ file }) => file === picture.file);
    if (same !== undefined && same !== before) throw problem('media.is-there', { title: same.title });
    await media.write(picture.file, bytes);
    if (same === before) return { records: [{ ...before, url: mediaPath(before.file) }] };
    const replaced = [before.file, ...(before.replaced ?? [])].filter((file) => file !== picture.file);
    const after: MediaFile = { ...before, ...picture, replaced: replaced.slice(0, MOST_REPLACED) };
    content.media.set({ files: library.map((one) => (one === before ? after : one)) });
    renameInContent(content, before.file, after.file);
    return { records: [{ ...after, url: mediaPath(after.file) }] };
  },
});

/** Names another file wherever records and documents name one. Drafts are stored as they are, and name it once they are read. */
function renameInContent(content: Transaction, from: string, to: string): void {
  for (const name of CONTENT_COLLECTIONS) {
    const records = content[name] as unknown as WritableCollection<{ id: string }>;
    for (const record of [...records.all()]) {
      const changes = renamedFields(record, from, to);
      if (changes !== undefined) records.update(record.id, changes);
    }
  }
  for (const name of DOCUMENT_NAMES) {
    if (name === 'media') continue;
    const document = content[name] as unknown as WritableDocument<object>;
    const before = document.get();
    const changes = renamedFields(before, from, to);
    if (changes !== undefined) document.set({ ...before, ...changes });
  }
}

function renamedFields(value: object, from: string, to: string): object | undefined {
  const renamed = Object.entries(value).flatMap(([field, part]) => {
    const text = JSON.stringify(part) ?? '';
    return text.includes(from) ? [[field, JSON.parse(text.replaceAll(from, to))] as const] : [];
  });
  return renamed.length === 0 ? undefined : Object.fromEntries(renamed);
}
