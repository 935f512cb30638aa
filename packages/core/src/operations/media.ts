import * as z from 'zod';
import { messages } from '../messages.js';
import type { MediaFile } from '../model/media.js';
import { nearest } from '../model/nearest.js';
import { Problem } from '../problem.js';
import { bytesOf } from '../values/base64.js';
import { HEAVIEST_PICTURE, PICTURE_ENDINGS, pictureHash, pictureIn } from '../values/picture.js';
import { mediaAddress, type Reference, referencesToMedia } from './media-references.js';
import { type ChangeContext, change, question } from './operation.js';

/** What a picture may measure: a small file can unpack to more than a visitor's phone has room for. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 16_384;

const face = (verb: string) => ({ command: `media ${verb}`, http: true as const, screen: '/admin/media' });
const TYPES = 'PNG, JPEG, GIF or WebP';

const upload = z.strictObject({
  /** What people call it; the name of the file that it came from, for one. */
  title: z.string().trim().min(1).max(300),
  /** The bytes, or base64 of them. */
  content: z.union([
    z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'must be bytes'),
    z.base64().transform(bytesOf),
  ]),
});

/** A picture of the library, with its address and what shows it. */
export interface ListedMedia extends MediaFile {
  url: string;
  usedBy: Reference[];
}

/** The pictures of the library, newest first. */
export const mediaList = question({
  name: 'media.list',
  summary: 'List the pictures of the library',
  allowed: 'see all content',
  faces: face('list'),
  input: z.strictObject({
    search: z.string().optional().describe('Part of the title'),
    unused: z.boolean().default(false).describe('Only those that nothing shows'),
  }),
  run({ content }, { search = '', unused }) {
    const references = referencesToMedia(content);
    const records = content.media
      .get()
      .files.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()))
      .map(
        (one): ListedMedia => ({
          ...one,
          url: mediaAddress(one.file),
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
  allowed: 'edit posts',
  faces: face('add'),
  input: z.strictObject({ files: z.array(upload).min(1).max(1_000) }),
  async run(context, { files }) {
    const records: (MediaFile & { url: string })[] = [];
    for (const file of files) {
      const added = await add(context, file);
      records.push({ ...added, url: mediaAddress(added.file) });
    }
    return { records };
  },
});

/** Takes pictures out of the library; one that something shows stays. Problem: `conflict` that names what does. */
export const mediaDelete = change({
  name: 'media.delete',
  summary: 'Delete pictures from the library',
  allowed: 'import and delete content',
  faces: face('delete'),
  input: z.strictObject({
    records: z.array(z.string().min(1).describe("A picture's file, title or id")).min(1),
  }),
  run({ content }, input) {
    const { files } = content.media.get();
    const gone = new Set(input.records.map((called) => fileNamed(files, called)));
    const references = referencesToMedia(content);
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

async function add(
  { content, media, newId, now }: ChangeContext,
  { title, content: bytes }: z.output<typeof upload>,
): Promise<MediaFile> {
  const { type, width, height } = picture(title, bytes);
  const file = `${pictureHash(bytes)}.${PICTURE_ENDINGS[type]}`;
  const { files } = content.media.get();
  const known = files.find((one) => one.file === file);
  // Its bytes may have been lost: they are written again.
  await media.write(file, bytes);
  if (known !== undefined) return known;
  const added = { id: newId(), file, title, type, bytes: bytes.length, width, height, createdAt: now };
  content.media.set({ files: [...files, added] });
  return added;
}

function picture(title: string, bytes: Uint8Array) {
  const refusal = (said: string, hint: string) =>
    new Problem('invalid', `${title}: ${said}`, { hint, issues: [{ file: title, message: said }] });
  if (bytes.length > HEAVIEST_PICTURE) {
    throw refusal('it is larger than 10 MB', 'Make it smaller, or save it with more compression.');
  }
  const found = pictureIn(bytes);
  if (found === undefined) {
    const isSvg = /<svg[\s>]/i.test(String.fromCharCode(...bytes.subarray(0, 2_000)));
    throw refusal(
      messages.anyForm.imageRequired,
      isSvg ? `An SVG can hold scripts; save it as ${TYPES}.` : `It must be ${TYPES}.`,
    );
  }
  const { width, height } = found;
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE) {
    throw refusal(
      `it measures ${width} × ${height} pixels`,
      `Make it smaller: at most ${MOST_PIXELS / 1e6} megapixels, and ${LONGEST_SIDE} pixels a side.`,
    );
  }
  return found;
}

function fileNamed(files: readonly MediaFile[], called: string): MediaFile {
  const word = called.replace(/^\/media\//, '').toLowerCase();
  const named = files.filter(({ id, file, title }) => [id, file, title.toLowerCase()].includes(word));
  const begun = word.length >= 4 ? files.filter(({ file }) => file.startsWith(word)) : [];
  const [found, more] = named.length > 0 ? named : begun;
  if (found !== undefined && more === undefined) return found;
  const close = nearest(
    called,
    files.map(({ title }) => title),
  );
  throw new Problem(
    'not-found',
    more === undefined ? `There is no picture '${called}'` : `'${called}' names several pictures`,
    {
      hint:
        more === undefined && close !== undefined
          ? `Did you mean '${close}'?`
          : 'croupier media list shows the file of every picture.',
    },
  );
}
