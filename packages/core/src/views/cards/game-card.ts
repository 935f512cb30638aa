import { gameLabels } from '../../labels/offers.js';
import type { PublicGame } from '../../model/game.js';
import { type ScoreView, scoreView } from './casino-card.js';

/** A game on a card, complete. */
export interface GameCardView {
  /** What tells it from all others. */
  id: string;
  /** As its maker writes it. */
  name: string;
  /** Who makes it; may be empty. */
  provider: string;
  /** The address of its picture; the initial stands where it does not load. */
  image: string;
  /** What one does in it, as plain text. */
  description: string;
  /** Undefined where nobody has rated it. */
  score?: ScoreView;
  /** True where a jackpot can be won. */
  hasJackpot: boolean;
  /** True where staff put it forward. */
  isFeatured: boolean;
  /** Return to player, volatility and stakes: those that are known. */
  facts: { title: string; value: string }[];
  /** What is special about it; cards show the first few. */
  highlights: string[];
  /** Where it can be played; undefined where it cannot. */
  playHref?: string;
}

/** A game as a card. */
export function gameCard(game: PublicGame): GameCardView {
  return {
    id: game.id,
    name: game.name,
    provider: game.provider,
    image: game.image,
    description: game.description,
    ...(game.rating > 0 ? { score: scoreView(game.rating) } : {}),
    hasJackpot: game.jackpot,
    isFeatured: game.featured,
    facts: [
      { title: gameLabels.rtp, value: game.rtp },
      { title: gameLabels.volatility, value: game.volatility },
      { title: gameLabels.bets, value: [game.minBet, game.maxBet].filter(Boolean).join(' – ') },
    ].filter(({ value }) => value !== ''),
    highlights: game.highlights,
    ...(game.playUrl === undefined ? {} : { playHref: game.playUrl }),
  };
}
