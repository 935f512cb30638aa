import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { valueType } from '../value-type.js';
import { GONE, isImageData, isSitePath, isWebAddress } from './address-checks.js';

export { isImageData, isSitePath, isWebAddress } from './address-checks.js';

const MAX_LENGTH = 2_000;
const host = lazy(() => /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,62}\.)+[\p{L}\p{N}-]{2,63}(?=[/:?#]|$)/u);

const SCHEME_AND_HOST = /^https?:\/\/[^/?#]+/i;
// Neither blank nor control characters, and not among https://url.spec.whatwg.org/#url-code-points; placeholders stay.
const NOT_IN_URLS = /\{(?:affiliateId|subid|clickId|placement|market)\}|["<>^`{|}]/gi;
const NOT_IN_TEMPLATES = new RegExp(String.raw`\{(?:casino|brandId)\}|${NOT_IN_URLS.source}`, 'gi');

const webMessage = 'must be a web address that begins with http:// or https://';
const tooLong = `must be at most ${MAX_LENGTH} characters`;

const pathOrWebAddressMessage = 'must be a path that begins with / or a web address';
const targetMessage = 'must be a path that begins with /, a web address, or gone';

// The demo stores uploaded pictures in the record; the limit is what browser storage can hold.
const imageMessage =
  'must be a picture: a path that begins with /, a web address, or PNG, JPEG, GIF or WebP data';

/**
 * An address with its scheme and host in lower case, and with what the URL standard does not allow in it
 * percent-encoded. Letters of other scripts are allowed, and stay readable.
 */
function normalizeAddress(text: string, encoded = NOT_IN_URLS): string {
  if (isImageData(text)) return text;
  return text
    .replace(SCHEME_AND_HOST, (beginning) => beginning.toLowerCase())
    .replace(encoded, (found) => (found.length > 1 ? found : encodeURIComponent(found)));
}

/** A web address in which this is percent-encoded. */
function addressWith(encoded: RegExp) {
  return valueType<string>({
    name: 'web address',
    schema: () =>
      z
        .string(webMessage)
        .max(MAX_LENGTH, { error: tooLong, abort: true })
        .refine(isWebAddress, webMessage)
        .overwrite((text) => normalizeAddress(text, encoded))
        .max(MAX_LENGTH, tooLong),
    parse: (text, judge) => judge(host().test(text) ? `https://${text}` : text),
    format: (text) => text,
    input: { kind: 'web-address', maxLength: MAX_LENGTH },
  });
}

/** An http or https URL; a bare host such as `example.com/en` is read as https. */
export const webAddress = addressWith(NOT_IN_URLS);

/** A web address in which `{casino}` and `{brandId}` stay as they are written: the links of many casinos are made of it. */
export const linkTemplate = addressWith(NOT_IN_TEMPLATES);

/** A path on this site or a web address. */
export const pathOrWebAddress = valueType<string>({
  name: 'path or web address',
  schema: () => addressSchema(pathOrWebAddressMessage, (text) => isSitePath(text) || isWebAddress(text)),
  format: (text) => text,
  input: { kind: 'path-or-web-address', maxLength: MAX_LENGTH },
});

/** Where a redirect leads: a path on this site, a web address, or nowhere, since the page is gone. */
export const redirectTarget = valueType<string>({
  name: 'path, web address or gone',
  schema: () =>
    addressSchema(targetMessage, (text) => text === GONE || isSitePath(text) || isWebAddress(text)),
  parse: (text, judge) => judge(/^(?:gone|410)$/i.test(text) ? GONE : text),
  format: (text) => text,
  input: { kind: 'redirect-target', maxLength: MAX_LENGTH },
});

function addressSchema(message: string, isOne: (text: string) => boolean) {
  return z
    .string(message)
    .max(MAX_LENGTH, { error: tooLong, abort: true })
    .refine(isOne, message)
    .overwrite((text) => normalizeAddress(text))
    .max(MAX_LENGTH, tooLong);
}

/** A picture: a path, a web address, or image data. */
export const image = valueType<string>({
  name: 'picture (path or web address)',
  schema: () =>
    z
      .string(imageMessage)
      .max(1_000_000, imageMessage)
      .refine((text) => isSitePath(text) || isWebAddress(text) || isImageData(text), imageMessage)
      .overwrite((text) => normalizeAddress(text)),
  format: (text) => text,
  input: { kind: 'image' },
});
