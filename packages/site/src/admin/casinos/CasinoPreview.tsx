import { type Casino, casinoCard } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { CasinoCard } from '@croupier/ui';
import { Drawer } from '@croupier/ui/admin';

/** What a card needs of a casino that has nothing yet. */
const EMPTY = {
  name: '',
  slug: '',
  description: '',
  logo: '/placeholder.svg',
  highlights: [],
  bonuses: {},
  isFeatured: false,
  isBlacklisted: false,
};

/** The props of the preview of a casino. */
interface CasinoPreviewProps {
  /** The fields of the form, saved or not; undefined while it is closed. */
  casino: object | undefined;
  onClose: () => void;
}

/** The card of a casino as visitors will see it, from what is in the form. */
export function CasinoPreview({ casino, onClose }: CasinoPreviewProps) {
  return (
    <Drawer
      title={adminLabels.preview.title}
      isOpen={casino !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {casino === undefined ? null : (
        <div className="croupier">
          <CasinoCard {...casinoCard({ ...EMPTY, ...casino } as unknown as Casino)} />
        </div>
      )}
    </Drawer>
  );
}
