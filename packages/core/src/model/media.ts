import * as z from 'zod';
import { choice } from '../values/choice.js';
import { identifier } from '../values/identifier.js';
import { moment } from '../values/moment.js';
import { line } from '../values/text.js';
import { document } from './document.js';

const file = () =>
  z.strictObject({
    id: identifier.schema,
    /** The file's name: the hash of its content, and its ending. */
    file: line(100).schema,
    title: line(300).schema,
    type: choice('image/png', 'image/jpeg', 'image/gif', 'image/webp').schema,
    bytes: z.int().min(0),
    createdAt: moment.schema,
  });

/** The pictures that staff have uploaded. */
export const media = document('media', 'Media', () =>
  z.strictObject({ files: z.array(file()).max(100_000).default([]) }),
);

/** The stored list of media. */
export type Media = z.output<typeof media.schema>;
