import { game as gameEntity, type PublicGame } from '../../collections/games/game.js';
import { gameLabels } from '../../labels/public/offers.js';
import { type ScoreView, scoreView } from './casino-card.js';

/** A game card. */
export interface GameCardView {
  /** The id of the record. */
  id: string;
  /** The name of the game. */
  name: string;
  /** May be empty. */
  provider: string;
  /** The URL of the picture; the card falls back to the initial if it does not load. */
  image: string;
  /** Plain text. */
  description: string;
  /** Undefined for an unrated game. */
  score?: ScoreView;
  /** True where a jackpot can be won. */
  hasJackpot: boolean;
  /** True for games that staff feature. */
  isFeatured: boolean;
  /** Return to player, volatility and stakes, as far as they are known. */
  facts: { title: string; value: string }[];
  /** Cards show the first few. */
  highlights: string[];
  /** Undefined if the game cannot be played from here. */
  playHref?: string;
}

/** Builds the card of a game. */
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
      { title: gameFieldTitle('rtp'), value: game.rtp },
      { title: gameFieldTitle('volatility'), value: game.volatility },
      { title: gameLabels.bets, value: [game.minBet, game.maxBet].filter(Boolean).join(' – ') },
    ].filter(({ value }) => value !== ''),
    highlights: game.highlights,
    ...(game.playUrl === undefined ? {} : { playHref: game.playUrl }),
  };
}

/** The title of a game field, as in forms. */
function gameFieldTitle(path: keyof PublicGame): string {
  return gameEntity.findField(path)?.field.title ?? path;
}
