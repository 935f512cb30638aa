import { useCallback } from 'react';
import { useAdmin } from './backend.js';

/** Adds a picture to the library, and returns its address. Problem: `invalid`. */
export function useUpload(): (picture: Blob, fileName: string) => Promise<string> {
  const { perform } = useAdmin();
  return useCallback(
    async (picture, fileName) => {
      const content = new Uint8Array(await picture.arrayBuffer());
      const { result } = await perform('media.add', { files: [{ title: fileName, content }] });
      const [added] = result.records;
      if (added === undefined) throw new Error(`${fileName} was not added`);
      return added.url;
    },
    [perform],
  );
}
