import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { messages } from '../../messages.js';
import { type MediaFile, pictureFocus } from '../../model/documents/media.js';
import { problem } from '../../problem.js';
import { matches } from '../../rules/search.js';
import { decodeBase64 } from '../../values/base64.js';
import { change, question } from '../define/operation.js';
import { findByRef } from '../records/find-by-ref.js';
import { addPicture } from './add-picture.js';
import { findMediaReferences, type MediaReference, mediaPath } from './media-references.js';

const exposure = { screen: '/admin/media' };

/** How an operation names a picture. */
export const pictureRef = lazy(() => z.string().min(1).describe("A picture's file, title or id"));

/** A picture that comes with a request. */
export const uploadInput = lazy(() =>
  z.strictObject({
    /** Its name for people, such as the name of the uploaded file. */
    title: z.string().trim().min(1, messages.ours.rowNeedsTitle('Title')).max(300),
    /** What it shows; a picture that is in the library already keeps what is said there. */
    alt: z.string().trim().max(500).optional(),
    /** The bytes, or base64 of them. */
    content: z.union([
      z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'must be bytes'),
      z.base64().transform(decodeBase64),
    ]),
  }),
);

/** A picture of the library, with its address and the records that show it. */
export interface ListedMedia extends MediaFile {
  url: string;
  usedBy: MediaReference[];
}

/** The pictures of the library, newest first. */
export const mediaList = question({
  name: 'media.list',
  summary: 'List the pictures of the library',
  permission: 'see all content',
  exposure,
  input: () =>
    z.strictObject({
      search: z.string().optional().describe('Part of the title or of the file name'),
      unused: z.boolean().default(false).describe('Only those that nothing shows'),
    }),
  run({ content }, { search = '', unused }) {
    const references = findMediaReferences(content);
    const records = content.media
      .get()
      .files.filter(({ title, file }) => matches(search, title, file))
      .map(
        (one): ListedMedia => ({
          ...one,
          url: mediaPath(one.file),
          usedBy: references.get(one.file) ?? [],
        }),
      )
      .filter(({ usedBy }) => !unused || usedBy.length === 0)
      .reverse();
    return { total: records.length, records };
  },
});

/**
 * Adds pictures without their metadata, each named by the hash of its bytes, so that none is added twice. Problem:
 * `invalid`.
 */
export const mediaAdd = change({
  name: 'media.add',
  summary: 'Add pictures to the library',
  permission: 'edit posts',
  exposure: { ...exposure, upload: 'files.content' },
  input: () => z.strictObject({ files: z.array(uploadInput()).min(1).max(1_000) }),
  async run(context, { files }) {
    const records: (MediaFile & { url: string })[] = [];
    for (const file of files) {
      const added = await addPicture(context, file);
      records.push({ ...added, url: mediaPath(added.file) });
    }
    return { records };
  },
});

/** Changes what a picture is called, what it is said to show and which point of it stays in sight; the picture itself stays. */
export const mediaEdit = change({
  name: 'media.edit',
  summary: 'Change the title, the alternative text or the focal point of a picture',
  permission: 'edit posts',
  exposure,
  input: () =>
    z.strictObject({
      record: pictureRef(),
      changes: z.strictObject({
        title: uploadInput().shape.title.optional(),
        alt: z
          .string()
          .trim()
          .max(500)
          .nullable()
          .optional()
          .describe('What it shows; null or empty takes it away'),
        focus: pictureFocus()
          .nullable()
          .optional()
          .describe('The point that stays in sight where it is cut, in percent; null for its middle'),
      }),
    }),
  run({ content }, { record, changes }) {
    const { files } = content.media.get();
    const before = findMedia(files, record);
    const { alt = before.alt, title = before.title, focus = before.focus } = changes;
    const { alt: _alt, focus: _focus, ...rest } = before;
    const after: MediaFile = { ...rest, title, ...(alt ? { alt } : {}), ...(focus ? { focus } : {}) };
    content.media.set({ files: files.map((one) => (one === before ? after : one)) });
    return { records: [after] };
  },
});

/** Deletes pictures from the library. Problem: `conflict` where something shows one, with what shows it. */
export const mediaDelete = change({
  name: 'media.delete',
  summary: 'Delete pictures from the library',
  permission: 'import and delete content',
  exposure,
  input: () =>
    z.strictObject({
      records: z.array(pictureRef()).min(1),
    }),
  run({ content }, input) {
    const { files } = content.media.get();
    const gone = new Set(input.records.map((called) => findMedia(files, called)));
    refuseShown(gone, findMediaReferences(content));
    content.media.set({ files: files.filter((one) => !gone.has(one)) });
    return { records: [...gone] };
  },
});

function refuseShown(
  pictures: Iterable<MediaFile>,
  references: ReadonlyMap<string, readonly MediaReference[]>,
): void {
  const uses = [...pictures].flatMap(({ file, title }) =>
    (references.get(file) ?? []).map((by) => ({ file, title, by: by.title, path: by.field })),
  );
  const [first, ...rest] = uses;
  if (first === undefined) return;
  const issues = uses.map(({ file, title, by, path }) => {
    return { path, message: `${title} is shown by ${by}`, value: file };
  });
  throw problem(
    'media.in-use',
    { title: first.title, by: first.by },
    { issues: rest.length > 0 ? issues : [] },
  );
}

/** The picture that is named. Problem: `not-found`. */
export function findMedia(files: readonly MediaFile[], mediaRef: string): MediaFile {
  return findByRef(files, mediaRef.replace(/^\/media\//, ''), {
    names: ({ id, file, title, replaced = [] }) => [id, file, title, ...replaced],
    prefixed: ({ file }) => file,
    suggested: ({ title }) => [title],
    notFound: (suggestion) => problem('media.not-found', { ref: mediaRef, suggestion }),
    ambiguous: () => problem('media.ambiguous', { ref: mediaRef }),
  });
}
