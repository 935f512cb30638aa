/** The widths in pixels that pictures are made into: from a logo on a phone to a banner on a large screen. */
const VARIANT_WIDTHS = [160, 320, 640, 960, 1280, 1920] as const;
/** The formats that pictures are made into, the smallest first. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const;

/** A width that pictures are made into. */
export type VariantWidth = (typeof VARIANT_WIDTHS)[number];
/** A format that pictures are made into. */
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** A picture of the library in another width and format; never wider than the original. */
export interface PictureVariant {
  /** Its file name, which is also its last path segment under `/media/`: `HASH-640.avif`. */
  name: string;
  /** The file name of the original without its extension. */
  hash: string;
  width: VariantWidth;
  format: VariantFormat;
}

/** The variants of a picture of the library; none of a GIF, which may be animated. */
export function pictureVariants({
  file,
  width,
}: {
  file: string;
  width?: number | undefined;
}): PictureVariant[] {
  const [hash = '', extension] = file.split('.');
  if (extension === 'gif') return [];
  return variantWidths(width).flatMap((one) =>
    VARIANT_FORMATS.map((format) => ({ name: `${hash}-${one}.${format}`, hash, width: one, format })),
  );
}

/** The variant that a file name is of; undefined for other names. */
export function parseVariantName(name: string): PictureVariant | undefined {
  const [, hash, digits, format] = /^([0-9a-f]{32})-(\d{3,4})\.(avif|webp)$/.exec(name) ?? [];
  const width = VARIANT_WIDTHS.find((one) => String(one) === digits);
  if (hash === undefined || width === undefined) return undefined;
  return { name, hash, width, format: format as VariantFormat };
}

/** The widths that a picture is made into: those below its own, and the next one, which keeps its own width. */
export function variantWidths(width = Number.POSITIVE_INFINITY): VariantWidth[] {
  const next = VARIANT_WIDTHS.findIndex((one) => one >= width);
  return next === -1 ? [...VARIANT_WIDTHS] : VARIANT_WIDTHS.slice(0, next + 1);
}
