import transliterate from '@sindresorhus/transliterate';
import * as z from 'zod';
import { valueType } from './value-type.js';

const NON_ASCII = /\P{ASCII}+/gu;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The longest slug: with `/casino/` before it a file name of any host still holds it. */
export const MAX_SLUG_LENGTH = 120;

/** The slug of a casino or post: lowercase, runs of other characters one hyphen, none at the ends; '' where nothing is left. */
export function slugOf(name: string): string {
  return trimHyphens(
    toAscii(name)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-'),
  );
}

/** The slug of a page: characters but letters, digits, spaces and hyphens removed, spaces to hyphens, runs of hyphens one. */
export function pageSlugOf(title: string): string {
  const kept = toAscii(title)
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '');
  return trimHyphens(kept.trim().replace(/\s+/g, '-').replace(/-+/g, '-'));
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function uniqueSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number++) {
    const candidate = `${trimHyphens(slug, MAX_SLUG_LENGTH - String(number).length - 1)}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}

const message = 'must be lowercase letters, digits and single hyphens';

/** The last part of an address: lowercase letters, digits and single hyphens. */
export const slug = valueType<string>({
  name: 'slug',
  schema: () =>
    z
      .string(message)
      .max(MAX_SLUG_LENGTH, `must be at most ${MAX_SLUG_LENGTH} characters`)
      .regex(SLUG, message),
  format: (text) => text,
});

// The words of a file come again and again, and the library is thorough rather than quick.
const transliterated = new Map<string, string>();
const MAX_CACHED = 5_000;
const MAX_CACHED_LENGTH = 40;

function toAscii(text: string): string {
  return text.replace(NON_ASCII, (run) => {
    const known = transliterated.get(run);
    if (known !== undefined) return known;
    const made = transliterate(run.normalize('NFKC'));
    if (transliterated.size >= MAX_CACHED) transliterated.clear();
    // A copy as the key: a slice would keep the whole text in memory that it is cut from.
    if (run.length <= MAX_CACHED_LENGTH) transliterated.set(` ${run}`.slice(1), made);
    return made;
  });
}

function trimHyphens(text: string, most = MAX_SLUG_LENGTH): string {
  const cut = text.startsWith('-') ? text.slice(1) : text;
  const short = cut.slice(0, most);
  return short.endsWith('-') ? short.slice(0, -1) : short;
}
