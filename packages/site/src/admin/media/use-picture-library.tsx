import { type ImageLibrary, lazyPart } from '@croupier/ui/admin';
import { type ReactNode, useMemo, useState } from 'react';
import { WhenOpened } from '../WhenOpened.js';

const LibraryDialog = lazyPart(async () => (await import('./LibraryDialog.js')).LibraryDialog);

type Answer = (address: string | undefined) => void;

/** Lets the fields of forms take pictures of the library, in a dialog beside them. */
export function usePictureLibrary(): { library: ImageLibrary; dialog: ReactNode } {
  const [answer, setAnswer] = useState<{ to: Answer }>();
  const library = useMemo((): ImageLibrary => ({ pick: () => new Promise((to) => setAnswer({ to })) }), []);
  const close = (address?: string) => {
    answer?.to(address);
    setAnswer(undefined);
  };
  const isOpen = answer !== undefined;
  const dialog = (
    <WhenOpened isOpen={isOpen} onClose={() => close()}>
      <LibraryDialog isOpen={isOpen} onClose={close} />
    </WhenOpened>
  );
  return { library, dialog };
}
