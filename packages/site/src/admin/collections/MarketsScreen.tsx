import { type Market, marketName } from '@croupier/core';
import { marketsCollection } from '@croupier/core/forms';
import { LazyPart, lazyPart, type RecordFormProps } from '@croupier/ui/admin';
import { CollectionScreen } from './CollectionScreen.js';

const MarketForm = lazyPart(async () => (await import('./MarketForm.js')).MarketForm);

/** The markets that the site serves, each with its name. */
export function MarketsScreen() {
  return <CollectionScreen<Market> collection={marketsCollection} Form={OpenedForm} cells={CELLS} />;
}

const CELLS = { code: ({ code }: Market) => `${code} ${marketName(code)}` };

/** The form of a market, loaded when it is first opened. */
function OpenedForm(props: RecordFormProps) {
  return (
    <LazyPart>
      <MarketForm {...props} />
    </LazyPart>
  );
}
