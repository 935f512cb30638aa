import type { StorageAdapter } from '@croupier/core';

const MEDIA_PATH = /^\/media\/([a-z0-9]+\.[a-z]+)$/;

/**
 * Shows pictures of the library in the screens of the admin, where no server has them: one that did not load is taken from
 * the storage. Pictures in a text that is being written stay as they are, since their addresses are part of the text.
 * Returns a function that stops it.
 */
export function showStoredPictures({ media }: Pick<StorageAdapter, 'media'>): () => void {
  const show = async ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || target.isContentEditable) return;
    const [, file] = MEDIA_PATH.exec(target.getAttribute('src') ?? '') ?? [];
    const bytes = file === undefined ? undefined : await media.read(file);
    if (bytes === undefined) return;
    const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>]));
    target.addEventListener('load', () => URL.revokeObjectURL(address), { once: true });
    target.src = address;
  };
  document.addEventListener('error', show, { capture: true });
  return () => document.removeEventListener('error', show, { capture: true });
}
