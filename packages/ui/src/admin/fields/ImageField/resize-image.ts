/** The most pixels of a picture. */
export interface ImageSize {
  width: number;
  height: number;
}

/** The pictures that can be stored; SVG is left out, as it can hold scripts. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/**
 * A picture as the site needs it: scaled down to fit, never up, as WebP; one that fits already is left as it is. Rejects
 * where the file is no picture that the browser can read.
 */
export async function resizeImage(file: Blob, most: ImageSize | undefined): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    const scale = most === undefined ? 1 : Math.min(most.width / picture.width, most.height / picture.height);
    if (scale >= 1) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (context === null) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // A browser that cannot write WebP writes PNG.
    return await new Promise((resolve) => canvas.toBlob((made) => resolve(made ?? file), 'image/webp', 0.9));
  } finally {
    picture.close();
  }
}

/** A file as a data URL. */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
