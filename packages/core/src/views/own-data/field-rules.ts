import { isWebAddress } from '../../values/addresses/address-checks.js';

/** The rule for a field of own data. */
export interface FieldRule<T> {
  is(value: unknown): value is T;
  /** What the value must be, for the warning: `a number from 0 to 10`. */
  expected: string;
  required?: true;
}

const BLANK_OR_CONTROL = /[\p{Cc}\s]/u;
const RELATIVE = /^(?:\/(?![/\\])|\.{0,2}\/(?![/\\])|[\w-][\w.-]*(?:[/?#]|$))/;

// `www.brand.example` without https:// would be a page of the own site; `review.html` is one.
const BARE_HOST =
  /^(?:[\w-]+\.)+(?!(?:html?|php|aspx?|jsp|png|jpe?g|webp|avif|gif|svg|ico|pdf|json)\b)[a-z]{2,}(?:[:/?#]|$)/i;

const isText = (value: unknown): value is string => typeof value === 'string';
const isAddress = (value: unknown): value is string =>
  isText(value) &&
  value !== '' &&
  (isWebAddress(value) || (RELATIVE.test(value) && !BARE_HOST.test(value) && !BLANK_OR_CONTROL.test(value)));
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

export const text: FieldRule<string> = { is: isText, expected: 'text' };

export const requiredText: FieldRule<string> = {
  is: (value): value is string => isText(value) && value.trim() !== '',
  expected: 'text',
  required: true,
};

/** Http, https, or a path: a `javascript:` address becomes no link. */
export const address: FieldRule<string> = {
  is: isAddress,
  expected: 'an http(s) address or a path',
};

export const picture: FieldRule<string> = {
  is: (value): value is string => isAddress(value) || (isText(value) && /^data:image\//i.test(value)),
  expected: 'the address of a picture',
};

export const score: FieldRule<number> = {
  is: (value): value is number => typeof value === 'number' && value >= 0 && value <= 10,
  expected: 'a number from 0 to 10',
};

export const count: FieldRule<number> = { is: isCount, expected: 'a whole number' };

export const flag: FieldRule<boolean> = {
  is: (value): value is boolean => typeof value === 'boolean',
  expected: 'true or false',
};

export const texts: FieldRule<readonly string[]> = {
  is: (value): value is readonly string[] => Array.isArray(value) && value.every(isText),
  expected: 'a list of texts',
};

export const pictures: FieldRule<readonly string[]> = {
  is: (value): value is readonly string[] => Array.isArray(value) && value.every(picture.is),
  expected: 'a list of addresses of pictures',
};

export const day: FieldRule<string> = {
  is: (value): value is string =>
    isText(value) && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)),
  expected: 'a day such as 2026-01-31',
};

export const object: FieldRule<object> = {
  is: (value): value is object => typeof value === 'object' && value !== null && !Array.isArray(value),
  expected: 'an object',
};

/** One of a few words. */
export function oneOf<T extends string>(...words: readonly T[]): FieldRule<T> {
  return {
    is: (value): value is T => (words as readonly unknown[]).includes(value),
    expected: words.map((word) => `"${word}"`).join(' or '),
  };
}
