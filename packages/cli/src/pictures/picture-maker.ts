import {
  isProblem,
  type PictureVariant,
  pictureVariants,
  type SharePicture,
  type SiteIcon,
  type StorageAdapter,
} from '@croupier/core';
import { drawSharePicture } from './draw-share-picture.js';
import { drawSiteIcon } from './draw-site-icon.js';
import { loadSharp, missingSharpNote, type OpenPicture } from './load-sharp.js';
import { makeVariant } from './make-variant.js';

/** Makes the variants of pictures, each once. */
export interface PictureMaker {
  /**
   * The bytes of a variant of a picture, kept or made now; undefined where the original must do. Problem: `fault` if the
   * original cannot be read.
   */
  variantOf(file: string, variant: PictureVariant): Promise<Uint8Array | undefined>;
  /** The picture of a page for social networks; undefined where it cannot be drawn. */
  sharePicture(picture: SharePicture): Promise<Uint8Array | undefined>;
  /** An icon of the site; undefined where it cannot be drawn. */
  siteIcon(icon: SiteIcon): Promise<Uint8Array | undefined>;
  /** Makes all variants of pictures one after the other, behind those that are asked for; errors are left to them. */
  makeAhead(pictures: Iterable<{ file: string; width?: number | undefined }>): void;
}

/** A maker over the pictures of a store; `log` hears once that pictures cannot be made here. It makes `atOnce` at a time. */
export function createPictureMaker(
  { media }: Pick<StorageAdapter, 'media'>,
  log: (line: string) => void = () => undefined,
  atOnce = 1,
): PictureMaker {
  const pending = new Map<string, Promise<Uint8Array | undefined>>();
  const ahead: { file: string; variant: PictureVariant }[] = [];
  const inTurn = createLanes(atOnce);
  const findSharp = sharpFinder(log);
  let isAhead = false;

  const make = async (file: string, variant: PictureVariant) => {
    const open = await findSharp();
    if (open === undefined) return undefined;
    const original = await media.read(file);
    const made = original && (await makeVariant(open, original, variant));
    if (made === undefined) return undefined;
    // A full disk or a read-only store costs time, not the picture.
    await media.variants?.write(variant.name, made).catch(() => undefined);
    return made;
  };

  const variantOf = (file: string, variant: PictureVariant) => {
    const known = pending.get(variant.name);
    if (known !== undefined) return known;
    const found = readKept(variant.name)
      .then((kept) => kept ?? inTurn(() => make(file, variant)))
      .finally(() => pending.delete(variant.name));
    pending.set(variant.name, found);
    return found;
  };

  // What cannot be read is made anew.
  const readKept = async (name: string) =>
    media.variants?.read(name).catch((error: unknown) => {
      if (isProblem(error)) return undefined;
      throw error;
    });

  const workAhead = async () => {
    for (let next = ahead.shift(); next !== undefined; next = ahead.shift()) {
      await variantOf(next.file, next.variant).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
    }
    isAhead = false;
  };

  return {
    sharePicture: (picture) =>
      inTurn(async () => {
        const open = await findSharp();
        return open && drawSharePicture(open, picture);
      }),
    siteIcon: (icon) =>
      inTurn(async () => {
        const open = await findSharp();
        const logo = icon.logo === undefined ? undefined : await media.read(icon.logo);
        return open && drawSiteIcon(open, icon, logo);
      }),
    variantOf,
    makeAhead(pictures) {
      for (const picture of pictures) {
        const variants = pictureVariants(picture);
        ahead.push(...variants.map((variant) => ({ file: picture.file, variant })));
      }
      if (isAhead) return;
      isAhead = true;
      void workAhead();
    },
  };
}

/** Runs work in so many lanes. Each work decodes a whole picture, so it waits for the one before it in its lane. */
function createLanes(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const lanes: Promise<unknown>[] = Array.from({ length: count }, () => Promise.resolve());
  let lane = 0;
  return (work) => {
    lane = (lane + 1) % count;
    const mine = (lanes[lane] as Promise<unknown>).then(work);
    lanes[lane] = mine.catch(() => undefined);
    return mine;
  };
}

/** Finds the image library; `log` hears once that it does not load. */
function sharpFinder(log: (line: string) => void): () => Promise<OpenPicture | undefined> {
  let hasWarned = false;
  return async () => {
    const open = await loadSharp();
    if (!(open instanceof Error)) return open;
    if (!hasWarned) log(missingSharpNote(open));
    hasWarned = true;
    return undefined;
  };
}
