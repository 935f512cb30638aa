import * as z from 'zod';
import { type Kind, readWith } from './kind.js';

// Control characters but tab and line breaks; C1 controls too. They come from damaged files.
const CONTROL = /[^\P{Cc}\t\r\n]/u;
const LINE_BREAK = /[\r\n]/;

function plain(most: number) {
  return z
    .string('must be text')
    .trim()
    .max(most, `must be at most ${most} characters`)
    .refine((text) => !CONTROL.test(text), 'must not contain control characters');
}

/** One line of text of at most `most` characters; space around it is dropped. */
export function line(most = 300): Kind<string> {
  const schema = plain(most).refine((text) => !LINE_BREAK.test(text), 'must be on one line');
  return { name: 'text', schema, read: (text) => readWith(schema, text), write: (text) => text };
}

/** Text of several lines, at most `most` characters; space around it is dropped. */
export function prose(most = 20_000): Kind<string> {
  const schema = plain(most);
  return { name: 'text', schema, read: (text) => readWith(schema, text), write: (text) => text };
}
