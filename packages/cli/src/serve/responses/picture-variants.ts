import { isProblem, type PictureVariant, parseVariantName, pictureVariants } from '@croupier/core';
import { contentTypeOf } from '../requests/content-type.js';
import { type ResponseContent, responseContent } from '../response-content.js';
import { FILE_HEADERS } from '../security-headers.js';
import { BRIEF_CACHE, IMMUTABLE_CACHE, pictureResponse } from './media-and-custom-css.js';
import type { NonPageRoute, RenderContext } from './non-page-route.js';

/** The pictures of the library in other widths and formats. */
export const VARIANT_ROUTE: NonPageRoute = {
  *paths({ catalogue }) {
    for (const [file, size] of catalogue.media) {
      for (const { name } of pictureVariants({ file, width: size?.width })) yield `/media/${name}`;
    }
  },
  match(context, path) {
    const variant = path.startsWith('/media/') ? parseVariantName(path.slice('/media/'.length)) : undefined;
    if (variant === undefined) return undefined;
    const { media, replacedMedia } = context.catalogue;
    const names = ['png', 'jpg', 'webp'].map((extension) => `${variant.hash}.${extension}`);
    const file = names.find((one) => media.has(one));
    if (file !== undefined) return () => variantResponse(context, file, variant);
    const [now] = names.flatMap((one) => replacedMedia?.get(one) ?? []);
    return now === undefined ? undefined : () => pictureResponse(context.storage, now, BRIEF_CACHE);
  },
};

/** A variant, made on first use; the picture as it was uploaded where that is not possible. */
async function variantResponse(
  { storage, pictures }: RenderContext,
  file: string,
  variant: PictureVariant,
): Promise<ResponseContent | undefined> {
  const bytes = await pictures.variantOf(file, variant).catch((error: unknown) => {
    if (isProblem(error)) return undefined;
    throw error;
  });
  // What is served in the place of a variant may be replaced by it.
  if (bytes === undefined) return pictureResponse(storage, file, BRIEF_CACHE);
  const headers = { ...FILE_HEADERS, ...IMMUTABLE_CACHE, 'content-type': contentTypeOf(variant.name) };
  return responseContent(200, headers, Buffer.from(bytes));
}
