import { bonusesCollection } from '@croupier/core/forms';
import { BonusForm, type BonusFormProps } from '@croupier/ui/admin';
import { useQuestion } from '../backend/use-operations.js';
import { CollectionScreen } from './CollectionScreen.js';

/** The bonuses of each category. */
export function BonusesScreen() {
  return <CollectionScreen collection={bonusesCollection} Form={BonusFormWithCasinos} />;
}

/** The form of a bonus, with the casinos of the site to choose from. */
function BonusFormWithCasinos(props: BonusFormProps) {
  const casinos = useQuestion('casinos.list', {});
  const options = casinos.data?.records.map(({ id, name }) => ({ value: id, label: name }));
  return <BonusForm {...props} casinos={options} />;
}
