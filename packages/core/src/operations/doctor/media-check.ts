import type { ReadableContent } from '../../model/collections.js';
import type { MediaStorage } from '../../store/storage-adapter.js';
import { findMediaReferences, mediaPath } from '../site/media-references.js';
import type { Finding } from './doctor.js';

/** A finding about pictures, and what mends it where that is safe. */
export interface MediaCheckResult {
  finding: Finding;
  mend?: (content: unknown, media: MediaStorage) => Promise<void>;
}

/** Pictures that are shown or listed and not there, and those that are there for nothing. */
export function* checkMedia(content: ReadableContent, names: readonly string[]): Iterable<MediaCheckResult> {
  const there = new Set(names);
  const { files } = content.media.get();
  const listed = new Map(files.map((one) => [one.file, one]));
  const references = findMediaReferences(content);
  const said = { in: 'media', isSafe: false };
  for (const { id, file, title } of files) {
    if (there.has(file)) continue;
    const message = `The picture '${title}' is listed, and its file ${mediaPath(file)} is gone`;
    const mend = 'Add the same picture again, or delete it from the library.';
    yield { finding: { ...said, check: 'missing-media', id, subject: title, message, mend } };
  }
  for (const [file, shownBy] of references) {
    if (listed.has(file)) continue;
    for (const { title, in: place, id } of shownBy) {
      const message = `${title} shows ${mediaPath(file)}, which is not in the library`;
      const mend = 'Add that picture, or show another.';
      const where = { in: place, ...(id === undefined ? {} : { id }) };
      yield { finding: { ...said, ...where, check: 'missing-media', subject: title, message, mend } };
    }
  }
  for (const { id, file, title } of files) {
    if (references.has(file)) continue;
    const message = `Nothing shows the picture '${title}'`;
    const mend = `croupier media delete ${file} takes it out of the library.`;
    yield { finding: { ...said, check: 'unused-media', id, subject: title, message, mend } };
  }
  for (const file of names) {
    if (listed.has(file)) continue;
    const message = `The file ${mediaPath(file)} is left over from a picture that is not in the library any more`;
    const mend = 'Remove the file; the change that deleted the picture can then not be undone.';
    yield {
      finding: { ...said, check: 'left-over-media', subject: file, message, mend, isSafe: true },
      mend: (_content, media) => media.remove(file),
    };
  }
}
