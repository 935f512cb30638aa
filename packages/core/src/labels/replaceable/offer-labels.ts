import { lazy } from '../../lazy.js';
import { bonusLabels, gameLabels } from '../public/offers.js';
import { type CardLabels, englishCardLabels } from './card-labels.js';
import type { TermLabels } from './terms.js';

/** Every word of a bonus card and of a game card, beside those of a casino card. */
export interface OfferLabels {
  exclusive: string;
  claim: string;
  /** For a bonus without a casino. */
  claimNamed: string;
  claimOf: string;
  validUntil: string;
  ended: string;
  endedOn: string;
  play: string;
  playNamed: string;
  cannotPlay: string;
  jackpot: string;
  provider: string;
  /** Take the place of the English words that stand in the data. */
  dataTerms?: TermLabels;
}

/** The words of bonus cards and game cards in English. */
export const englishOfferLabels = /* @__PURE__ */ lazy((): OfferLabels & CardLabels => {
  const { claimNamed, claimOf, exclusive, claim, validUntil, ended, endedOn } = bonusLabels;
  const { play, playNamed, cannotPlay, jackpot, provider } = gameLabels;
  return {
    ...englishCardLabels,
    exclusive,
    claim,
    claimNamed,
    claimOf,
    validUntil,
    ended,
    endedOn,
    play,
    playNamed,
    cannotPlay,
    jackpot,
    provider,
  };
});
