import * as z from 'zod';
import type { MediaFile } from '../../model/documents/media.js';
import { isProblem } from '../../problem.js';
import { picturePaths } from '../../wordpress/addresses/picture-sizes.js';
import { change } from '../define/operation.js';
import { rulesInOrder } from '../redirects/redirect-loops.js';
import { addPicture } from '../site/add-picture.js';
import { uploadInput } from '../site/media.js';
import { mediaPath } from '../site/media-references.js';
import { pictureTitle } from '../site/picture-title.js';

/** How many pictures one request brings: each is up to 10 MB in memory. */
const MOST_PICTURES = 20;

/** What the redirects of pictures have in common. */
const RULE = { match: 'regex', permanent: true, preserveQuery: false, appendRemainder: false } as const;

/** A picture that is not taken, and why. */
export interface RejectedPicture {
  address: string;
  message: string;
}

/**
 * Takes pictures of a site that moves in into the library. A redirect from all sizes of each says where it is now, to visitors and
 * to the migration. One that is no picture is told, and the others come.
 */
export const migratePictures = change({
  name: 'migrate.pictures',
  summary: 'Take pictures of a site that moves in into the library, with redirects from their old addresses',
  permission: 'import and delete content',
  exposure: { command: 'migrate wordpress --uploads', upload: 'files.content' },
  isHeavy: () => true,
  input: () =>
    z.strictObject({
      files: z
        .array(
          uploadInput()
            .omit({ title: true })
            .extend({
              address: z.string().min(1).max(2_000).describe('Where the picture was on the old site'),
            }),
        )
        .min(1)
        .max(MOST_PICTURES),
    }),
  async run(context, { files }) {
    const { redirects } = context.content;
    const records: (MediaFile & { url: string })[] = [];
    const rejected: RejectedPicture[] = [];
    const known = new Set([...redirects.all()].map(({ source }) => source));
    let order = rulesInOrder(redirects.all()).at(-1)?.order ?? 0;
    for (const { address, ...file } of files) {
      try {
        const added = await addPicture(context, { title: pictureTitle(address), ...file });
        const url = mediaPath(added.file);
        const { path: source, pattern: regex } = picturePaths(address);
        if (!known.has(source)) {
          redirects.insert({ ...RULE, source, regex, target: url, order: ++order });
          known.add(source);
        }
        records.push({ ...added, url });
      } catch (error) {
        if (!isProblem(error) || error.code !== 'invalid') throw error;
        rejected.push({ address, message: error.message });
      }
    }
    return { records, rejected };
  },
});
