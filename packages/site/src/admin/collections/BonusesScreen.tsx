import type { Bonus } from '@croupier/core';
import { bonusesCollection } from '@croupier/core/forms';
import { adminLabels, collectionLabels } from '@croupier/core/messages';
import { BonusForm, type BonusFormProps } from '@croupier/ui/admin';
import { useChange, useQuestion } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';
import { changeSelected, type SelectedRows } from '../list/selected-rows.js';
import { CollectionScreen } from './CollectionScreen.js';
import { SuggestButton } from './SuggestedFigures.js';

const { bonuses: bonusLabels } = adminLabels;

/** The bonuses of each category, of which several can be said to be checked at once. */
export function BonusesScreen() {
  const change = useChange();
  const disabledReason = useRefusal()('edit casinos, bonuses and games');
  const confirm = (selected: SelectedRows<Bonus>) => {
    const name = selected.one?.title ?? collectionLabels.count(selected.count, 'bonus', 'bonuses');
    return changeSelected(selected, (records) =>
      change('bonuses.confirm', { records }, { message: bonusLabels.confirmed(name) }),
    );
  };
  return (
    <CollectionScreen
      collection={bonusesCollection}
      Form={BonusFormWithCasinos}
      actions={<SuggestButton />}
      bulk={[{ label: bonusLabels.confirm, disabledReason, onAction: confirm }]}
    />
  );
}

/** The form of a bonus, with the casinos of the site to choose from. */
function BonusFormWithCasinos(props: BonusFormProps) {
  const casinos = useQuestion('casinos.list', {});
  const options = casinos.data?.records.map(({ id, name }) => ({ value: id, label: name }));
  return <BonusForm {...props} casinos={options} />;
}
