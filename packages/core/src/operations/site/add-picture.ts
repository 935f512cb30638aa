import type { MediaFile } from '../../model/documents/media.js';
import { problem } from '../../problem.js';
import { countFrames } from '../../values/pictures/count-frames.js';
import {
  detectPicture,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_FRAMES,
  MAX_PICTURE_PIXELS,
  PICTURE_EXTENSIONS,
  type PictureInfo,
  pictureHash,
} from '../../values/pictures/picture.js';
import { stripMetadata } from '../../values/pictures/strip-metadata.js';
import type { ChangeContext } from '../define/operation.js';
import { pictureProblem, pictureTooLarge } from './picture-problem.js';

const MAX_SIDE = 16_384;

/** A picture that is to be added to the library. */
interface NewPicture {
  /** Its name for people. */
  title: string;
  alt?: string | undefined;
  content: Uint8Array;
}

/** Adds a picture to the library without its metadata; one that is there is not added again. Problem: `invalid`. */
export async function addPicture(
  { content, media, newId, now }: Pick<ChangeContext, 'content' | 'media' | 'newId' | 'now'>,
  { title, alt, content: uploaded }: NewPicture,
): Promise<MediaFile> {
  const { type, ...size } = readPicture(title, uploaded);
  const { bytes, isTurned } = stripMetadata(uploaded, type);
  const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height];
  const file = `${pictureHash(bytes)}.${PICTURE_EXTENSIONS[type]}`;
  const { files } = content.media.get();
  const known = files.find((one) => one.file === file);
  // Written again, since the file of a known picture may be lost.
  await media.write(file, bytes);
  if (known !== undefined) return known;
  const words = { title, ...(alt ? { alt } : {}) };
  const added = { id: newId(), file, ...words, type, bytes: bytes.length, width, height, createdAt: now };
  content.media.set({ files: [...files, added] });
  return added;
}

/** The type and size of a picture that the library takes. Problem: `invalid` for any other file. */
export function readPicture(title: string, bytes: Uint8Array): PictureInfo {
  if (bytes.length > MAX_PICTURE_BYTES) throw pictureTooLarge(title);
  const found = detectPicture(bytes);
  if (found === undefined) {
    const isSvg = /<svg[\s>]/i.test(String.fromCharCode(...bytes.subarray(0, 2_000)));
    throw pictureProblem(title, problem(isSvg ? 'media.is-svg' : 'media.wrong-type'));
  }
  const { width, height } = found;
  if (width * height > MAX_PICTURE_PIXELS || Math.max(width, height) > MAX_SIDE) {
    const size = { width, height, megapixels: MAX_PICTURE_PIXELS / 1e6, side: MAX_SIDE };
    throw pictureProblem(title, problem('media.too-many-pixels', size));
  }
  const frames = countFrames(bytes, found.type);
  if (frames === undefined) throw pictureProblem(title, problem('media.cut-off'));
  if (frames > MAX_PICTURE_FRAMES) {
    throw pictureProblem(title, problem('media.too-many-frames', { frames, most: MAX_PICTURE_FRAMES }));
  }
  return found;
}
