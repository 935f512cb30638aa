import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import * as z from 'zod';
import { kind } from './kind.js';

declare const sanitised: unique symbol;

/** HTML that has passed the sanitiser; nothing else may be set as inner HTML. */
export type SafeHtml = string & { [sanitised]: true };

const LONGEST = 500_000;
/** How often HTML is read and written again; most needs it twice, what is nested to deceive may need more. */
const MOST_PASSES = 8;

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
  let before = html;
  // Taking a tag out can leave others nested as no parser would nest them: go on until a parser reads what was written.
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    if (!/[<&]/.test(before)) return before as SafeHtml;
    const after = toHtml(keepFirstBreaks(sanitize(fromHtml(before, { fragment: true }), ALLOWED)));
    if (after === before) return after as SafeHtml;
    before = after;
  }
  const words = plainTextOf(fromHtml(before, { fragment: true })).replace(/\r/g, '\n');
  return toHtml({ type: 'text', value: words }) as SafeHtml;
}

/** The first line break in a `pre` is dropped by parsers, so one that is meant needs another before it. */
function keepFirstBreaks(node: Nodes): Nodes {
  if (!('children' in node)) return node;
  const [first] = node.children;
  if ('tagName' in node && node.tagName === 'pre' && first?.type === 'text' && first.value.startsWith('\n')) {
    first.value = `\n${first.value}`;
  }
  for (const child of node.children) keepFirstBreaks(child);
  return node;
}

function plainTextOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(plainTextOf).join('') : '';
}

/** HTML, sanitised when it is read. */
export const safeHtml = kind<SafeHtml, string>({
  name: 'HTML',
  schema: () =>
    z
      .string('must be HTML')
      .max(LONGEST, `must be at most ${LONGEST} characters`)
      .transform(sanitiseHtml) as unknown as z.ZodType<SafeHtml, string>,
  write: (html) => html,
});
