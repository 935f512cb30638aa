import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import * as z from 'zod';
import type { Kind } from './kind.js';

declare const sanitised: unique symbol;

/** HTML that has passed the sanitiser; nothing else may be set as inner HTML. */
export type SafeHtml = string & { [sanitised]: true };

const LONGEST = 500_000;

const ALLOWED: Schema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => name !== 'input'),
    'u',
    'figure',
    'figcaption',
    'mark',
    'small',
  ],
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  attributes: {
    ...defaultSchema.attributes,
    '*': ['title', 'lang', 'dir'],
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
  },
};

/** HTML with all that is not on the allow-list taken out; running it twice changes nothing more. */
export function sanitiseHtml(html: string): SafeHtml {
  if (!/[<&]/.test(html)) return html as SafeHtml;
  return toHtml(sanitize(fromHtml(html, { fragment: true }), ALLOWED)) as SafeHtml;
}

const schema = z
  .string('must be HTML')
  .max(LONGEST, `must be at most ${LONGEST} characters`)
  .transform(sanitiseHtml) as unknown as z.ZodType<SafeHtml, string>;

/** HTML, sanitised when it is read. */
export const safeHtml: Kind<SafeHtml, string> = {
  name: 'HTML',
  schema,
  read: (text) => {
    const parsed = schema.safeParse(text);
    return parsed.success
      ? { value: parsed.data }
      : { fault: parsed.error.issues[0]?.message ?? 'is not valid' };
  },
  write: (html) => html,
};
