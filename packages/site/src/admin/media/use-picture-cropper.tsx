import { adminCropLabels as labels } from '@croupier/core/messages';
import { type ImageCropper, lazyPart } from '@croupier/ui/admin';
import { type ReactNode, useMemo, useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { WhenOpened } from '../WhenOpened.js';
import type { Picture } from './PictureDialog.js';

const CropDialog = lazyPart(async () => (await import('./CropDialog.js')).CropDialog);

interface CropRequest {
  picture: Picture;
  answer: (address: string | undefined) => void;
}

/** Crops pictures of the library for the fields of forms, in a dialog beside them. */
export function usePictureCropper(): { cropper: ImageCropper; dialog: ReactNode } {
  const { perform } = useAdmin();
  const [request, setRequest] = useState<CropRequest>();
  const cropper = useMemo(
    (): ImageCropper => ({
      canCrop: (address) => address.startsWith('/media/'),
      async crop(address) {
        const { result } = await perform('media.list', { search: address.split('/').at(-1) });
        const picture = result.records.find(({ url }) => url === address);
        if (picture === undefined) throw new Error(labels.notInLibrary);
        return new Promise((answer) => setRequest({ picture, answer }));
      },
    }),
    [perform],
  );
  const close = (address?: string) => {
    request?.answer(address);
    setRequest(undefined);
  };
  const dialog = (
    <WhenOpened isOpen={request !== undefined} onClose={() => close()}>
      <CropDialog picture={request?.picture} onClose={close} />
    </WhenOpened>
  );
  return { cropper, dialog };
}
