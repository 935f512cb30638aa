import { messages } from '../../messages.js';
import { entity, type InputOf, type PublicOf, type RecordOf } from '../../model/entity.js';
import { defaulted, optional, required } from '../../model/field.js';
import { createdAt, id, updatedAt, type WithoutSystemFields } from '../../model/system-fields.js';
import { image, webAddress } from '../../values/addresses/web-address.js';
import { choice } from '../../values/choice.js';
import { flag } from '../../values/flag.js';
import { list } from '../../values/list.js';
import { score } from '../../values/score.js';
import { moneyText, multiLineText, singleLineText } from '../../values/text/text.js';
import { PLACEHOLDER_IMAGE } from '../casinos/casino.js';

/** The game categories with a tab of their own. */
export const GAME_CATEGORIES = ['slots', 'table', 'live', 'jackpot'] as const;

/** A casino game. */
export const game = entity({
  name: 'game',
  plural: 'games',
  title: 'Game',
  public: {
    id,
    name: required(singleLineText(200), messages.ours.gameNameRequired, { title: 'Name' }),
    provider: defaulted(singleLineText(200), '', { title: 'Provider' }),
    rtp: defaulted(singleLineText(20), '96.0%', { title: 'RTP' }),
    volatility: defaulted(choice('Low', 'Medium', 'High'), 'Medium', { title: 'Volatility' }),
    minBet: defaulted(moneyText(50), '', { title: 'Min Bet' }),
    maxBet: defaulted(moneyText(50), '', { title: 'Max Bet' }),
    jackpot: defaulted(flag, false, { title: 'Jackpot' }),
    featured: defaulted(flag, false, { title: 'Featured' }),
    rating: defaulted(score, 8, { title: 'Rating' }),
    image: defaulted(image, PLACEHOLDER_IMAGE, { title: 'Image' }),
    playUrl: optional(webAddress, { title: 'Play URL' }),
    description: defaulted(multiLineText(), '', { title: 'Description' }),
    highlights: defaulted(list(singleLineText(200)), [], { title: 'Highlights' }),
    category: defaulted(choice(...GAME_CATEGORIES), 'slots', { title: 'Category' }),
    createdAt,
    updatedAt,
  },
  private: {},
});

/** A stored game. */
export type Game = RecordOf<typeof game>;
/** The input for a new game. */
export type GameInput = WithoutSystemFields<InputOf<typeof game>>;
/** The public fields of a game. */
export type PublicGame = PublicOf<typeof game>;
