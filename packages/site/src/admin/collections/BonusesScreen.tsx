import type { Bonus } from '@croupier/core';
import { bonusesCollection } from '@croupier/core/forms';
import { collectionLabels, adminOfferLabels as labels } from '@croupier/core/messages';
import { type BonusFormProps, LazyPart, lazyPart } from '@croupier/ui/admin';
import { useChange } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';
import { changeSelected, type SelectedRows } from '../list/selected-rows.js';
import { CollectionScreen } from './CollectionScreen.js';
import { SuggestButton } from './SuggestButton.js';

const BonusFormWithCasinos = lazyPart(
  async () => (await import('./BonusFormWithCasinos.js')).BonusFormWithCasinos,
);

/** The bonuses of each category, of which several can be said to be checked at once. */
export function BonusesScreen() {
  const change = useChange();
  const disabledReason = useRefusal()('edit casinos, bonuses and games');
  const confirm = (selected: SelectedRows<Bonus>) => {
    const name = selected.one?.title ?? collectionLabels.count(selected.count, 'bonus', 'bonuses');
    return changeSelected(selected, (records) =>
      change('bonuses.confirm', { records }, { message: labels.confirmed(name) }),
    );
  };
  return (
    <CollectionScreen
      collection={bonusesCollection}
      Form={OpenedForm}
      actions={<SuggestButton />}
      bulk={[{ label: labels.confirm, disabledReason, onAction: confirm }]}
    />
  );
}

/** The form of a bonus, loaded when it is first opened. */
function OpenedForm(props: BonusFormProps) {
  return (
    <LazyPart>
      <BonusFormWithCasinos {...props} />
    </LazyPart>
  );
}
