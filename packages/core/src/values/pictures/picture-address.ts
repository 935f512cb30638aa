import { VARIANT_FORMATS, type VariantFormat, variantWidths } from './picture-variant.js';

/** The attributes of an `img` element and its sources that show a picture in the size of its place. */
export interface PictureSources {
  /** The address of the picture as it was uploaded. */
  src: string;
  /** In pixels, where known. */
  width?: number;
  height?: number;
  /** The point that stays in sight where the picture is cut to a shape, as an `object-position`. */
  position?: string;
  /** A `srcset` for each format, the smallest first; none for pictures that are not of a library. */
  sources: { type: `image/${VariantFormat}`; srcSet: string }[];
}

const SIZED = /#(\d+)x(\d+).*/;
const IN_LIBRARY = /^(.*\/media\/[0-9a-f]{32})\.(png|jpg|webp)$/;

/**
 * Takes the address of a picture apart. It may end in the size of the picture in pixels and in its focal point in percent,
 * which browsers and servers ignore: `/media/….png#1200x400@30,70`.
 */
export function pictureSources(address: string): PictureSources {
  const [, width, height] = SIZED.exec(address)?.map(Number) ?? [];
  const src = address.replace(SIZED, '');
  const base = IN_LIBRARY.exec(src)?.[1];
  if (width === undefined || height === undefined) return { src, sources: [] };
  const srcSet = (format: VariantFormat) =>
    variantWidths(width)
      .map((one) => `${base}-${one}.${format} ${Math.min(one, width)}w`)
      .join(', ');
  const formats = base === undefined ? [] : VARIANT_FORMATS;
  const [, x, y] = /@(\d+),(\d+)$/.exec(address) ?? [];
  return {
    src,
    width,
    height,
    ...(x === undefined ? {} : { position: `${x}% ${y}%` }),
    sources: formats.map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) })),
  };
}

/** The address of a logo in a small place, and whether it is much wider than high. */
export function logoSource(address: string): { src: string; isWide: boolean } {
  const [, width = 1, height = 1] = SIZED.exec(address)?.map(Number) ?? [];
  const isWide = width >= 1.8 * height;
  const src = address.replace(SIZED, '');
  return { src: src.replace(IN_LIBRARY, isWide ? '$1-320.webp' : '$1-160.webp'), isWide };
}
