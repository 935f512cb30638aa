import { slugInText } from './slug-in-text.js';

/** Texts by id, in the order of the ids. They never change, so that many states can stand on them. */
export class SortedTexts {
  readonly #texts: ReadonlyMap<string, string>;
  #idsBySlug: ReadonlyMap<string, string | string[]> | undefined;

  /** Takes a map in the order of its ids, which nobody changes any more. */
  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  get size(): number {
    return this.#texts.size;
  }

  get(id: string): string | undefined {
    return this.#texts.get(id);
  }

  has(id: string): boolean {
    return this.#texts.has(id);
  }

  entries(): Iterable<[string, string]> {
    return this.#texts.entries();
  }

  values(): Iterable<string> {
    return this.#texts.values();
  }

  /** The ids of the records with a slug: one, but for the middle of an undo. */
  idsOf(slug: string): readonly string[] {
    this.#idsBySlug ??= idsBySlug(this.#texts);
    const ids = this.#idsBySlug.get(slug);
    if (ids === undefined) return [];
    return typeof ids === 'string' ? [ids] : ids;
  }
}

function idsBySlug(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string | string[]> {
  const index = new Map<string, string | string[]>();
  for (const [id, text] of texts) {
    const slug = slugInText(text);
    if (slug === undefined) continue;
    const others = index.get(slug);
    index.set(slug, others === undefined ? id : [others, id].flat());
  }
  return index;
}
