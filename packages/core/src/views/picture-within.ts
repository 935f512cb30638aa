import type { PublicCatalogue } from '../model/public-catalogue.js';
import { pictureVariants } from '../values/pictures/picture-variant.js';

const LIBRARY = '/media/';

/**
 * The address of a picture for whoever shows it at most so many pixels wide, and takes one address: of a wider picture of
 * the library, its largest variant within that width.
 */
export function pictureWithin(
  address: string,
  most: number,
  { media }: Pick<PublicCatalogue, 'media'>,
): string {
  const file = address.startsWith(LIBRARY) ? address.slice(LIBRARY.length) : '';
  const { width = 0 } = media.get(file) ?? {};
  if (width <= most) return address;
  const variants = pictureVariants({ file, width }).filter((one) => one.format === 'webp');
  const fitting = variants.findLast((one) => one.width <= most);
  return fitting === undefined ? address : `${LIBRARY}${fitting.name}`;
}
