import type { Game } from '@croupier/core';
import { gamesCollection } from '@croupier/core/forms';
import { adminLabels, collectionLabels } from '@croupier/core/messages';
import { GameForm } from '@croupier/ui/admin';
import { useChange } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';
import { changeSelected, type SelectedRows } from '../list/selected-rows.js';
import { CollectionScreen } from './CollectionScreen.js';

const { actions, done } = adminLabels.casinos;

/** The list of games, of which several can be featured at once. */
export function GamesScreen() {
  const change = useChange();
  const disabledReason = useRefusal()('edit casinos, bonuses and games');
  const setFeatured = (featured: boolean) => (selected: SelectedRows<Game>) => {
    const name = selected.one?.name ?? collectionLabels.count(selected.count, 'game', 'games');
    const message = done[featured ? 'featured' : 'unfeatured'](name);
    return changeSelected(selected, (records) =>
      change('games.edit', { records, changes: { featured } }, { message }),
    );
  };
  return (
    <CollectionScreen
      collection={gamesCollection}
      Form={GameForm}
      bulk={[
        { label: actions.feature, disabledReason, onAction: setFeatured(true) },
        { label: actions.unfeature, disabledReason, onAction: setFeatured(false) },
      ]}
    />
  );
}
