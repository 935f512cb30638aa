import { bonusesCollection } from '@croupier/core/forms';
import { adminOfferLabels as labels } from '@croupier/core/messages';
import { type BonusFormProps, LazyPart, lazyPart } from '@croupier/ui/admin';
import type { RowVerb } from '../list/use-row-verbs.js';
import { CollectionScreen } from './CollectionScreen.js';
import { SuggestButton } from './SuggestButton.js';

const BonusFormWithCasinos = lazyPart(
  async () => (await import('./BonusFormWithCasinos.js')).BonusFormWithCasinos,
);

const CONFIRM: RowVerb = {
  operation: 'bonuses.confirm',
  label: labels.confirm,
  done: labels.confirmed,
};

/** The bonuses of each category, of which one or several can be said to be checked. */
export function BonusesScreen() {
  return (
    <CollectionScreen
      collection={bonusesCollection}
      Form={OpenedForm}
      actions={<SuggestButton />}
      verbs={[CONFIRM]}
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
