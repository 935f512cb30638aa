import * as z from 'zod';
import { VISIBLE_CHARACTER } from '../text/text-characters.js';
import { valueType } from '../value-type.js';
import { type SafeHtml, sanitizeHtml } from './sanitize-html.js';

export { type SafeHtml, sanitizeHtml } from './sanitize-html.js';

const MAX_LENGTH = 500_000;

/** Whether sanitized HTML shows nothing: neither text nor a picture. */
function isVisuallyEmpty(html: SafeHtml): boolean {
  return !/<img [^>]*src=/.test(html) && !VISIBLE_CHARACTER.test(html.replace(/<(?:"[^"]*"|[^">])*>/g, ''));
}

/** HTML, sanitized when parsed, and trimmed. */
export const safeHtml = valueType<SafeHtml, string>({
  name: 'HTML',
  schema: () =>
    z
      .string('must be HTML')
      .max(MAX_LENGTH, `must be at most ${MAX_LENGTH} characters`)
      .transform((html) => sanitizeHtml(html).trim()) as unknown as z.ZodType<SafeHtml, string>,
  format: (html) => html,
  input: { kind: 'html', maxLength: MAX_LENGTH },
  isBlank: isVisuallyEmpty,
});
