import { game, type PublicGame } from '../collections/games/game.js';

/** The title of a game field, as in forms. */
export function gameFieldTitle(path: keyof PublicGame): string {
  return game.findField(path)?.field.title ?? path;
}
