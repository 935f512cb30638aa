type Thing = Readonly<Record<string, unknown>>;

/** The fields that Google requires of each kind, by their paths. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Review: ['itemReviewed.name', 'author.name', 'reviewRating.ratingValue'],
  ItemList: ['itemListElement'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  BlogPosting: ['headline', 'datePublished', 'author.name'],
  Article: ['headline', 'datePublished', 'author.name'],
  NewsArticle: ['headline', 'datePublished', 'author.name'],
  Question: ['name', 'acceptedAnswer.text'],
  Rating: ['ratingValue'],
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
  const missing = (REQUIRED[type] ?? [])
    .filter((path) => isEmpty(valueAt(thing, path)))
    .map((path) => `${type} has no ${path}`);
  const ranges = type === 'Rating' || type === 'AggregateRating' ? ratingFaults(thing) : [];
  const listed = thing.itemListElement;
  const order =
    Array.isArray(listed) && listed.some((item: Thing, i) => item.position !== i + 1)
      ? [`${type} numbers its items wrongly`]
      : [];
  const inner = Object.values(thing).flatMap((value) => [value].flat());
  return [
    ...missing,
    ...ranges,
    ...order,
    ...inner.flatMap((value) =>
      typeof value === 'object' && value !== null ? faultsOf(value as Thing) : [],
    ),
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
