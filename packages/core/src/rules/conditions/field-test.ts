import { type Entity, getFieldValue, issueSentence } from '../../model/entity.js';
import { problem } from '../../problem.js';
import { flag } from '../../values/flag.js';
import { isNumberInput } from '../../values/input-kind.js';
import { isEmptyValue } from '../../values/value-type.js';
import type { Comparison, Operator } from './condition.js';
import { conditionField } from './condition-field.js';
import { type DateSpan, readDateSpan } from './date-value.js';

type FieldPath = Entity['fieldPaths'][number];
type Test = (record: object) => boolean;

/** A test for a comparison of a field with a value or, by `.name`, with another field. Problem: `usage`. */
export function fieldTest(
  comparison: Comparison,
  fieldPath: FieldPath,
  { entity, now }: { entity: Pick<Entity, 'plural' | 'fieldPaths' | 'findField'>; now: string },
): Test {
  const { operator, value, isQuoted } = comparison;
  if (operator === '~' || operator === '!~') return textTest(fieldPath, value, operator === '~');
  const isEquality = operator === '=' || operator === '!=';
  if (value === '' && isEquality)
    return (record) => isEmptyValue(getFieldValue(record, fieldPath)) === (operator === '=');
  const kind = orderedKindOf(fieldPath);
  const otherName = isQuoted ? undefined : /^\.([A-Za-z][\w.-]*)$/.exec(value)?.[1];
  const other = otherName === undefined ? undefined : conditionField(entity, otherName);
  const constant = other === undefined ? readWanted(comparison, fieldPath, now) : undefined;
  if (other !== undefined && orderedKindOf(other) !== kind)
    throw problem('where.other-kind', { title: fieldPath.field.title, other: other.field.title });
  if (kind === undefined && !isEquality)
    throw problem('where.not-ordered', { title: fieldPath.field.title, operator });
  const wantedOf = other === undefined ? () => constant : (record: object) => getFieldValue(record, other);
  return kind === 'date'
    ? dateTest(operator, fieldPath, wantedOf as (record: object) => DateSpan | string | undefined)
    : valueTest(operator, fieldPath, wantedOf);
}

/** By what the values of a field are in order; undefined where they are in none. */
function orderedKindOf({ field: { valueType } }: FieldPath): 'date' | 'number' | undefined {
  const { kind } = valueType.input;
  if (kind === 'date' || kind === 'timestamp') return 'date';
  return isNumberInput(valueType.input) ? 'number' : undefined;
}

function textTest(fieldPath: FieldPath, text: string, isWanted: boolean): Test {
  const needle = text.toLowerCase();
  return (record) => {
    const found = getFieldValue(record, fieldPath);
    const written = found === undefined ? '' : fieldPath.field.valueType.format(found).toLowerCase();
    return written.includes(needle) === isWanted;
  };
}

function valueTest(operator: Operator, fieldPath: FieldPath, wantedOf: (record: object) => unknown): Test {
  if (operator === '=' || operator === '!=')
    return (record) => isEqual(getFieldValue(record, fieldPath), wantedOf(record)) === (operator === '=');
  return (record) => {
    const found = getFieldValue(record, fieldPath);
    const wanted = wantedOf(record);
    if (found === undefined || wanted === undefined) return false;
    return isInOrder(operator, found as number, wanted as number, wanted as number);
  };
}

/** Compares dates: a moment with a day by whether it is before, in or after it, and in a field of days by the day alone. */
function dateTest(
  operator: Operator,
  fieldPath: FieldPath,
  wantedOf: (record: object) => DateSpan | string | undefined,
): Test {
  const isOfDays = fieldPath.field.valueType.input.kind === 'date';
  return (record) => {
    const found = getFieldValue(record, fieldPath) as string | undefined;
    const wanted = wantedOf(record);
    const span = typeof wanted === 'string' ? readDateSpan(wanted) : wanted;
    if (found === undefined || span === undefined)
      return operator === '=' ? found === span : operator === '!=' && found !== span;
    const [first, last] = [span.first, span.last].map((end) => (isOfDays ? end.slice(0, 10) : end));
    return isInOrder(operator, found, first as string, last as string);
  };
}

/** Whether a value stands to all that is between two others as an operator says. */
function isInOrder<T extends number | string>(operator: Operator, found: T, first: T, last: T): boolean {
  if (operator === '<') return found < first;
  if (operator === '<=') return found <= last;
  if (operator === '>') return found > last;
  if (operator === '>=') return found >= first;
  return (first <= found && found <= last) === (operator === '=');
}

/** A value as its field reads it, or the span of a date; a list is of the items that must be there. Problem: `usage`. */
function readWanted({ value }: Comparison, fieldPath: FieldPath, now: string): unknown {
  const { title, valueType } = fieldPath.field;
  if (orderedKindOf(fieldPath) === 'date') {
    const span = readDateSpan(value, now);
    if (span !== undefined) return span;
  }
  if (valueType === flag && !/^(true|false|0|1)$/i.test(value))
    throw problem('where.invalid-value', { name: title, fault: 'must be true or false', value });
  const reading = valueType.parse(value);
  if ('value' in reading) return reading.value;
  throw problem('where.invalid-value', {
    name: title,
    fault: issueSentence('', reading.fault).trim(),
    value,
  });
}

function isEqual(found: unknown, wanted: unknown): boolean {
  if (!Array.isArray(wanted)) return found === wanted;
  return Array.isArray(found) && wanted.every((item) => found.includes(item));
}
