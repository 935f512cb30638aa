'use client';

import { adminFormLabels } from '@croupier/core/messages';
import type { EditorView } from 'prosemirror-view';
import { useFormLabels } from '../../form-labels.js';
import type { ImageUpload } from '../../image-upload.js';
import { fileOfDataUrl } from '../ImageField/data-url.js';
import { useImageFiles } from '../ImageField/use-image-files.js';
import { insertAtPlace, type PlaceId, picturesOf, releasePlace } from './document/insertion-places.js';
import { LARGEST_IMAGE } from './editor-props.js';

/** Stores the pictures that are pasted or dropped, and tells which cannot be. */
export function usePastedPictures(onUpload: ImageUpload | undefined) {
  const { busy, pasted } = useFormLabels('image', adminFormLabels.image);
  const { take, takeEach, loading, fault } = useImageFiles(LARGEST_IMAGE, onUpload);

  /** Puts the pictures of files where they were dropped, once they are stored. */
  async function insertPictures(view: EditorView, files: File[], place: PlaceId) {
    const addresses = await take(files);
    if (addresses.length === 0) releasePlace(view, place);
    else if (!view.isDestroyed)
      view.dispatch(insertAtPlace(view, place, picturesOf(addresses)).scrollIntoView());
  }

  /** The addresses of the pictures in data URLs, by these. */
  async function storePictures(urls: string[]) {
    const addresses = await takeEach(urls.map((url) => fileOfDataUrl(url, pasted)));
    return new Map(
      urls.flatMap((url, i) => {
        const address = addresses[i];
        return address === undefined ? [] : [[url, address] as const];
      }),
    );
  }

  return { insertPictures, storePictures, busyText: loading ? busy : undefined, fault };
}
