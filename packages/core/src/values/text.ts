import * as z from 'zod';
import { type ValueType, valueType } from './value-type.js';

/** What has no place in content: control characters but for tab and line breaks, C1 controls too, and halves of letters. */
export const DISALLOWED_CHARACTERS = /[^\P{Cc}\t\r\n]|\p{Cs}/gu;
const CONTROL = new RegExp(DISALLOWED_CHARACTERS.source, 'u');
/** A character that is seen: no space, no mark that only guides writing. */
export const VISIBLE_CHARACTER = /[^\p{Cf}\s]/u;
const LINE_BREAK = /[\r\n]/;

function textSchema(most: number) {
  return z
    .string('must be text')
    .trim()
    .max(most, `must be at most ${most} characters`)
    .refine((text) => !CONTROL.test(text), 'must not contain control characters');
}

/** One line of text of at most `most` characters; space around it is dropped. */
export function singleLineText(most = 300): ValueType<string> {
  const schema = () => textSchema(most).refine((text) => !LINE_BREAK.test(text), 'must be on one line');
  const isSound = (text: string) => text.length <= most && !CONTROL.test(text) && !LINE_BREAK.test(text);
  return textType(schema, isSound);
}

/** Text of several lines, at most `most` characters; space around it is dropped. */
export function multiLineText(most = 20_000): ValueType<string> {
  return textType(
    () => textSchema(most),
    (text) => text.length <= most && !CONTROL.test(text),
  );
}

// Imports read millions of texts: what is plainly sound is not asked of the schema, which words the faults.
function textType(
  schema: () => z.ZodType<string, string>,
  isSound: (text: string) => boolean,
): ValueType<string> {
  return valueType<string>({
    name: 'text',
    schema,
    parse: (text, judge) => (isSound(text) ? { value: text } : judge(text)),
    format: (text) => text,
  });
}
