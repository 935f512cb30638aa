import { isPlainObject } from '../../values/plain-object.js';
import { plainLine } from '../../wordpress/records/plain-line.js';

/** The facts of other programs under one name each; the first that says something counts. */
const NAMES = {
  title: ['title', 'name'],
  slug: ['slug'],
  address: ['url', 'permalink', 'path'],
  aliases: ['aliases', 'alias', 'redirect_from', 'redirects'],
  date: [
    'date',
    'publishdate',
    'pubdate',
    'publishedat',
    'published_at',
    'publisheddate',
    'publishedon',
    'created',
    'createdat',
  ],
  draft: ['draft', 'isdraft'],
  published: ['published', 'ispublished'],
  author: ['author', 'authors'],
  tags: ['tags', 'tag', 'keywords'],
  category: ['category', 'categories', 'section'],
  excerpt: ['description', 'summary', 'excerpt', 'abstract', 'lead'],
  image: [
    'image',
    'cover',
    'coverimage',
    'cover_image',
    'hero',
    'heroimage',
    'featured_image',
    'featuredimage',
    'thumbnail',
    'banner',
    'images',
    'ogimage',
  ],
  seoTitle: ['seotitle', 'seo_title', 'metatitle', 'meta_title'],
  seoDescription: ['seodescription', 'seo_description', 'metadescription', 'meta_description'],
  canonical: ['canonical', 'canonicalurl', 'canonical_url'],
  noindex: ['noindex', 'robotsnoindex'],
} as const;

type FactName = keyof typeof NAMES;

const LONGEST = 2_000;
const MOST = 100;

/** The facts of a file that are understood, and the names of the others. */
export interface KnownFacts {
  text(name: FactName, most?: number): string | undefined;
  texts(name: FactName): string[];
  flag(name: FactName): boolean | undefined;
  moment(name: FactName): string | undefined;
  unknown: string[];
}

/** Reads the facts of a file, whoever wrote it. */
export function knownFacts(facts: Readonly<Record<string, unknown>>): KnownFacts {
  const held = new Map(Object.entries(facts).map(([name, value]) => [name.toLowerCase(), value]));
  const known = new Set<string>(Object.values(NAMES).flat());
  const firstOf = (name: FactName) => {
    const found = NAMES[name].find((one) => textsOf(held.get(one)).length > 0);
    return found === undefined ? undefined : held.get(found);
  };
  const text = (name: FactName, most = LONGEST) => {
    const [first] = textsOf(firstOf(name));
    return first === undefined ? undefined : plainLine(first, most) || undefined;
  };
  return {
    text,
    texts: (name) => textsOf(firstOf(name)),
    flag: (name) => flagOf(firstOf(name)),
    moment: (name) => momentOf(firstOf(name)),
    unknown: Object.keys(facts).filter((name) => !known.has(name.toLowerCase())),
  };
}

/** The texts of a value: of a list each, of an object what it is about. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.slice(0, MOST).flatMap(textsOf);
  if (value instanceof Date) return [value.toISOString()];
  if (isPlainObject(value))
    return textsOf(value.src ?? value.url ?? value.image ?? value.name ?? value.title ?? value.slug);
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim().slice(0, LONGEST)];
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
}

function flagOf(value: unknown): boolean | undefined {
  const [text] = textsOf(value);
  if (text === undefined) return undefined;
  return /^(?:true|yes|on|1)$/i.test(text);
}

/** A moment as people write it: a day, with a time, with a zone. */
export function momentOf(value: unknown): string | undefined {
  const [text = ''] = textsOf(value);
  const [, day, time = '00:00:00', zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ]+(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)? *(Z|[+-]\d{2}:?\d{2})?$/.exec(text) ??
    [];
  const written = day === undefined ? text : `${day}T${time}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`;
  const at = Date.parse(written);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}
