import * as z from 'zod';
import { isWebAddress } from './address-checks.js';
import { valueType } from './value-type.js';

const MAX_LENGTH = 2_200;
const SPACE_BEFORE_ADDRESS = /\s+(?=\S+$)/;
const message = 'must be a title and a web address, such as License register https://example.com/register';

/** A source of a text: its title, a space, and its web address. The address alone is accepted. */
export const source = valueType<string>({
  name: 'title and web address',
  schema: () =>
    z
      .string(message)
      .max(MAX_LENGTH, `must be at most ${MAX_LENGTH} characters`)
      .refine((text) => isWebAddress(splitSource(text).href), message)
      .overwrite((text) => text.trim().replace(/\s+/g, ' ')),
  format: (text) => text,
  input: { kind: 'text', maxLength: MAX_LENGTH },
});

/** The title and the address of a source; the host is the title of an address alone. */
export function splitSource(text: string): { title: string; href: string } {
  const [title = '', href = title] = text.trim().split(SPACE_BEFORE_ADDRESS);
  return { title: title === href ? hostOf(href) : title, href };
}

/** The host of a web address, without `www.`. */
export function hostOf(address: string): string {
  return address.replace(/^[a-z]+:\/\/(?:www\.)?/i, '').replace(/[/?#].*$/, '');
}
