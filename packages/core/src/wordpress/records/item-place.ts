import type { WxrItem } from '../reading/wxr-item.js';
import type { MappedCollection, TypeMap } from './type-map.js';

/** What becomes of an item. */
export type ItemPlace =
  | { as: MappedCollection; isPublished: boolean }
  /** Other items show it, or it is made from them. */
  | { as: 'picture' | 'menu-item' | 'shared-block' }
  /** It stays behind: those of WordPress itself, such as revisions, without a word. */
  | { as: 'left-out'; kind: 'type' | 'status'; name: string; isUsual: boolean };

/** The types that WordPress makes for itself. */
const OWN_TYPES = new Set([
  ...['revision', 'customize_changeset', 'custom_css', 'oembed_cache', 'user_request', 'wp_navigation'],
  ...['wp_global_styles', 'wp_template', 'wp_template_part', 'wp_font_family', 'wp_font_face'],
  ...[
    'acf-field',
    'acf-field-group',
    'acf-post-type',
    'acf-taxonomy',
    'wpcf7_contact_form',
    'elementor_library',
  ],
]);
/** Of a post that visitors never saw. */
const UNSEEN = new Set(['draft', 'pending', 'future', 'private']);

/** What becomes of an item, by its type and status. */
export function placeOf(
  { type, status, hasPassword }: Pick<WxrItem, 'type' | 'status' | 'hasPassword'>,
  types: TypeMap,
): ItemPlace {
  if (type === 'attachment') return { as: 'picture' };
  if (type === 'nav_menu_item') return { as: 'menu-item' };
  if (type === 'wp_block') return { as: 'shared-block' };
  const rule = Object.hasOwn(types, type) ? types[type] : undefined;
  if (rule === undefined) return { as: 'left-out', kind: 'type', name: type, isUsual: OWN_TYPES.has(type) };
  if (status === 'publish') return { as: rule.as, isPublished: !hasPassword };
  if (UNSEEN.has(status)) return { as: rule.as, isPublished: false };
  return { as: 'left-out', kind: 'status', name: status, isUsual: status === 'auto-draft' };
}
