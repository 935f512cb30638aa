'use client';

import { messages } from '@croupier/core/messages';
import { use, useState } from 'react';
import { useFormLabels } from '../../form-labels.js';
import { type ImageUpload, ImageUploadContext } from '../../image-upload.js';
import { dataUrlOf, IMAGE_TYPES, type ImageSize, resizeImage } from './resize-image.js';

/** Makes addresses of files: stored by the app, or scaled down to data URLs. Tells what cannot be. */
export function useImageFiles(size: ImageSize | undefined, onUpload: ImageUpload | undefined) {
  const { imageRequired } = useFormLabels('files', messages.anyForm);
  const upload = use(ImageUploadContext);
  const store = onUpload ?? upload;
  const [pending, setPending] = useState(0);
  const [fault, setFault] = useState<string>();

  const tell = (reason: unknown) => setFault(reason instanceof Error ? reason.message : String(reason));

  async function addressOf(file: File): Promise<string> {
    if (!IMAGE_TYPES.includes(file.type)) throw new Error(imageRequired);
    if (store !== undefined) return store(file, file.name, size);
    const picture = await resizeImage(file, size).catch(() => {
      throw new Error(imageRequired);
    });
    return dataUrlOf(picture);
  }

  /** The address of each file, in their order; undefined for one that is no picture or cannot be stored. */
  async function takeEach(files: Iterable<File>): Promise<(string | undefined)[]> {
    setFault(undefined);
    setPending((count) => count + 1);
    const addresses: (string | undefined)[] = [];
    for (const file of files) {
      try {
        addresses.push(await addressOf(file));
      } catch (reason) {
        tell(reason);
        addresses.push(undefined);
      }
    }
    setPending((count) => count - 1);
    return addresses;
  }

  /** The addresses of those files that are pictures. */
  async function take(files: Iterable<File>): Promise<string[]> {
    return (await takeEach(files)).filter((address) => address !== undefined);
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
  return { take, takeEach, attempt, store, loading: pending > 0, fault };
}
