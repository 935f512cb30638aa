import type { PackedTexts } from '../../values/text/packed-texts.js';
import type { WxrItem } from '../reading/wxr-item.js';
import { PRIMARY_KEYS } from './item-terms.js';
import { SEARCH_KEYS } from './search-texts.js';
import type { TypeMap } from './type-map.js';

/** An item without its text, which can be had once. */
export interface KeptItem extends Omit<WxrItem, 'content'> {
  takeContent(): string;
}

/** The custom fields of WordPress itself that something is made of. */
const OWN_FIELDS = [
  ...['_thumbnail_id', '_menu_item_type', '_menu_item_object_id'],
  ...['_menu_item_url', '_menu_item_target', '_menu_item_menu_item_parent'],
];

/** The custom fields that something is made of, by a map of types. */
export function fieldsThatCount(types: TypeMap): ReadonlySet<string> {
  const mapped = Object.values(types).flatMap(({ fields = {} }) => Object.values(fields).flat());
  return new Set([...OWN_FIELDS, ...PRIMARY_KEYS, ...SEARCH_KEYS, ...mapped]);
}

/**
 * An item for as long as a site is read: its text packed until it is taken, and of its custom fields those that
 * count. None of its texts is a slice of the export, which would keep that in memory.
 */
export function keptItem(item: WxrItem, fields: ReadonlySet<string>, packed: PackedTexts): KeptItem {
  const { content, meta, ...texts } = item;
  const counting = [...meta].filter(([key]) => fields.has(key));
  const [flatTexts, flatMeta] = JSON.parse(JSON.stringify([texts, counting])) as [
    typeof texts,
    typeof counting,
  ];
  const place = packed.add(content);
  return Object.assign(flatTexts, {
    meta: new Map(flatMeta),
    takeContent: () => decoder.decode(packed.take(place)),
  });
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
