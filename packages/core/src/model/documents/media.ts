import * as z from 'zod';
import { choice } from '../../values/choice.js';
import { identifier } from '../../values/identifier.js';
import { isPictureName, PICTURE_EXTENSIONS, type PictureType } from '../../values/pictures/picture.js';
import { singleLineText } from '../../values/text/text.js';
import { timestamp } from '../../values/timestamp.js';
import { contentDocument } from './document.js';

/** The point that stays in sight where a picture is cut to a shape: its place from the left and from the top, in percent. */
export const pictureFocus = () => z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) });

/** The file name: a content hash and an extension. */
const fileName = () => z.string().refine(isPictureName, 'must be the name of a picture');

/** How many of its earlier files a picture remembers. */
export const MOST_REPLACED = 100;

const file = () =>
  z.strictObject({
    id: identifier.schema,
    file: fileName(),
    /** The files that it had before it was replaced, the last first: their addresses show it too. */
    replaced: z.array(fileName()).max(MOST_REPLACED).optional(),
    title: singleLineText(300).schema,
    /** What it shows, for those who cannot see it. */
    alt: singleLineText(500).schema.optional(),
    type: choice(...(Object.keys(PICTURE_EXTENSIONS) as [PictureType, ...PictureType[]])).schema,
    bytes: z.int().min(0),
    /** In pixels. */
    width: z.int().min(1).optional(),
    height: z.int().min(1).optional(),
    /** Its middle unless given. */
    focus: pictureFocus().optional(),
    createdAt: timestamp.schema,
  });

/** The uploaded pictures. */
export const media = contentDocument('media', 'Media', () =>
  z.strictObject({ files: z.array(file()).max(100_000).default([]) }),
);

/** An uploaded picture. */
export type MediaFile = Media['files'][number];
/** The stored list of media. */
type Media = z.output<typeof media.schema>;

/** By the file that a picture had before it was replaced, the file that it has now. */
export function replacedFiles(files: readonly MediaFile[]): Map<string, string> {
  const now = new Set(files.map(({ file }) => file));
  return new Map(
    files.flatMap(({ file, replaced = [] }) =>
      replaced.filter((one) => !now.has(one)).map((one) => [one, file] as const),
    ),
  );
}
