import { isValidId } from '../../values/addresses/attribution.js';
import { webAddress } from '../../values/addresses/web-address.js';
import type { Programme } from './programme.js';

/** A casino as the template of a programme names it. */
export interface Brand {
  /** The slug of the casino. */
  casino: string;
  brandId?: string | null | undefined;
}

// Browsers percent-encode the braces when they normalize a URL.
const PLACEHOLDER = /(?:\{|%7B)(casino|brandId)(?:\}|%7D)/gi;
const BRAND_ID = /(?:\{|%7B)brandId(?:\}|%7D)/i;

/** Whether links of the template are made with the brand id of each casino. */
export function needsBrandId({ linkTemplate }: Pick<Programme, 'linkTemplate'>): boolean {
  return linkTemplate !== undefined && BRAND_ID.test(linkTemplate);
}

/**
 * The link of a programme to a casino, in which the placeholders of visits stay; undefined where it has no template, where the
 * template needs a brand id that is missing, or where the result is no web address.
 */
export function programmeLink(
  { linkTemplate }: Pick<Programme, 'linkTemplate'>,
  { casino, brandId }: Brand,
): string | undefined {
  if (linkTemplate === undefined) return undefined;
  const id = brandId?.trim() ?? '';
  if (needsBrandId({ linkTemplate }) && !isValidId(id)) return undefined;
  const link = linkTemplate.replace(PLACEHOLDER, (_, slot: string) =>
    encodeURIComponent(slot.toLowerCase() === 'casino' ? casino : id),
  );
  const read = webAddress.schema.safeParse(link);
  return read.success ? read.data : undefined;
}
