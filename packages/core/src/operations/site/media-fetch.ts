import * as z from 'zod';
import type { MediaFile } from '../../model/documents/media.js';
import { problem } from '../../problem.js';
import { change } from '../define/operation.js';
import { addPicture } from './add-picture.js';
import { mediaPath } from './media-references.js';
import { pictureTitle } from './picture-title.js';

/** How many pictures one request fetches: each is up to 10 MB in memory. */
const MOST_FETCHED = 10;

/**
 * Takes pictures of other sites into the library, from public addresses over https alone. Problems: `usage` where nothing
 * here fetches, and for an address that is not fetched; `not-found`, `fault`, `invalid`.
 */
export const mediaFetch = change({
  name: 'media.fetch',
  summary: 'Take pictures of other sites into the library, by their addresses',
  permission: 'edit posts',
  exposure: { command: 'media add --url', screen: '/admin/media' },
  isHeavy: () => true,
  input: () =>
    z.strictObject({
      addresses: z
        .array(z.string().min(1).max(10_000).describe('The https:// address of a picture'))
        .min(1)
        .max(MOST_FETCHED),
    }),
  async prepare({ siteTools, signal }, { addresses }) {
    const fetchPicture = siteTools?.fetchPicture;
    if (fetchPicture === undefined) throw problem('media.not-fetched-here');
    const pictures = [];
    for (const address of new Set(addresses))
      pictures.push({ title: pictureTitle(address), content: await fetchPicture(address, signal) });
    return pictures;
  },
  async run(context, _input, pictures) {
    const records: (MediaFile & { url: string })[] = [];
    for (const picture of pictures) {
      const added = await addPicture(context, picture);
      records.push({ ...added, url: mediaPath(added.file) });
    }
    return { records };
  },
});
