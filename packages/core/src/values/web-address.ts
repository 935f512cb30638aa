import * as z from 'zod';
import { valueType } from './value-type.js';

const MAX_LENGTH = 2_000;
const HOST = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,62}\.)+[\p{L}\p{N}-]{2,63}(?=[/:?#]|$)/u;
const BASE_URL = 'https://here.invalid';
const BLANK_OR_CONTROL = /[\p{Cc}\s\\]/u;

const webMessage = 'must be a web address that begins with http:// or https://';
const tooLong = `must be at most ${MAX_LENGTH} characters`;

const pathOrWebAddressMessage = 'must be a path that begins with / or a web address';

// The demo stores uploaded pictures in the record; the limit is what browser storage can hold.
const imageMessage =
  'must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data';

/** Whether text is an http or https URL with a host, without credentials or whitespace. */
export function isWebAddress(text: string): boolean {
  if (BLANK_OR_CONTROL.test(text) || !/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(text)) return false;
  if (!URL.canParse(text)) return false;
  return new URL(text).hostname.split('.').every((label) => label !== '');
}

/** Whether text is a path on this site; rejects `//host`, `/\host`, and paths that resolve to one. */
export function isSitePath(text: string): boolean {
  if (!text.startsWith('/') || BLANK_OR_CONTROL.test(text) || !URL.canParse(text, BASE_URL)) return false;
  const { origin, pathname } = new URL(text, BASE_URL);
  return origin === BASE_URL && !pathname.startsWith('//');
}

/** Whether text is a base64 data URL of a PNG, JPEG, GIF or WebP picture. */
export function isImageData(text: string): boolean {
  return /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+=*$/.test(text);
}

/** An http or https URL; a bare host such as `example.com/en` is read as https. */
export const webAddress = valueType<string>({
  name: 'web address',
  schema: () => z.string(webMessage).max(MAX_LENGTH, tooLong).refine(isWebAddress, webMessage),
  parse: (text, judge) => judge(HOST.test(text) ? `https://${text}` : text),
  format: (text) => text,
});

/** A path on this site or a web address. */
export const pathOrWebAddress = valueType<string>({
  name: 'path or web address',
  schema: () =>
    z
      .string(pathOrWebAddressMessage)
      .max(MAX_LENGTH, tooLong)
      .refine((text) => isSitePath(text) || isWebAddress(text), pathOrWebAddressMessage),
  format: (text) => text,
});

/** A picture: a path, a web address, or image data. */
export const image = valueType<string>({
  name: 'picture (path or web address)',
  schema: () =>
    z
      .string(imageMessage)
      .max(1_000_000, imageMessage)
      .refine((text) => isSitePath(text) || isWebAddress(text) || isImageData(text), imageMessage),
  format: (text) => text,
});
