import type { Bonus } from '@croupier/core';
import { adminPath } from '@croupier/core';
import { bonusesCollection } from '@croupier/core/forms';
import { adminLabels, adminOfferLabels as labels } from '@croupier/core/messages';
import { Badge, ButtonLink, lazyPart } from '@croupier/ui/admin';
import type { RowVerb } from '../list/row-verb.js';
import list from '../screens/list.module.css';
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

const isWithdrawn = (row: object) => (row as Bonus).withdrawnAt !== undefined;

const WITHDRAW: RowVerb = {
  operation: 'bonuses.withdraw',
  label: labels.withdraw,
  isFor: (row) => !isWithdrawn(row),
  Question: lazyPart(async () => (await import('../offers/WithdrawDialog.js')).WithdrawDialog),
  done: String,
};

const RESTORE: RowVerb = {
  operation: 'bonuses.restore',
  label: labels.restore,
  isFor: isWithdrawn,
  done: labels.restored,
};

/** The bonuses of each category, of which one or several can be said to be checked, withdrawn and put back. */
export function BonusesScreen() {
  return (
    <CollectionScreen<Bonus>
      collection={bonusesCollection}
      Form={BonusFormWithCasinos}
      cells={CELLS}
      actions={
        <>
          <ButtonLink variant="plain" href={adminPath('bonuses-due')}>
            {adminLabels.screens['bonuses-due']}
          </ButtonLink>
          <SuggestButton />
        </>
      }
      verbs={[CONFIRM, WITHDRAW, RESTORE]}
    />
  );
}

const CELLS = { title: (bonus: Bonus) => <TitleCell {...bonus} /> };

function TitleCell({ title, withdrawnAt }: Bonus) {
  if (withdrawnAt === undefined) return title;
  return (
    <span className={list.inline}>
      {title} <Badge tone="poor">{labels.withdrawn}</Badge>
    </span>
  );
}
