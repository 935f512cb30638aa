import { MAX_PICTURE_PIXELS, type PictureVariant } from '@croupier/core';
import type { OpenPicture } from './load-sharp.js';

/** How much of a picture is given up for fewer bytes, from 1 to 100; about equal to the eye. */
const QUALITY = { avif: 55, webp: 76 } as const;
/** How long the encoder of AVIF looks for savings, from 0 to 9: beyond it, time doubles for a few percent. */
const AVIF_EFFORT = 3;

/**
 * A picture in the width and format of a variant: upright, without metadata, never enlarged. Undefined for one that moves,
 * which the formats would stop, and for one that cannot be read.
 */
export async function makeVariant(
  open: OpenPicture,
  bytes: Uint8Array,
  { width, format }: Pick<PictureVariant, 'width' | 'format'>,
): Promise<Uint8Array | undefined> {
  const options = { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'truncated' } as const;
  try {
    const { pages = 1 } = await open(bytes, options).metadata();
    if (pages > 1) return undefined;
    const resized = open(bytes, options).autoOrient().resize({ width, withoutEnlargement: true });
    const quality = QUALITY[format];
    const encoded =
      format === 'avif' ? resized.avif({ quality, effort: AVIF_EFFORT }) : resized.webp({ quality });
    return await encoded.toBuffer();
  } catch {
    return undefined;
  }
}
