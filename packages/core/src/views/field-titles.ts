import { game, type PublicGame } from '../model/game.js';
import { type SignedInUser, user } from '../model/user.js';

/** The title of a game field, as in forms. */
export function gameFieldTitle(path: keyof PublicGame): string {
  return titleOf(game, path);
}

/** The title of a user field, as in forms. */
export function userFieldTitle(path: keyof SignedInUser): string {
  return titleOf(user, path);
}

interface Titled {
  findField(path: string): { field: { title: string } } | undefined;
}

function titleOf(entity: Titled, path: string): string {
  return entity.findField(path)?.field.title ?? path;
}
