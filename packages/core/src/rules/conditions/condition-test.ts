import type { Comparison, Condition } from './condition.js';

type Test = (record: object) => boolean;

/** Whether a condition holds for a record, by the tests of its comparisons. */
export function conditionTest(condition: Condition, testOf: (comparison: Comparison) => Test): Test {
  if (condition.kind === 'comparison') return testOf(condition);
  if (condition.kind === 'not') {
    const test = conditionTest(condition.part, testOf);
    return (record) => !test(record);
  }
  const tests = condition.parts.map((part) => conditionTest(part, testOf));
  return condition.kind === 'and'
    ? (record) => tests.every((test) => test(record))
    : (record) => tests.some((test) => test(record));
}
