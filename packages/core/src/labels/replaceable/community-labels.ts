import { lazy } from '../../lazy.js';
import { complaintLabels, sampleLabels, tournamentLabels } from '../public/community.js';
import { componentLabels } from '../public/components.js';
import type { TermLabels } from './terms.js';

/** Every word of the cards of tournaments and complaints. */
export interface CommunityLabels {
  /** BCP 47; dates and counts follow it. */
  language: string;
  prize: string;
  participants: string;
  entryFee: string;
  dates: string;
  joinTournament: string;
  isOver: string;
  player: string;
  amount: string;
  filed: string;
  playersRating: string;
  viewDetails: string;
  noDetails: string;
  contactPlayer: string;
  stars: string;
  sampleContent: string;
  sampleContentText: string;
  close: string;
  /** Take the place of the English words that stand in the data. */
  dataTerms?: TermLabels;
}

/** The words of tournaments and complaints in English. */
export const englishCommunityLabels = /* @__PURE__ */ lazy((): CommunityLabels => {
  const { prize, participants, fee, dates, join, isOver } = tournamentLabels;
  const { player, amount, date, rating, details, noDetails, contact } = complaintLabels;
  return {
    language: 'en',
    prize,
    participants,
    entryFee: fee,
    dates,
    joinTournament: join,
    isOver,
    player,
    amount,
    filed: date,
    playersRating: rating,
    viewDetails: details,
    noDetails,
    contactPlayer: contact,
    stars: componentLabels.score.stars,
    sampleContent: sampleLabels.title,
    sampleContentText: sampleLabels.notice,
    close: componentLabels.parts.close,
  };
});
