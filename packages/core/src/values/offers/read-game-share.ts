/** The longest text that names a share, in characters. */
export const MAX_GAME_SHARE_LENGTH = 60;
const PERCENT = /\s(\d{1,3}(?:\.\d{1,2})?) ?%$/;

/** What of a stake counts in a kind of game, from 0 to 100 percent. */
export interface GameShare {
  game: string;
  percent: number;
}

/** The kind of game and the share that a text names; undefined where it names none. */
export function readGameShare(text: string): GameShare | undefined {
  const found = text.length > MAX_GAME_SHARE_LENGTH ? null : PERCENT.exec(text);
  const game = text.slice(0, found?.index).trim();
  const percent = Number(found?.[1]);
  return found === null || game === '' || percent > 100 ? undefined : { game, percent };
}
