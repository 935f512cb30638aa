import { MAX_PICTURE_BYTES, pictureTooLarge } from '@croupier/core';
import { download, parseFileUrl, shownUrl } from './download.js';

/** How long the server of a picture may take in all, in minutes. */
const MAX_MINUTES = 1;

/**
 * The bytes of a picture of another site, of which no more is read than the library takes. Problems: as `download()`, and
 * `invalid` for one that is too large.
 */
export async function fetchPicture(address: string, stop: AbortSignal): Promise<Uint8Array> {
  const url = parseFileUrl(address);
  const { body = [] } = await download(url, {}, stop, { maxMinutes: MAX_MINUTES });
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > MAX_PICTURE_BYTES) throw pictureTooLarge(shownUrl(url));
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
