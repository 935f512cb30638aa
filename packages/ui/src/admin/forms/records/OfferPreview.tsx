'use client';

import { stakeOf, stakeTerms } from '@croupier/core/forms';
import { adminFormLabels, englishOfferLabels } from '@croupier/core/messages';
import { OfferTerms } from '../../../bonus/BonusCard/OfferTerms.js';
import { Notice } from '../../../parts/Notice/Notice.js';
import { useFormLabels } from '../../form-labels.js';
import { useFieldState } from '../form-context.js';

/** The props of the preview. */
interface OfferPreviewProps {
  /** The return to the player that costs are worked with, in percent. */
  assumedReturn: number | undefined;
}

/** What the figures that are typed say to readers: how much has to be staked, and what that costs where the return is known. */
export function OfferPreview({ assumedReturn }: OfferPreviewProps) {
  const { readersRead } = useFormLabels('bonus', adminFormLabels.bonus);
  const figures = {
    amount: useNumber('amount'),
    matchPercent: useNumber('matchPercent'),
    freeSpins: useNumber('freeSpins'),
    spinValue: useNumber('spinValue'),
    wageringTimes: useNumber('wageringTimes'),
    maxCashout: useNumber('maxCashout'),
    wageringOn: useChosen<'bonus'>('wageringOn'),
    sticky: useChosen<'no'>('sticky'),
    gameShares: useChosen<string[]>('gameShares') ?? [],
  };
  const currency = useChosen<string>('currency');
  const isBegun = figures.wageringTimes !== undefined || figures.amount !== undefined;
  return (
    <div role="status">
      {isBegun ? (
        <Notice title={readersRead}>
          <OfferTerms
            terms={{
              ...(assumedReturn === undefined
                ? { stake: stakeOf(figures) }
                : stakeTerms(figures, assumedReturn)),
              ...(currency === undefined ? {} : { currency: currency.toUpperCase() }),
            }}
            words={englishOfferLabels()}
            className={undefined}
          />
        </Notice>
      ) : null}
    </div>
  );
}

/** The number of a field; undefined while none is typed. */
function useNumber(path: string): number | undefined {
  const { value } = useFieldState(path);
  return typeof value === 'number' ? value : undefined;
}

/** What is chosen in a field; undefined where nothing is. */
function useChosen<T>(path: string): T | undefined {
  return (useFieldState(path).value || undefined) as T | undefined;
}
