import { MAPPED_COLLECTIONS } from './type-map.js';

/** The kinds of what stays behind. */
export const LEFT_OUT_KINDS = [
  ...(['type', 'status', 'taxonomy', 'field', 'shortcode', 'block', 'element'] as const),
  ...(['comments', 'text', 'menu item'] as const),
] as const;

/** The kinds of what an export has. */
export const FOUND_KINDS = [
  ...MAPPED_COLLECTIONS,
  ...(['authors', 'categories', 'tags', 'pictures', 'menu items', 'comments'] as const),
] as const;
