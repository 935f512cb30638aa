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
  const { content: bytes, ...picture } = storablePicture(title, uploaded);
  const { files } = content.media.get();
  const known = files.find((one) => one.file === picture.file);
  // Written again, since the file of a known picture may be lost.
  await media.write(picture.file, bytes);
  if (known !== undefined) return known;
  const { file, ...about } = picture;
  const added = { id: newId(), file, title, ...(alt ? { alt } : {}), ...about, createdAt: now };
  content.media.set({ files: [...files, added] });
  return added;
}

/** What the library keeps of a picture: its bytes without their metadata, and what is known of them. */
interface StorablePicture extends Pick<MediaFile, 'file' | 'type' | 'bytes' | 'width' | 'height'> {
  content: Uint8Array;
}

/** A picture as the library keeps it. Problem: `invalid`. */
export function storablePicture(title: string, uploaded: Uint8Array): StorablePicture {
  const { type, ...size } = readPicture(title, uploaded);
  const { bytes: content, isTurned } = stripMetadata(uploaded, type);
  const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height];
  const file = `${pictureHash(content)}.${PICTURE_EXTENSIONS[type]}`;
  return { content, file, type, bytes: content.length, width, height };
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
