import {
  isProblem,
  migratePictures,
  type OldPictureFile,
  type OperationInput,
  type RejectedPicture,
} from '@croupier/core';
import type { Session } from '../../session.js';
import { createProgressBar } from '../../terminal/progress-bar.js';

/** Finds the bytes of a picture of the old site; undefined where they are not there. */
export type FindPicture = (picture: OldPictureFile) => Promise<Uint8Array | undefined>;

/** What came of the pictures of the old site. */
export interface TakenPictures {
  taken: number;
  missing: string[];
  rejected: RejectedPicture[];
}

type Files = OperationInput<'migrate.pictures'>['files'];

/** How many pictures one change brings: what was brought stays where the rest is stopped. */
const AT_ONCE = 10;

/** Takes pictures into the library, a few at a time. */
export async function takePictures(
  session: Session,
  pictures: readonly OldPictureFile[],
  find: FindPicture,
): Promise<TakenPictures> {
  const result: TakenPictures = { taken: 0, missing: [], rejected: [] };
  const bar = await createProgressBar(session.globals.quiet === true || session.globals.json === true);
  try {
    for (let at = 0; at < pictures.length; at += AT_ONCE) {
      const files: Files = [];
      for (const picture of pictures.slice(at, at + AT_ONCE)) {
        const { address, alt } = picture;
        const content = await found(find, picture, result);
        if (content !== undefined) files.push({ address, content, ...(alt === '' ? {} : { alt }) });
      }
      if (files.length > 0) {
        const { records, rejected } = (await session.perform(migratePictures, { files })).result;
        result.taken += records.length;
        result.rejected.push(...rejected);
      }
      bar.onProgress({
        done: Math.min(at + AT_ONCE, pictures.length),
        total: pictures.length,
        unit: 'records',
      });
    }
  } finally {
    bar.stop();
  }
  return result;
}

/** The bytes of a picture; one that cannot be had is told, and the others come. */
async function found(
  find: FindPicture,
  picture: OldPictureFile,
  { missing, rejected }: TakenPictures,
): Promise<Uint8Array | undefined> {
  try {
    const content = await find(picture);
    if (content === undefined) missing.push(picture.address);
    return content;
  } catch (error) {
    if (!isProblem(error) || error.code === 'interrupted') throw error;
    rejected.push({ address: picture.address, message: error.message });
    return undefined;
  }
}
