import * as z from 'zod';
import type { Issue } from '../../diagnostics/issue.js';
import { toplistLabels } from '../../labels/public/filters.js';
import { list } from '../list.js';
import { MAX_SLUG_LENGTH } from '../text/slug.js';
import { hasDisallowedCharacter } from '../text/text-characters.js';
import { day } from '../timestamp.js';
import { valueType } from '../value-type.js';
import { formatPin, LAST_PLACE, MAX_REASON_LENGTH, PIN_SEPARATOR, type Pin, readPin } from './read-pin.js';

/** The most pins of a toplist. */
const MAX_PINS = 10;
const MAX_LENGTH = MAX_SLUG_LENGTH + MAX_REASON_LENGTH + 100;

const message =
  'must be a casino, its place, the last day and the reason, such as golden-fox @ 1 until 2026-12-31: Partner of the month';

/** The pins of a toplist; each is a text, such as `golden-fox @ 1 until 2026-12-31: Partner of the month`. */
export const pinList = list(
  valueType<string>({
    name: 'casino @ place until day: reason',
    schema: () =>
      z
        .string(message)
        .max(MAX_LENGTH, { error: `must be at most ${MAX_LENGTH} characters`, abort: true })
        // A text that is no pin has neither a wrong place nor a wrong day.
        .refine((text) => readPin(text) !== undefined && !hasDisallowedCharacter(text), {
          error: message,
          abort: true,
        })
        .refine((text) => placeOf(text) >= 1 && placeOf(text) <= LAST_PLACE, {
          error: `must have a place from 1 to ${LAST_PLACE}`,
        })
        .refine(hasDay, { error: 'must have a last day like 2026-12-31' })
        .refine((text) => (readPin(text)?.reason.length ?? 0) <= MAX_REASON_LENGTH, {
          error: `must have a reason of at most ${MAX_REASON_LENGTH} characters`,
        })
        .overwrite(inOneForm),
    format: (text) => text,
    input: { kind: 'text', maxLength: MAX_LENGTH },
  }),
  (text) => text.split(PIN_SEPARATOR),
);

/** The pins that texts say; what says none is left out. */
export function pinsOf({ pins }: { readonly pins: readonly string[] }): Pin[] {
  return pins.flatMap((text) => readPin(text) ?? []);
}

/** What is wrong with the pins of a toplist: a place or a casino that two have, or too many of them. */
export function pinIssues(toplist: { readonly pins: readonly string[] }): Issue[] {
  const pins = pinsOf(toplist);
  const fault =
    pins.length > MAX_PINS
      ? toplistLabels.tooManyPins(MAX_PINS)
      : (twice(pins, ({ place }) => place, toplistLabels.placeTaken) ??
        twice(pins, ({ casino }) => casino, toplistLabels.pinnedTwice));
  return fault === undefined ? [] : [{ path: 'pins', message: fault }];
}

function twice<T>(pins: readonly Pin[], of: (pin: Pin) => T, word: (one: T) => string): string | undefined {
  const seen = new Set<T>();
  for (const pin of pins) {
    const one = of(pin);
    if (seen.has(one)) return word(one);
    seen.add(one);
  }
  return undefined;
}

const placeOf = (text: string) => readPin(text)?.place ?? 0;
const hasDay = (text: string) => 'value' in day.parse(readPin(text)?.until ?? '');

function inOneForm(text: string): string {
  const pin = readPin(text);
  return pin === undefined ? text : formatPin(pin);
}
