import { contentHash } from '../build/file-content.js';
import { ownAddress, ownFile } from './own-address.js';
import { canonicalsOf, elementsOf, isIndexed, metaContent, type PageFacts } from './page-facts.js';

/**
 * What is kept of a page until all are read. A page of many is some hundred bytes: addresses are numbers, texts that are
 * compared are hashes, and nothing is a slice of the page, which would keep all of it.
 */
export interface PageSummary {
  /** Hashes; '' where the page has none. */
  title: string;
  description: string;
  canonical: string | undefined;
  isIndexed: boolean;
  ids: ReadonlySet<string>;
  /** The places of addresses of this site. */
  links: Uint32Array;
  /** The places of files that it loads. */
  files: Uint32Array;
}

/** Summarizes the pages of a site, whose addresses are kept once for all pages. */
export function summarizePages(origin: string | undefined): {
  summaryOf(facts: PageFacts): PageSummary;
  /** The address at a place. */
  linkAt(place: number): string;
} {
  const places = new Map<string, number>();
  const links: string[] = [];
  const sharedIds = new Map<string, ReadonlySet<string>>();
  const sharedFiles = new Map<string, Uint32Array>();
  const placeOf = (link: string): number => {
    const known = places.get(link);
    if (known !== undefined) return known;
    const copy = unsliced(link);
    places.set(copy, links.length);
    return links.push(copy) - 1;
  };
  const idsOf = (facts: PageFacts) => {
    const names = elementsOf(facts, 'a').flatMap(({ attributes }) => attributes.name ?? []);
    const ids = [...facts.ids, ...names].map(unsliced);
    return share(sharedIds, ids.join(' '), () => new Set(ids));
  };
  return {
    linkAt: (place) => links[place] as string,
    summaryOf(facts) {
      const collect = (addresses: (string | undefined)[], own = ownAddress) =>
        Uint32Array.from(
          new Set(addresses.flatMap((one) => own(one, facts.path, origin) ?? []).map(placeOf)),
        );
      const files = collect(filesOf(facts), ownFile);
      const canonical = canonicalsOf(facts)[0];
      return {
        title: hashed(elementsOf(facts, 'title')[0]?.text.trim()),
        description: hashed(metaContent(facts, 'description')?.trim()),
        canonical: canonical === undefined ? undefined : unsliced(canonical),
        isIndexed: isIndexed(facts),
        ids: idsOf(facts),
        links: collect(elementsOf(facts, 'a').map(({ attributes: { href } }) => href)),
        files: share(sharedFiles, files.join(' '), () => files),
      };
    },
  };
}

/** The addresses of what a page loads. */
function filesOf(facts: PageFacts): (string | undefined)[] {
  const attributes = (name: string, attribute: string) =>
    elementsOf(facts, name).map((element) => element.attributes[attribute]);
  const linked = elementsOf(facts, 'link').filter(({ attributes: { rel } }) => rel !== 'canonical');
  return [
    ...linked.map((link) => link.attributes.href),
    ...attributes('img', 'src'),
    ...attributes('script', 'src'),
    ...attributes('iframe', 'src'),
    ...[...attributes('img', 'srcset'), ...attributes('source', 'srcset')].flatMap((set) =>
      (set ?? '').split(',').map((one) => one.trim().split(/\s/)[0]),
    ),
    metaContent(facts, 'og:image'),
  ];
}

/** What the first page made for a key. */
function share<T>(shared: Map<string, T>, key: string, make: () => T): T {
  const known = shared.get(key) ?? make();
  shared.set(key, known);
  return known;
}

function hashed(text = ''): string {
  return text === '' ? '' : contentHash(text);
}

/** A copy that keeps no more of a page than itself. */
function unsliced(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
