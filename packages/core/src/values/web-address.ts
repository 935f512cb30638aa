import * as z from 'zod';
import { kind } from './kind.js';

const LONGEST = 2_000;
const HOST = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,62}\.)+[\p{L}\p{N}-]{2,63}(?=[/:?#]|$)/u;
const HERE = 'https://here.invalid';
const BLANK_OR_CONTROL = /[\p{Cc}\s\\]/u;

const webMessage = 'must be a web address that begins with http:// or https://';
const tooLong = `must be at most ${LONGEST} characters`;

const placeMessage = 'must be a path that begins with / or a web address';

// An uploaded picture of the demo may stand in its record; the limit is what a browser's store can hold.
const imageMessage =
  'must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data';

/** True for http and https addresses with a host, without user, password or blanks. */
export function isWebAddress(text: string): boolean {
  if (BLANK_OR_CONTROL.test(text) || !/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(text)) return false;
  if (!URL.canParse(text)) return false;
  return new URL(text).hostname.split('.').every((label) => label !== '');
}

/** True for a path on this site; `//host`, `/\host` and what becomes such once its dots are followed are none. */
export function isPath(text: string): boolean {
  if (!text.startsWith('/') || BLANK_OR_CONTROL.test(text) || !URL.canParse(text, HERE)) return false;
  const { origin, pathname } = new URL(text, HERE);
  return origin === HERE && !pathname.startsWith('//');
}

/** True for a picture that stands in its address: PNG, JPEG, GIF or WebP, in base64. */
export function isImageData(text: string): boolean {
  return /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+=*$/.test(text);
}

/** An http or https address; a bare host such as `example.com/en` is read as https. */
export const webAddress = kind<string>({
  name: 'web address',
  schema: () => z.string(webMessage).max(LONGEST, tooLong).refine(isWebAddress, webMessage),
  read: (text, judge) => judge(HOST.test(text) ? `https://${text}` : text),
  write: (text) => text,
});

/** A path of this site or a web address. */
export const place = kind<string>({
  name: 'path or web address',
  schema: () =>
    z
      .string(placeMessage)
      .max(LONGEST, tooLong)
      .refine((text) => isPath(text) || isWebAddress(text), placeMessage),
  write: (text) => text,
});

/** A picture: path, web address, or image data. */
export const image = kind<string>({
  name: 'picture (path or web address)',
  schema: () =>
    z
      .string(imageMessage)
      .max(1_000_000, imageMessage)
      .refine((text) => isPath(text) || isWebAddress(text) || isImageData(text), imageMessage),
  write: (text) => text,
});
