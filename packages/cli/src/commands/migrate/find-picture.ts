import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { MAX_PICTURE_BYTES, parseUrlPath, pictureTooLarge } from '@croupier/core';
import { fetchPicture } from '../../download/fetch-picture.js';
import { usageProblem } from '../../terminal/errors/error-output.js';
import { readBinaryInput } from '../../terminal/input/input-file.js';
import type { FindPicture } from './take-pictures.js';

/** Where WordPress keeps uploads; what is behind it is the path in the folder. */
const UPLOADS = /\/(?:wp-content\/)?uploads\//;

/** Finds pictures in a folder of uploads, in whole or in the size that the old site shows; nothing outside of the folder. */
export async function uploadsFinder(folder: string): Promise<FindPicture> {
  const root = await realpath(folder).catch(() => undefined);
  if (root === undefined || !(await stat(root)).isDirectory())
    throw usageProblem(
      `There is no folder ${folder}`,
      'Name the folder wp-content/uploads, or a copy of it.',
    );
  return async ({ address, file }) => {
    for (const one of new Set([address, file])) {
      const place = await placeIn(root, one);
      if (place !== undefined) return readPicture(place);
    }
    return undefined;
  };
}

/** Fetches pictures from the old site, over https and from public addresses alone. */
export function webFinder(signal: AbortSignal): FindPicture {
  return async ({ file }) => fetchPicture(file.replace(/^http:/i, 'https:'), signal);
}

/** Where programs keep the pictures that pages have at the root of the site. */
const PICTURE_FOLDERS = ['', 'static', 'public', 'source', 'src', 'assets', 'content'];

/** Finds pictures of a folder of Markdown: where their address says, or in the folder that its program serves; nothing outside of it. */
export function folderFinder(root: string): FindPicture {
  return async ({ address }) => {
    for (const folder of PICTURE_FOLDERS) {
      const place = await fileWithin(root, path.join(folder, parseUrlPath(address).path));
      if (place !== undefined) return readPicture(place);
    }
    return undefined;
  };
}

/** The file of an address; undefined where there is none, or where it leads out of the folder. */
async function placeIn(root: string, address: string): Promise<string | undefined> {
  const relative = parseUrlPath(address).path.split(UPLOADS)[1];
  return relative === undefined ? undefined : fileWithin(root, relative);
}

async function fileWithin(root: string, relative: string): Promise<string | undefined> {
  if (relative.includes('\0')) return undefined;
  const place = await realpath(path.join(root, relative)).catch(() => undefined);
  if (place === undefined || !place.startsWith(root + path.sep)) return undefined;
  return (await stat(place)).isFile() ? place : undefined;
}

async function readPicture(place: string): Promise<Uint8Array> {
  const bytes = await readBinaryInput(place, MAX_PICTURE_BYTES);
  if (bytes.length > MAX_PICTURE_BYTES) throw pictureTooLarge(path.basename(place));
  return bytes;
}
