import type { fn } from 'storybook/test';
import type { FieldChangeEvent } from '../fields/field-contract.js';

/** The value in the last event that a handler was given. */
export function lastValue(handler: unknown): unknown {
  const [event] = (handler as ReturnType<typeof fn>).mock.lastCall as [FieldChangeEvent<unknown>];
  return event.target.value;
}
