import { StateCard, type StateCardProps } from '../StateCard/StateCard.js';

/** The props of an error state. */
export interface ErrorStateProps extends StateCardProps {}

/** In place of something that could not be shown. It is read out as soon as it appears. */
export function ErrorState(props: ErrorStateProps) {
  return <StateCard {...props} isError />;
}
