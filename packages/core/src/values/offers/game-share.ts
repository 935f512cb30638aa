import * as z from 'zod';
import { list } from '../list.js';
import { valueType } from '../value-type.js';
import { MAX_GAME_SHARE_LENGTH, readGameShare } from './read-game-share.js';

const message = 'must be a kind of game and a share, such as Slots 100%';

/** The shares of a stake that count, such as `Slots 100%, Roulette 10%`; each item is a text. */
export const gameShareList = list(
  valueType<string>({
    name: 'kind of game and percent',
    schema: () =>
      z
        .string(message)
        .max(MAX_GAME_SHARE_LENGTH, `must be at most ${MAX_GAME_SHARE_LENGTH} characters`)
        .refine((text) => readGameShare(text.trim()) !== undefined, message)
        .overwrite((text) => text.trim().replace(/\s+/g, ' ')),
    format: (text) => text,
    input: { kind: 'text', maxLength: MAX_GAME_SHARE_LENGTH },
  }),
);
