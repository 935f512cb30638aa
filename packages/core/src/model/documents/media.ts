import * as z from 'zod';
import { choice } from '../../values/choice.js';
import { identifier } from '../../values/identifier.js';
import { isPictureName, PICTURE_EXTENSIONS, type PictureType } from '../../values/pictures/picture.js';
import { singleLineText } from '../../values/text/text.js';
import { timestamp } from '../../values/timestamp.js';
import { contentDocument } from './document.js';

const file = () =>
  z.strictObject({
    id: identifier.schema,
    /** The file name: a content hash and an extension. */
    file: z.string().refine(isPictureName, 'must be the name of a picture'),
    title: singleLineText(300).schema,
    /** What it shows, for those who cannot see it. */
    alt: singleLineText(500).schema.optional(),
    type: choice(...(Object.keys(PICTURE_EXTENSIONS) as [PictureType, ...PictureType[]])).schema,
    bytes: z.int().min(0),
    /** In pixels. */
    width: z.int().min(1).optional(),
    height: z.int().min(1).optional(),
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
