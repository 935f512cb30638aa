import type { ReactNode } from 'react';

/** What an app adds to a card. */
export interface CardSlotsProps {
  /** Badges of yours, behind ours. */
  badges?: ReactNode;
  /** Buttons and links of yours, behind ours. */
  actions?: ReactNode;
}

/** What an app adds to each item of a list. */
export interface ListSlotsProps<Item> {
  /** Draws badges of yours, behind ours. */
  renderBadges?: ((item: Item) => ReactNode) | undefined;
  /** Draws buttons and links of yours, behind ours. */
  renderActions?: ((item: Item) => ReactNode) | undefined;
}
