import type * as z from 'zod';
import { type ValueType, valueType } from '../values/value-type.js';

/** A value type for what no form asks for, such as the settings of an import; as text, JSON. */
export function jsonValue<T>(name: string, schema: () => z.ZodType): ValueType<T> {
  return valueType<T>({
    name,
    schema: schema as () => z.ZodType<T, T>,
    parse(text, judge) {
      try {
        return judge(JSON.parse(text));
      } catch {
        return { fault: 'must be JSON' };
      }
    },
    format: (value) => JSON.stringify(value),
    input: { kind: 'multi-line', maxLength: 1_000_000 },
  });
}
