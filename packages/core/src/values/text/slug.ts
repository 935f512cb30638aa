import * as z from 'zod';
import { PATTERNS } from '../patterns.js';
import { valueType } from '../value-type.js';
import { MAX_SLUG_LENGTH } from './make-slug.js';

export { MAX_SLUG_LENGTH, pageSlugOf, slugOf, uniqueSlug } from './make-slug.js';

const message = 'must be lowercase letters, digits and single hyphens';

/** A slug: lowercase letters, digits and single hyphens. */
export const slug = valueType<string>({
  name: 'slug',
  schema: () =>
    z
      .string(message)
      .max(MAX_SLUG_LENGTH, `must be at most ${MAX_SLUG_LENGTH} characters`)
      .regex(PATTERNS.slug, message),
  format: (text) => text,
  input: { kind: 'slug', maxLength: MAX_SLUG_LENGTH },
});
