import type { Issue } from '../diagnostics/issue.js';
import { isImageData, isSitePath, isWebAddress } from '../values/addresses/address-checks.js';
import { COUNTRY_CODES } from '../values/country-names.js';
import { isNumberInput } from '../values/input-kind.js';
import { PATTERNS } from '../values/patterns.js';
import { unclearNumberFault } from '../values/text/number-text.js';
import { VISIBLE_CHARACTER } from '../values/text/text-characters.js';
import type { FieldDescription } from './field-description.js';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * What is wrong with a value, in the words of the core; undefined where nothing is. It needs no schema, so that forms
 * can ask on every change. The core still has the last word: it also knows the other records.
 */
export function checkValue(field: FieldDescription, value: unknown): string | undefined {
  const { messages } = field;
  if (isEmpty(value)) return messages.required;
  if ('maxLength' in field && isTooLong(value, field.maxLength)) return messages.tooLong;
  if (messages.invalid === undefined || isOfKind(field, value)) return undefined;
  const unclear = isNumberInput(field) ? unclearNumberFault(String(value)) : undefined;
  return unclear === undefined ? messages.invalid : `${field.title} ${unclear}`;
}

/** What is wrong with the values of a form, one issue a field, in the order of the fields. */
export function checkValues(
  fields: readonly FieldDescription[],
  getValue: (path: string) => unknown,
): Issue[] {
  return fields.flatMap((field) => {
    const message = field.isSystem ? undefined : checkValue(field, getValue(field.path));
    return message === undefined ? [] : [{ path: field.path, message }];
  });
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && !VISIBLE_CHARACTER.test(value))
  );
}

function isTooLong(value: unknown, most: number): boolean {
  if (Array.isArray(value)) return value.some((item) => isTooLong(item, most));
  return typeof value === 'string' && value.trim().length > most;
}

function isOfKind(field: FieldDescription, value: unknown): boolean {
  const text = String(value);
  switch (field.kind) {
    case 'number':
      return Number.isInteger(value) && isWithin(value as number, field);
    case 'decimal':
    case 'score':
    case 'stars':
      return typeof value === 'number' && isWithin(value, field);
    case 'choice':
      return field.choices.includes(text);
    case 'slug':
      return PATTERNS.slug.test(text);
    case 'web-address':
      return isWebAddress(text);
    case 'path-or-web-address':
      return isSitePath(text) || isWebAddress(text);
    case 'redirect-target':
      return text === 'gone' || isSitePath(text) || isWebAddress(text);
    case 'image':
      return isImage(text);
    case 'image-list':
      return (value as string[]).every(isImage);
    case 'country':
      return COUNTRY_CODES.includes(text);
    case 'country-list':
      return (value as string[]).every((code) => COUNTRY_CODES.includes(code));
    case 'email':
      return PATTERNS.email.test(text);
    case 'color':
      return PATTERNS.color.test(text);
    case 'date':
      return isDay(text);
    default:
      return true;
  }
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}

function isImage(text: string): boolean {
  return isSitePath(text) || isWebAddress(text) || isImageData(text);
}

function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
