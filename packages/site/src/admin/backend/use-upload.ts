import { isProblem, MAX_PICTURE_BYTES, pictureTooLarge } from '@croupier/core';
import { type ImageUpload, resizeImage } from '@croupier/ui/admin';
import { useCallback } from 'react';
import { useAdmin } from './backend.js';
import { problemSentences } from './use-operations.js';

/**
 * Adds a picture to the library as it was chosen, and returns its address; where pictures have little room, it is scaled
 * down before. Rejects with what is wrong and what to do; one that is too large is not sent.
 */
export function useUpload(): ImageUpload {
  const { perform, scalesPictures = false } = useAdmin();
  return useCallback(
    async (chosen, fileName, shown) => {
      const picture = scalesPictures ? await resizeImage(chosen, shown).catch(() => chosen) : chosen;
      try {
        if (picture.size > MAX_PICTURE_BYTES) throw pictureTooLarge(fileName);
        const content = new Uint8Array(await picture.arrayBuffer());
        const { result } = await perform('media.add', { files: [{ title: fileName, content }] });
        const [added] = result.records;
        if (added === undefined) throw new Error(`${fileName} was not added`);
        return added.url;
      } catch (error) {
        if (!isProblem(error)) throw error;
        throw new Error(problemSentences(error), { cause: error });
      }
    },
    [perform, scalesPictures],
  );
}
