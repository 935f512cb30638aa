import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { SafeHtml } from '../../values/html/safe-html.js';
import { pictureSources } from '../../values/pictures/picture-address.js';

const IMAGE = /<img ((?:"[^"]*"|[^">])*)>/g;
/** How wide a picture in a text is at most. */
const SIZES = '(width < 48rem) 100vw, 720px';

/** Sanitized HTML in which pictures of the library keep their place while they load, and come in the width that is shown. */
export function sizedImages({ media, demoFallbacks }: PublicCatalogue, html: SafeHtml): SafeHtml {
  if (media.size === 0) return html;
  return html.replace(IMAGE, (image, attributes: string) => {
    const file = /(?:^|\s)src="\/media\/([^"]+)"/.exec(attributes)?.[1] ?? '';
    const size = media.get(file);
    if (size === undefined) return image;
    const own = attributes.replace(/\s*\b(?:loading|srcset|sizes|decoding)="[^"]*"/g, '');
    const { width, height } = size;
    const shape = /\b(?:width|height)="/.test(own) ? '' : ` width="${width}" height="${height}"`;
    const webp = pictureSources(`/media/${file}#${width}x${height}`).sources.at(-1);
    // The browser's own store has no variants.
    const variants =
      webp === undefined || demoFallbacks !== undefined ? '' : ` srcset="${webp.srcSet}" sizes="${SIZES}"`;
    return `<img ${own}${shape}${variants} loading="lazy" decoding="async">`;
  }) as SafeHtml;
}
