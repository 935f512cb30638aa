/** A part of a picture, in its own pixels. */
interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part given in percent of a picture, in whole pixels within it. */
export function pixelsOf(
  percent: PicturePart,
  { width, height }: Pick<PicturePart, 'width' | 'height'>,
): PicturePart {
  const x = Math.min(Math.max(0, Math.round((percent.x / 100) * width)), width - 1);
  const y = Math.min(Math.max(0, Math.round((percent.y / 100) * height)), height - 1);
  return {
    x,
    y,
    width: Math.min(Math.max(1, Math.round((percent.width / 100) * width)), width - x),
    height: Math.min(Math.max(1, Math.round((percent.height / 100) * height)), height - y),
  };
}

/** How well a photograph is kept; formats without loss have none. */
const QUALITY = 0.92;

/** A part of a shown picture as a picture of its own, in the same format where the browser can write it; else undefined. */
export function cropPicture(
  image: HTMLImageElement,
  { x, y, width, height }: PicturePart,
  type: string,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(undefined);
  context.drawImage(image, x, y, width, height, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob((made) => resolve(made ?? undefined), type, QUALITY));
}
