import * as z from 'zod';
import { type Kind, kind } from './kind.js';

/** What has no place in content: control characters but for tab and line breaks, C1 controls too, and halves of letters. */
export const MISPLACED = /[^\P{Cc}\t\r\n]|\p{Cs}/gu;
const CONTROL = new RegExp(MISPLACED.source, 'u');
/** A character that is seen: no space, no mark that only guides writing. */
export const SEEN = /[^\p{Cf}\s]/u;
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
  const schema = () => plain(most).refine((text) => !LINE_BREAK.test(text), 'must be on one line');
  const isSound = (text: string) => text.length <= most && !CONTROL.test(text) && !LINE_BREAK.test(text);
  return textKind(schema, isSound);
}

/** Text of several lines, at most `most` characters; space around it is dropped. */
export function prose(most = 20_000): Kind<string> {
  return textKind(
    () => plain(most),
    (text) => text.length <= most && !CONTROL.test(text),
  );
}

// Imports read millions of texts: what is plainly sound is not asked of the schema, which words the faults.
function textKind(schema: () => z.ZodType<string, string>, isSound: (text: string) => boolean): Kind<string> {
  return kind<string>({
    name: 'text',
    schema,
    read: (text, judge) => (isSound(text) ? { value: text } : judge(text)),
    write: (text) => text,
  });
}
