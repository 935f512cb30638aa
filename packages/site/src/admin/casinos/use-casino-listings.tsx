import { adminListingLabels as labels } from '@croupier/core/messages';
import { LazyPart, lazyPart } from '@croupier/ui/admin';
import { type ReactNode, useState } from 'react';

const CasinoListings = lazyPart(async () => (await import('./CasinoListings.js')).CasinoListings);
const ListingDialog = lazyPart(async () => (await import('./CasinoListings.js')).ListingDialog);

/** The tab of a casino's markets, and the dialog of one, which stands outside the form of the casino. */
export function useCasinoListings(casino: { id: string; name: string; slug: string }): {
  tab: { label: string; content: ReactNode };
  dialog: ReactNode;
} {
  const [edited, setEdited] = useState<string>();
  const [isOpened, setOpened] = useState(false);
  const open = (record: string) => {
    setOpened(true);
    setEdited(record);
  };
  return {
    tab: {
      label: labels.tab,
      content: (
        <LazyPart>
          <CasinoListings casino={casino} onEdit={open} />
        </LazyPart>
      ),
    },
    dialog: isOpened ? (
      <LazyPart>
        <ListingDialog casino={casino.name} record={edited} onClose={() => setEdited(undefined)} />
      </LazyPart>
    ) : null,
  };
}
