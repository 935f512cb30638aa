import type { Game } from '@croupier/core';
import { gamesCollection } from '@croupier/core/forms';
import { adminLabels } from '@croupier/core/messages';
import { lazyPart } from '@croupier/ui/admin';
import type { RowFlag } from '../list/row-verb.js';
import { CollectionScreen } from './CollectionScreen.js';

const LoadedGameForm = lazyPart(async () => (await import('./LoadedGameForm.js')).LoadedGameForm);

const { actions, done } = adminLabels.casinos;

const FEATURED: RowFlag<Game> = {
  flag: 'featured',
  on: {
    operation: 'games.edit',
    input: { changes: { featured: true } },
    label: actions.feature,
    done: done.featured,
  },
  off: {
    operation: 'games.edit',
    input: { changes: { featured: false } },
    label: actions.unfeature,
    done: done.unfeatured,
  },
};

/** The list of games, of which one or several can be featured. */
export function GamesScreen() {
  return <CollectionScreen collection={gamesCollection} Form={LoadedGameForm} flags={[FEATURED]} />;
}
