import { type FieldDescription, isNumberInput } from '@croupier/core/forms';
import { localMinuteOf, momentOf } from '../fields/DateField/local-time.js';

/** A stored value as the control of its field takes it: controls know no `undefined`. */
export function controlValue(field: FieldDescription, value: unknown): unknown {
  if (value !== undefined && value !== null) {
    return field.kind === 'timestamp' ? localMinuteOf(String(value)) : value;
  }
  if (field.kind.endsWith('-list')) return [];
  if (field.kind === 'flag') return false;
  return isNumberInput(field) ? null : '';
}

/** The first value of a control of a new record. */
export function fallbackValue(field: FieldDescription): unknown {
  return controlValue(field, field.fallback);
}

/** A control's value as it is stored; null where it is empty. */
export function storedValue(field: FieldDescription, value: unknown): unknown {
  if (value === '' || value === undefined) return null;
  return field.kind === 'timestamp' && typeof value === 'string' ? momentOf(value) : value;
}
