/** A shortcode in a text. */
export interface Shortcode {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** What stands between its two tags; undefined where it has no closing one. */
  inner: string | undefined;
  /** As it is written. */
  text: string;
}

/** A tag in brackets. Attribute values may hold brackets where they are quoted. */
const TAG = /\[(\[?)(\/?)([A-Za-z][\w-]*)((?:[\s/](?:"[^"\]]*"|'[^'\]]*'|[^\]"'[])*)?)\](\]?)/g;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|(\S+)/g;
/** How many tags of a name may be open at once. */
const MAX_OPEN = 20;

interface Tag {
  name: string;
  attributes: string;
  start: number;
  end: number;
}

/** A text in which what `replace` says stands in place of each shortcode; those within another are its own concern. */
export function replaceShortcodes(
  html: string,
  isShortcode: (shortcode: Shortcode) => boolean,
  replace: (shortcode: Shortcode) => string,
): string {
  const { tags, closings } = tagsIn(html);
  let result = '';
  let at = 0;
  for (const tag of tags) {
    if (tag.start < at) continue;
    const closing = closings.get(tag);
    const shortcode: Shortcode = {
      name: tag.name,
      attributes: attributesOf(tag.attributes),
      inner: closing === undefined ? undefined : html.slice(tag.end, closing.start),
      text: html.slice(tag.start, tag.end),
    };
    if (!isShortcode(shortcode)) continue;
    result += html.slice(at, tag.start) + replace(shortcode);
    at = closing?.end ?? tag.end;
  }
  return result + html.slice(at);
}

/** The opening tags of a text, and the closing one of each that has one. `[[name]]` is written for `[name]`, and is no tag. */
function tagsIn(html: string): { tags: Tag[]; closings: Map<Tag, Tag> } {
  const tags: Tag[] = [];
  const closings = new Map<Tag, Tag>();
  const open = new Map<string, Tag[]>();
  for (const found of html.matchAll(TAG)) {
    const [text, doubled, slash, name = '', attributes = '', doubledEnd] = found;
    if (doubled === '[' && doubledEnd === ']') continue;
    const start = found.index + (doubled === '[' ? 1 : 0);
    const end = found.index + text.length - (doubledEnd === ']' ? 1 : 0);
    const isAlone = attributes.endsWith('/');
    const tag = { name, attributes: isAlone ? attributes.slice(0, -1) : attributes, start, end };
    const ofName = open.get(name) ?? [];
    if (slash === '/') {
      const opening = ofName.pop();
      if (opening !== undefined) closings.set(opening, tag);
      continue;
    }
    tags.push(tag);
    if (!isAlone) open.set(name, [...ofName.slice(-MAX_OPEN), tag]);
  }
  return { tags, closings };
}

/** The attributes of a shortcode; those without a name are numbered. */
function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  let number = 0;
  for (const [, name, double, single, bare, quoted, word] of text.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare ?? quoted ?? word ?? '';
    attributes.set(name?.toLowerCase() ?? String(number++), value);
  }
  return attributes;
}
