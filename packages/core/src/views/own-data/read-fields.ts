import { warnInDevelopment } from '../../warn-in-development.js';
import type { FieldRule } from './field-rules.js';

type Rules = Record<string, FieldRule<unknown>>;

/** The fields of own data that are there and right. */
export type ReadFields<R extends Rules> = { [K in keyof R]?: R[K] extends FieldRule<infer T> ? T : never };

/**
 * Reads own data by its rules. A missing or wrong value, and a field that is not known, is warned of in development; a wrong
 * value is left out, and `null` is as good as none.
 */
export function readFields<R extends Rules>(
  caller: string,
  data: unknown,
  rules: R,
  known: object = rules,
): ReadFields<R> {
  const read: Record<string, unknown> = {};
  if (typeof data !== 'object' || data === null) {
    warnInDevelopment(`${caller} takes an object, and got ${shown(data)}.`);
    return read as ReadFields<R>;
  }
  const given = data as Record<string, unknown>;
  const subject = typeof given.name === 'string' ? `${caller}, ${shown(given.name)}` : caller;
  for (const [field, rule] of Object.entries(rules)) {
    const value = given[field];
    if (value === undefined || value === null) {
      if (rule.required) warnInDevelopment(`${subject}: ${field} is missing. It must be ${rule.expected}.`);
    } else if (rule.is(value)) {
      read[field] = value;
    } else {
      warnInDevelopment(`${subject}: ${field} must be ${rule.expected}, and is ${shown(value)}.`);
    }
  }
  for (const field of Object.keys(given)) {
    if (!(field in known)) {
      warnInDevelopment(`${subject}: ${field} is no field. The fields are ${Object.keys(known).join(', ')}.`);
    }
  }
  return read as ReadFields<R>;
}

function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : String(value);
}
