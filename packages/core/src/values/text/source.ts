import * as z from 'zod';
import { isWebAddress } from '../addresses/address-checks.js';
import { list } from '../list.js';
import { valueType } from '../value-type.js';
import { splitSource } from './split-source.js';

const MAX_LENGTH = 2_200;
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
  input: { kind: 'source', maxLength: MAX_LENGTH },
});

/** Sources as one text. A comma ends a source only behind its address, since titles have commas too. */
export const sourceList = list(source, (text) => {
  const texts: string[] = [];
  let open = '';
  for (const part of text.split(',')) {
    open = open === '' ? part : `${open},${part}`;
    if (!isWebAddress(splitSource(open).href)) continue;
    texts.push(open);
    open = '';
  }
  return open.trim() === '' ? texts : [...texts, open];
});
