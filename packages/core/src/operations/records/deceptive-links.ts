import type { DeceptiveLink } from '../../diagnostics/warnings.js';
import type { Showcase } from '../../model/documents/showcase.js';
import { type FieldPath, getFieldValue } from '../../model/entity.js';
import { deceptionIn } from '../../values/addresses/deceptive-address.js';
import { linkAddresses } from '../../views/content/offer-links.js';
import { type Warning, warning } from '../../warning.js';

type Fields = { fieldPaths: readonly FieldPath[] };

/** How many links a warning names. */
const MAX_LINKS = 5;

/** The links in the fields of a record, or in these alone, that may be taken for others. */
export function findDeceptiveLinks(
  { fieldPaths }: Fields,
  record: object,
  isLookedAt: (name: string) => boolean = () => true,
): DeceptiveLink[] {
  const found: DeceptiveLink[] = [];
  for (const fieldPath of fieldPaths) {
    const value = getFieldValue(record, fieldPath);
    if (typeof value !== 'string' || !isLookedAt(fieldPath.path[0])) continue;
    const { title, valueType } = fieldPath.field;
    for (const address of addressesIn(valueType.input.kind, value)) {
      const deception = deceptionIn(address);
      if (deception !== undefined) found.push({ field: title, ...deception });
    }
  }
  return found;
}

/** The same in the profiles of authors. */
export function* deceptiveAuthorLinks({ authors }: Showcase): Iterable<DeceptiveLink> {
  for (const { name, link, portrait } of authors.profiles) {
    for (const address of [link, portrait]) {
      const deception = deceptionIn(address);
      if (deception !== undefined) yield { field: `The profile of ${name}`, ...deception };
    }
  }
}

function addressesIn(
  kind: FieldPath['field']['valueType']['input']['kind'],
  value: string,
): Iterable<string> {
  if (kind === 'html') return new Set(linkAddresses(value));
  return /^(?:https?:\/)?\//i.test(value) ? [value] : [];
}

/** Collects the deceptive links of records as they are saved, for one warning. */
export function collectDeceptiveLinks() {
  const links: DeceptiveLink[] = [];
  let count = 0;
  return {
    addAll(found: Iterable<DeceptiveLink>, place?: string): void {
      for (const link of found) {
        count++;
        if (links.length < MAX_LINKS) links.push(place === undefined ? link : { place, ...link });
      }
    },
    warnings: (): Warning[] => (count === 0 ? [] : [warning('link.deceptive', { links, count })]),
  };
}

/** What deceives in the links of records, in the fields that were given. */
export function deceptiveLinkWarnings(
  entity: Fields,
  given: Readonly<Record<string, unknown>>,
  records: readonly object[],
): Warning[] {
  const [record] = records;
  if (record === undefined) return [];
  const links = collectDeceptiveLinks();
  links.addAll(findDeceptiveLinks(entity, record, (name) => Object.hasOwn(given, name)));
  return links.warnings();
}
