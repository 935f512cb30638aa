import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { toAscii } from './to-ascii.js';

/** Maximum length of a slug; with `/casino/` before it, it still fits the file name limits of hosts. */
export const MAX_SLUG_LENGTH = 120;

/**
 * Derives the slug of a casino or post: lowercase, other characters become single hyphens, trimmed;
 * a short hash where none of its letters has a Latin form, '' where it has no letter or digit.
 */
export function slugOf(name: string): string {
  const slug = trimHyphens(
    toAscii(name)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-'),
  );
  return slug === '' ? hashedSlug(name) : slug;
}

/** The same name gives the same slug, so that it can be imported again. */
function hashedSlug(name: string): string {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  if (letters === null) return '';
  return `n-${bytesToHex(sha256(utf8ToBytes(letters.join(' ')))).slice(0, 10)}`;
}

/** Derives the slug of a page: keeps letters, digits, spaces and hyphens; spaces become single hyphens. A title without Latin form gives a short hash. */
export function pageSlugOf(title: string): string {
  const kept = toAscii(title)
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '');
  return trimHyphens(kept.trim().replace(/\s+/g, '-').replace(/-+/g, '-')) || hashedSlug(title);
}

/** The first of `slug`, `slug-2`, `slug-3` … that is free. */
export function uniqueSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number++) {
    const candidate = `${trimHyphens(slug, MAX_SLUG_LENGTH - String(number).length - 1)}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}

function trimHyphens(text: string, most = MAX_SLUG_LENGTH): string {
  const cut = text.startsWith('-') ? text.slice(1) : text;
  const short = cut.slice(0, most);
  return short.endsWith('-') ? short.slice(0, -1) : short;
}
