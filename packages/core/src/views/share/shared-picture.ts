import type { SearchTexts } from '../../model/search/search-fields.js';
import { isImageData } from '../../values/addresses/address-checks.js';

/** The picture that a record names for social networks; none that stands in the record itself, which they do not show. */
export function sharedPicture({ shareImage = '' }: Pick<SearchTexts, 'shareImage'>): string | undefined {
  return shareImage === '' || isImageData(shareImage) ? undefined : shareImage;
}
