import * as z from 'zod';
import { type Kind, kind } from './kind.js';

/** One of a fixed set of words, matched in any case. */
export function choice<const T extends string>(...words: [T, ...T[]]): Kind<T> {
  const message = `must be one of ${words.join(', ')}`;
  return kind<T>({
    name: words.join(' | '),
    schema: () => z.enum(words, message) as unknown as z.ZodType<T, T>,
    read: (text, judge) => judge(words.find((word) => word.toLowerCase() === text.toLowerCase()) ?? text),
    write: (word) => word,
    choices: words,
  });
}
