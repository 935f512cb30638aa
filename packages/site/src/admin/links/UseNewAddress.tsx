import { adminLinkLabels as labels } from '@croupier/core/messages';
import { ReasonedButton } from '@croupier/ui/admin';
import { toastFailure, useChange } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';

/** A link that moved for good. */
export interface MovedLink {
  url: string;
  newUrl: string;
}

/** Puts the new address of a link in every place that has the old one. */
export function UseNewAddress({ url, newUrl }: MovedLink) {
  const change = useChange();
  const refusal = useRefusal()('edit casinos, bonuses and games');
  const message = labels.used(newUrl);
  return (
    <ReasonedButton
      variant="plain"
      size="small"
      disabledReason={refusal}
      onClick={() => toastFailure(change('links.update', { links: [url] }, { message }))}
    >
      {labels.use}
      <span className="cr-visually-hidden"> {url}</span>
    </ReasonedButton>
  );
}
