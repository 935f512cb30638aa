import type { StorageAdapter } from '@croupier/core';

const MEDIA_PATH = /\/media\/([a-z0-9]+\.[a-z]+)/g;

/** Replaces the addresses of library pictures in a view by blob addresses that the browser can show. */
export function withMediaUrls({ media }: Pick<StorageAdapter, 'media'>): <V>(view: V) => Promise<V> {
  const shown = new Map<string, Promise<string | undefined>>();
  const addressOf = (file: string) => {
    const cached = shown.get(file);
    if (cached !== undefined) return cached;
    const made = media
      .read(file)
      .then((bytes) => bytes && URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>])));
    shown.set(file, made);
    return made;
  };
  return async (view) => {
    const text = JSON.stringify(view);
    const files = new Set([...(text?.matchAll(MEDIA_PATH) ?? [])].map(([, file]) => file as string));
    if (files.size === 0) return view;
    const addresses = new Map<string, string>();
    for (const file of files) {
      const address = await addressOf(file);
      if (address !== undefined) addresses.set(file, address);
    }
    return JSON.parse(text.replace(MEDIA_PATH, (path, file: string) => addresses.get(file) ?? path));
  };
}
