'use client';

import { messages } from '@croupier/core/messages';
import { useState } from 'react';
import { dataUrlOf, IMAGE_TYPES, type ImageSize, resizeImage } from './resize-image.js';

/** Stores a picture as it was chosen, and returns its address; told the largest size in which it is shown. */
export type ImageUpload = (picture: Blob, fileName: string, shown?: ImageSize) => Promise<string>;

/** Makes addresses of files: stored by the app, or scaled down to data URLs. Tells what cannot be. */
export function useImageFiles(size: ImageSize | undefined, onUpload: ImageUpload | undefined) {
  const [loading, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const tell = (reason: unknown) => setFault(reason instanceof Error ? reason.message : String(reason));

  async function addressOf(file: File): Promise<string> {
    if (!IMAGE_TYPES.includes(file.type)) throw new Error(messages.anyForm.imageRequired);
    if (onUpload !== undefined) return onUpload(file, file.name, size);
    const picture = await resizeImage(file, size).catch(() => {
      throw new Error(messages.anyForm.imageRequired);
    });
    return dataUrlOf(picture);
  }

  /** The addresses of those files that are pictures. */
  async function take(files: Iterable<File>): Promise<string[]> {
    setFault(undefined);
    setBusy(true);
    const addresses: string[] = [];
    for (const file of files) {
      try {
        addresses.push(await addressOf(file));
      } catch (reason) {
        tell(reason);
      }
    }
    setBusy(false);
    return addresses;
  }

  /** The address of what `work` makes of a picture; tells why it makes none. */
  async function attempt(work: Promise<string | undefined>): Promise<string | undefined> {
    setFault(undefined);
    try {
      return await work;
    } catch (reason) {
      tell(reason);
      return undefined;
    }
  }
  return { take, attempt, loading, fault };
}
