import * as z from 'zod';
import { messages } from '../../messages.js';
import { closestMatch } from '../../model/closest-match.js';
import type { MediaFile } from '../../model/media.js';
import { Problem } from '../../problem.js';
import { decodeBase64 } from '../../values/base64.js';
import { detectPicture, MAX_PICTURE_BYTES, PICTURE_EXTENSIONS, pictureHash } from '../../values/picture.js';
import { type ChangeContext, change, question } from '../define/operation.js';
import { findMediaReferences, type MediaReference, mediaPath } from './media-references.js';

/** What a picture may measure: a small file can unpack to more than a visitor's phone has room for. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 16_384;

const exposureOf = (verb: string) => ({
  command: `media ${verb}`,
  http: true as const,
  screen: '/admin/media',
});
const TYPES = 'PNG, JPEG, GIF or WebP';

const uploadInput = z.strictObject({
  /** What people call it; the name of the file that it came from, for one. */
  title: z.string().trim().min(1).max(300),
  /** The bytes, or base64 of them. */
  content: z.union([
    z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'must be bytes'),
    z.base64().transform(decodeBase64),
  ]),
});

/** A picture of the library, with its address and what shows it. */
export interface ListedMedia extends MediaFile {
  url: string;
  usedBy: MediaReference[];
}

/** The pictures of the library, newest first. */
export const mediaList = question({
  name: 'media.list',
  summary: 'List the pictures of the library',
  permission: 'see all content',
  exposure: exposureOf('list'),
  input: z.strictObject({
    search: z.string().optional().describe('Part of the title'),
    unused: z.boolean().default(false).describe('Only those that nothing shows'),
  }),
  run({ content }, { search = '', unused }) {
    const references = findMediaReferences(content);
    const records = content.media
      .get()
      .files.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()))
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

/** Adds pictures, known by what they hold: one that is there already is not added twice. Problem: `invalid`. */
export const mediaAdd = change({
  name: 'media.add',
  summary: 'Add pictures to the library',
  permission: 'edit posts',
  exposure: exposureOf('add'),
  input: z.strictObject({ files: z.array(uploadInput).min(1).max(1_000) }),
  async run(context, { files }) {
    const records: (MediaFile & { url: string })[] = [];
    for (const file of files) {
      const added = await addPicture(context, file);
      records.push({ ...added, url: mediaPath(added.file) });
    }
    return { records };
  },
});

/** Takes pictures out of the library; one that something shows stays. Problem: `conflict` that names what does. */
export const mediaDelete = change({
  name: 'media.delete',
  summary: 'Delete pictures from the library',
  permission: 'import and delete content',
  exposure: exposureOf('delete'),
  input: z.strictObject({
    records: z.array(z.string().min(1).describe("A picture's file, title or id")).min(1),
  }),
  run({ content }, input) {
    const { files } = content.media.get();
    const gone = new Set(input.records.map((called) => findMedia(files, called)));
    const references = findMediaReferences(content);
    const issues = [...gone].flatMap(({ file, title }) =>
      (references.get(file) ?? []).map((by) => ({
        path: by.field,
        message: `${title} is shown by ${by.title}`,
        value: file,
      })),
    );
    if (issues[0] !== undefined) {
      throw new Problem('conflict', issues[0].message, {
        issues: issues.length > 1 ? issues : [],
        hint: 'Show another picture there first.',
      });
    }
    content.media.set({ files: files.filter((one) => !gone.has(one)) });
    return { records: [...gone] };
  },
});

async function addPicture(
  { content, media, newId, now }: ChangeContext,
  { title, content: bytes }: z.output<typeof uploadInput>,
): Promise<MediaFile> {
  const { type, width, height } = readPicture(title, bytes);
  const file = `${pictureHash(bytes)}.${PICTURE_EXTENSIONS[type]}`;
  const { files } = content.media.get();
  const known = files.find((one) => one.file === file);
  // Its bytes may have been lost: they are written again.
  await media.write(file, bytes);
  if (known !== undefined) return known;
  const added = { id: newId(), file, title, type, bytes: bytes.length, width, height, createdAt: now };
  content.media.set({ files: [...files, added] });
  return added;
}

function readPicture(title: string, bytes: Uint8Array) {
  const refusal = (said: string, hint: string) =>
    new Problem('invalid', `${title}: ${said}`, { hint, issues: [{ file: title, message: said }] });
  if (bytes.length > MAX_PICTURE_BYTES) {
    throw refusal('it is larger than 10 MB', 'Make it smaller, or save it with more compression.');
  }
  const found = detectPicture(bytes);
  if (found === undefined) {
    const isSvg = /<svg[\s>]/i.test(String.fromCharCode(...bytes.subarray(0, 2_000)));
    throw refusal(
      messages.anyForm.imageRequired,
      isSvg ? `An SVG can hold scripts; save it as ${TYPES}.` : `It must be ${TYPES}.`,
    );
  }
  const { width, height } = found;
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) {
    throw refusal(
      `it measures ${width} × ${height} pixels`,
      `Make it smaller: at most ${MAX_PIXELS / 1e6} megapixels, and ${MAX_SIDE} pixels a side.`,
    );
  }
  return found;
}

function findMedia(files: readonly MediaFile[], mediaRef: string): MediaFile {
  const word = mediaRef.replace(/^\/media\//, '').toLowerCase();
  const named = files.filter(({ id, file, title }) => [id, file, title.toLowerCase()].includes(word));
  const begun = word.length >= 4 ? files.filter(({ file }) => file.startsWith(word)) : [];
  const [found, more] = named.length > 0 ? named : begun;
  if (found !== undefined && more === undefined) return found;
  const close = closestMatch(
    mediaRef,
    files.map(({ title }) => title),
  );
  throw new Problem(
    'not-found',
    more === undefined ? `There is no picture '${mediaRef}'` : `'${mediaRef}' names several pictures`,
    {
      hint:
        more === undefined && close !== undefined
          ? `Did you mean '${close}'?`
          : 'croupier media list shows the file of every picture.',
    },
  );
}
