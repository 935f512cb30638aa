const PICTURE_DATA = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+=*$/;
/** An image in sanitized HTML up to its data URL, and that URL. */
const IMAGE_WITH_DATA = /(<img(?:\s+[\w-]+(?:="[^"]*")?)*?\s+src=")(data:image\/[^"]*)(?=")/g;

/**
 * Stored content in which each picture that stands in it as a data URL is replaced: as the value of a field, or in an image
 * of its HTML. Content without one is given back as it is.
 */
export function replaceInlinePictures<T>(value: T, replace: (dataUrl: string) => string): T {
  return replaced(value, replace) as T;
}

function replaced(value: unknown, replace: (dataUrl: string) => string): unknown {
  if (typeof value === 'string') {
    if (!value.includes('data:image/')) return value;
    if (PICTURE_DATA.test(value)) return replace(value);
    return value.replace(IMAGE_WITH_DATA, (_, before: string, url: string) => before + replace(url));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => replaced(item, replace));
    return items.some((item, i) => item !== value[i]) ? items : value;
  }
  const entries = Object.entries(value).map(([key, item]) => [key, replaced(item, replace), item] as const);
  return entries.some(([, after, before]) => after !== before)
    ? Object.fromEntries(entries.map(([key, after]) => [key, after]))
    : value;
}

/** The pictures that stand in stored content itself, as data URLs, each once. */
export function inlinePicturesIn(value: unknown): string[] {
  const found = new Set<string>();
  replaceInlinePictures(value, (url) => {
    found.add(url);
    return url;
  });
  return [...found];
}
