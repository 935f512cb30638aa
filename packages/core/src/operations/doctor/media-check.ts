import type { ReadableContent } from '../../model/collections.js';
import { findMediaReferences, mediaPath } from '../site/media-references.js';
import { type CheckResult, found } from './finding.js';

/** Pictures that are shown or listed without a file, and files that nothing shows or lists. */
export function* checkMedia(content: ReadableContent, names: readonly string[]): Iterable<CheckResult> {
  const present = new Set(names);
  const { files } = content.media.get();
  const listed = new Map(files.map((one) => [one.file, one]));
  for (const { id, file, title } of files) {
    if (present.has(file)) continue;
    const where = { check: 'missing-media', in: 'media', id, subject: title } as const;
    yield found('missing-file', { title, path: mediaPath(file) }, where);
  }
  // After those above: it cannot be told where a file of records is damaged.
  const references = findMediaReferences(content);
  for (const [file, shownBy] of references) {
    if (listed.has(file)) continue;
    for (const { title, in: name, id } of shownBy) {
      const where = { in: name, ...(id === undefined ? {} : { id }), subject: title };
      yield found('missing-media', { title, path: mediaPath(file) }, where);
    }
  }
  for (const { id, file, title } of files) {
    if (references.has(file)) continue;
    yield found('unused-media', { title, file }, { in: 'media', id, subject: title });
  }
  for (const file of names) {
    if (listed.has(file)) continue;
    yield found(
      'left-over-media',
      { path: mediaPath(file) },
      { in: 'media', subject: file },
      (_content, media) => media.remove(file),
    );
  }
}
