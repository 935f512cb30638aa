import * as z from 'zod';
import { type ValueType, valueType } from './value-type.js';

/** One of a fixed set of words, in any case. */
export function choice<const T extends string>(...words: [T, ...T[]]): ValueType<T> {
  const message = `must be one of ${words.join(', ')}`;
  return valueType<T>({
    name: words.join(' | '),
    schema: () => z.enum(words, message) as unknown as z.ZodType<T, T>,
    parse: (text, judge) => judge(words.find((word) => word.toLowerCase() === text.toLowerCase()) ?? text),
    format: (word) => word,
    choices: words,
    input: { kind: 'choice', choices: words },
  });
}
