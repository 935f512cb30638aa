import * as z from 'zod';
import type { InputKind } from '../input-kind.js';
import { type ValueType, valueType } from '../value-type.js';
import { hasDisallowedCharacter } from './text-characters.js';

const LINE_BREAK = /[\r\n]/;

function textSchema(most: number) {
  return z
    .string('must be text')
    .trim()
    .max(most, `must be at most ${most} characters`)
    .refine((text) => !hasDisallowedCharacter(text), 'must not contain control characters');
}

/** One line of text with at most `most` characters; trimmed. */
export function singleLineText(most = 300): ValueType<string> {
  return oneLine(most, { kind: 'text', maxLength: most });
}

/** One line of text that names an amount in its currency, such as `$20`. */
export function moneyText(most: number): ValueType<string> {
  return oneLine(most, { kind: 'money', maxLength: most });
}

function oneLine(most: number, input: InputKind): ValueType<string> {
  const schema = () => textSchema(most).refine((text) => !LINE_BREAK.test(text), 'must be on one line');
  const isSound = (text: string) =>
    text.length <= most && !hasDisallowedCharacter(text) && !LINE_BREAK.test(text);
  return textType(schema, isSound, input);
}

/** Multi-line text with at most `most` characters; trimmed. */
export function multiLineText(most = 20_000): ValueType<string> {
  return textType(
    () => textSchema(most),
    (text) => text.length <= most && !hasDisallowedCharacter(text),
    { kind: 'multi-line', maxLength: most },
  );
}

// Imports parse millions of texts, so valid ones skip the schema, which only words the error.
function textType(
  schema: () => z.ZodType<string, string>,
  isSound: (text: string) => boolean,
  input: InputKind,
): ValueType<string> {
  return valueType<string>({
    name: 'text',
    schema,
    parse: (text, judge) => (isSound(text) ? { value: text } : judge(text)),
    format: (text) => text,
    input,
  });
}
