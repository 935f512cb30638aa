import type { LeftOut } from '../content/article-html.js';
import type { WxrItem, WxrPart } from '../reading/wxr-item.js';
import { FOUND_KINDS, type LEFT_OUT_KINDS } from './inventory-kinds.js';
import { placeOf } from './item-place.js';
import { PRIMARY_KEYS } from './item-terms.js';
import { countLeftOut } from './left-out-counts.js';
import { SEARCH_KEYS } from './search-texts.js';
import type { TypeFacts } from './suggested-map.js';
import type { TypeMap } from './type-map.js';

/** Something that stays behind: how often it is there, and some of the pages that had it. */
export interface LeftOutEntry {
  kind: (typeof LEFT_OUT_KINDS)[number];
  name: string;
  count: number;
  pages: string[];
}

/** What an export has, counted. */
export interface Inventory {
  add(part: WxrPart): void;
  leave(item: Pick<WxrItem, 'link'>, leftOut: Pick<LeftOutEntry, 'kind' | 'name'> | LeftOut): void;
  found: Record<(typeof FOUND_KINDS)[number], number>;
  /** The most frequent first. */
  leftOut(): LeftOutEntry[];
  /** The types that nothing is made of, but those of WordPress itself. */
  unknownTypes: Map<string, TypeFacts>;
}

/** How many types, and fields of a type, are told. */
const MAX_NAMES = 10_000;
/** Custom fields of WordPress itself, and those that are understood. */
const USUAL_FIELD = /^_(?:wp_|edit_|oembed_|menu_item_|thumbnail_id$|pingme$|encloseme$|customize_)/;
const KNOWN_FIELDS = new Set([...SEARCH_KEYS, ...PRIMARY_KEYS]);
/** What names the field of a form beside its value. */
const FIELD_REFERENCE = /^field_[\da-z]+$/;

/** Counts what an export has and what stays behind, as it is read. */
export function createInventory(types: TypeMap): Inventory {
  const counts = countLeftOut<LeftOutEntry['kind']>();
  const found = Object.fromEntries(FOUND_KINDS.map((kind) => [kind, 0])) as Inventory['found'];
  const unknownTypes = new Map<string, TypeFacts>();
  const leave: Inventory['leave'] = ({ link }, { kind, name }) => counts.leave(kind, name, link);
  const addItem = (item: WxrItem) => {
    const place = placeOf(item, types);
    if (place.as === 'picture') found.pictures++;
    else if (place.as === 'menu-item') found['menu items']++;
    else if (place.as === 'left-out') {
      if (!place.isUsual) leave(item, place);
      if (place.kind === 'type' && !place.isUsual) noteType(unknownTypes, item);
    } else if ('isPublished' in place) {
      found[place.as]++;
      found.comments += item.comments;
      leaveParts(item, types, (kind, name) => leave(item, { kind, name }));
    }
  };
  return {
    found,
    leave,
    unknownTypes,
    add(part) {
      if (part.kind === 'author') found.authors++;
      else if (part.kind === 'item') addItem(part.item);
      else if (part.kind === 'term' && part.term.taxonomy === 'category') found.categories++;
      else if (part.kind === 'term' && part.term.taxonomy === 'post_tag') found.tags++;
    },
    leftOut: () => counts.all().map(({ places: pages, ...count }) => ({ ...count, pages })),
  };
}

/** The parts of an item that no field of its record takes. */
function leaveParts(
  item: WxrItem,
  types: TypeMap,
  leave: (kind: LeftOutEntry['kind'], name: string) => void,
): void {
  const { fields = {}, taxonomies = {} } = types[item.type] ?? {};
  const mapped = new Set(Object.values(fields).flat());
  if (item.comments > 0) leave('comments', 'comments');
  for (const name of item.tooLong) leave('text', name);
  for (const [key, value] of item.meta)
    if (!USUAL_FIELD.test(key) && !KNOWN_FIELDS.has(key) && !mapped.has(key) && !FIELD_REFERENCE.test(value))
      leave('field', key);
  const isPost = types[item.type]?.as === 'posts';
  for (const taxonomy of new Set(item.terms.map((term) => term.taxonomy)))
    if (taxonomies[taxonomy] === undefined && !(isPost && /^(?:category|post_tag)$/.test(taxonomy)))
      leave('taxonomy', taxonomy);
}

function noteType(types: Map<string, TypeFacts>, { type, meta, terms }: WxrItem): void {
  if (!types.has(type) && types.size >= MAX_NAMES) return;
  const facts = types.get(type) ?? {
    count: 0,
    fields: new Map<string, number>(),
    taxonomies: new Set<string>(),
  };
  types.set(type, facts);
  facts.count++;
  for (const [key, value] of meta)
    if (!USUAL_FIELD.test(key) && !FIELD_REFERENCE.test(value) && facts.fields.size < MAX_NAMES)
      facts.fields.set(key, (facts.fields.get(key) ?? 0) + 1);
  for (const { taxonomy } of terms) facts.taxonomies.add(taxonomy);
}
