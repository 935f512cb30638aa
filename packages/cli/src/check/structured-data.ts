type Thing = Readonly<Record<string, unknown>>;

/**
 * The properties that Google Search requires of each kind (https://developers.google.com/search/docs/appearance/structured-data),
 * by their paths; where one of several will do, they are divided by `|`. It requires none of an article or an organization.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Review: ['itemReviewed.name', 'author.name', 'reviewRating.ratingValue'],
  AggregateRating: ['ratingValue', 'ratingCount|reviewCount'],
  Rating: ['ratingValue'],
  ItemList: ['itemListElement'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  WebSite: ['name', 'url'],
  ProfilePage: ['mainEntity.name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer.text'],
};

/** The same of an item in a list of this kind. */
const REQUIRED_OF_ITEM: Readonly<Record<string, readonly string[]>> = {
  ItemList: ['url|item'],
  BreadcrumbList: ['name|item.name'],
};

/** What is missing in a block of structured data, in words. */
export function structuredDataFaults(json: string): string[] {
  let block: unknown;
  try {
    block = JSON.parse(json);
  } catch {
    return ['Structured data is no JSON'];
  }
  const blocks = Array.isArray(block) ? block : [block];
  return blocks.flatMap((one: Thing) =>
    typeof one?.['@type'] === 'string' || Array.isArray(one?.['@graph'])
      ? faultsOf(one)
      : ['Structured data has no @type'],
  );
}

function faultsOf(thing: Thing): string[] {
  const type = String(thing['@type'] ?? '');
  const ranges = type === 'Rating' || type === 'AggregateRating' ? ratingFaults(thing) : [];
  const inner = Object.values(thing).flatMap((value) => [value].flat());
  return [
    ...missingFrom(thing, type, REQUIRED[type]),
    ...ranges,
    ...(Array.isArray(thing.itemListElement) ? listFaults(type, thing.itemListElement) : []),
    ...inner.flatMap((value) =>
      typeof value === 'object' && value !== null ? faultsOf(value as Thing) : [],
    ),
  ];
}

function missingFrom(thing: Thing, type: string, required: readonly string[] = []): string[] {
  return required
    .filter((paths) => paths.split('|').every((path) => isEmpty(valueAt(thing, path))))
    .map((paths) => `${type} has no ${paths.replace('|', ' or ')}`);
}

function listFaults(type: string, items: readonly Thing[]): string[] {
  const isBreadcrumb = type === 'BreadcrumbList';
  const withoutPlace = items.slice(0, -1).some((item) => isEmpty(item.item));
  return [
    ...(items.some((item, i) => item.position !== i + 1) ? [`${type} numbers its items wrongly`] : []),
    ...(isBreadcrumb && items.length < 2 ? [`${type} has one item, and needs two`] : []),
    ...(isBreadcrumb && withoutPlace ? [`${type} has a step that leads nowhere`] : []),
    ...items.flatMap((item) => missingFrom(item, `An item of ${type}`, REQUIRED_OF_ITEM[type])),
  ];
}

function ratingFaults({ ratingValue, bestRating = 5, worstRating = 1 }: Thing): string[] {
  const value = Number(ratingValue);
  return value < Number(worstRating) || value > Number(bestRating)
    ? [`A rating of ${value} is not from ${Number(worstRating)} to ${Number(bestRating)}`]
    : [];
}

function valueAt(thing: Thing, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Thing | undefined)?.[name], thing);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
