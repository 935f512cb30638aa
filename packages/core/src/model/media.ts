import * as z from 'zod';
import { choice } from '../values/choice.js';
import { identifier } from '../values/identifier.js';
import { moment } from '../values/moment.js';
import { isPictureName, PICTURE_ENDINGS, type PictureType } from '../values/picture.js';
import { line } from '../values/text.js';
import { document } from './document.js';

const file = () =>
  z.strictObject({
    id: identifier.schema,
    /** The file's name: the hash of its content, and its ending. */
    file: z.string().refine(isPictureName, 'must be the name of a picture'),
    title: line(300).schema,
    type: choice(...(Object.keys(PICTURE_ENDINGS) as [PictureType, ...PictureType[]])).schema,
    bytes: z.int().min(0),
    /** In pixels. */
    width: z.int().min(1).optional(),
    height: z.int().min(1).optional(),
    createdAt: moment.schema,
  });

/** The pictures that staff have uploaded. */
export const media = document('media', 'Media', () =>
  z.strictObject({ files: z.array(file()).max(100_000).default([]) }),
);

/** One picture of the list. */
export type MediaFile = Media['files'][number];
/** The stored list of media. */
export type Media = z.output<typeof media.schema>;
