import { parseUrlPath } from '../../urls/url-path.js';
import { escapePattern } from '../../values/text/escape-pattern.js';

/** What WordPress adds to the name of a smaller or edited size: `fox-300x200.jpg`, `fox-scaled.jpg`. */
const SIZE = String.raw`-(?:\d{1,5}x\d{1,5}|scaled|rotated)`;
const SIZED = new RegExp(`${SIZE}(?=\\.[a-z]{3,4}$)`, 'i');
const FILE = /^(.*?)(\.(?:jpe?g|png|gif|webp))$/i;

/** The address of a picture in whole, of whichever of its sizes. */
export function wholeSizeAddress(address: string): string {
  return address.replace(/[?#].*$/s, '').replace(SIZED, '');
}

/** Whether an address has the ending of a picture that the library takes. */
export function isPictureAddress(address: string): boolean {
  return FILE.test(parseUrlPath(address).path);
}

/** The path of a picture in whole, and the pattern of the paths of all its sizes. */
export function picturePaths(address: string): { path: string; pattern: string } {
  const { path } = parseUrlPath(wholeSizeAddress(address));
  const [, name = path, ending = ''] = FILE.exec(path) ?? [];
  return { path, pattern: `^${escapePattern(name)}(?:${SIZE})?${escapePattern(ending)}$` };
}
