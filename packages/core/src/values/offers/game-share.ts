import * as z from 'zod';
import { list } from '../list.js';
import { valueType } from '../value-type.js';

const MAX_LENGTH = 60;
const PERCENT = /\s(\d{1,3}(?:\.\d{1,2})?) ?%$/;
const message = 'must be a kind of game and a share, such as Slots 100%';

/** What of a stake counts in a kind of game, from 0 to 100 percent. */
export interface GameShare {
  game: string;
  percent: number;
}

/** The kind of game and the share that a text names; undefined where it names none. */
export function readGameShare(text: string): GameShare | undefined {
  const found = text.length > MAX_LENGTH ? null : PERCENT.exec(text);
  const game = text.slice(0, found?.index).trim();
  const percent = Number(found?.[1]);
  return found === null || game === '' || percent > 100 ? undefined : { game, percent };
}

/** The shares of a stake that count, such as `Slots 100%, Roulette 10%`; each item is a text. */
export const gameShareList = list(
  valueType<string>({
    name: 'kind of game and percent',
    schema: () =>
      z
        .string(message)
        .max(MAX_LENGTH, `must be at most ${MAX_LENGTH} characters`)
        .refine((text) => readGameShare(text.trim()) !== undefined, message)
        .overwrite((text) => text.trim().replace(/\s+/g, ' ')),
    format: (text) => text,
    input: { kind: 'text', maxLength: MAX_LENGTH },
  }),
);
