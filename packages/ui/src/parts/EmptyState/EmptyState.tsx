import { StateCard, type StateCardProps } from '../StateCard/StateCard.js';

/** The props of an empty state. */
export interface EmptyStateProps extends StateCardProps {}

/** In place of a list that is empty. */
export function EmptyState(props: EmptyStateProps) {
  return <StateCard {...props} />;
}
