import { describe, expect, test } from 'vitest';
import { pinIssues, pinList } from './pin.js';

const fox = 'golden-fox @ 1 until 2026-12-31: Partner of the month';

describe('pins in one cell of a file', () => {
  test('a comma in a reason parts no pins; one before the next pin does', () => {
    const elk = 'grey-elk @ 3 until 2027-01-31: New, and tested twice';
    expect(pinList.parse(`${fox}, ${elk}`)).toEqual({ value: [fox, elk] });
    expect(pinList.parse(pinList.format([fox, elk]))).toEqual({ value: [fox, elk] });
    expect(pinList.parse(pinList.format([elk]))).toEqual({ value: [elk] });
  });

  test('signs without spaces around them are read, and written in one form', () => {
    expect(pinList.parse('golden-fox@1  until 2026-12-31:Partner of the month')).toEqual({ value: [fox] });
  });

  test.each([
    ['golden-fox', 'must be a casino, its place, the last day and the reason'],
    ['golden-fox @ 1: Partner', 'must be a casino, its place, the last day and the reason'],
    ['golden-fox @ 1 until 2026-12-31: ', 'must be a casino, its place, the last day and the reason'],
    ['Golden Fox @ 1 until 2026-12-31: Partner', 'must be a casino, its place, the last day and the reason'],
    ['golden-fox @ 0 until 2026-12-31: Partner', 'must have a place from 1 to 1000'],
    ['golden-fox @ 1 until 2026-02-30: Partner', 'must have a last day like 2026-12-31'],
    [`golden-fox @ 1 until 2026-12-31: ${'x'.repeat(201)}`, 'must have a reason of at most 200 characters'],
  ])('a text that is no pin is refused with what it should be: %s', (text, fault) => {
    const parsed = pinList.parse(text);
    expect('fault' in parsed ? parsed.fault : '').toContain(fault);
  });
});

test('pins name each place and each casino once, and are ten at most', () => {
  const pin = (casino: string, place: number) => `${casino} @ ${place} until 2026-12-31: Partner`;
  const fault = (...pins: string[]) => pinIssues({ pins })[0]?.message;
  expect(fault(pin('fox', 1), pin('elk', 2))).toBeUndefined();
  expect(fault(pin('fox', 2), pin('elk', 2))).toBe('Pins must not put two casinos at place 2');
  expect(fault(pin('fox', 1), pin('fox', 2))).toBe("Pins must not name 'fox' twice");
  expect(fault(...Array.from({ length: 11 }, (_, i) => pin(`c${i}`, i + 1)))).toBe('Pins must be at most 10');
});

test('a pin without its day and reason has one fault, not also a wrong place and a wrong day', () => {
  const read = pinList.schema.safeParse(['golden-fox @ 1 until : ']);
  expect(read.error?.issues.map(({ message }) => message)).toEqual([
    'must be a casino, its place, the last day and the reason, such as golden-fox @ 1 until 2026-12-31: Partner of the month',
  ]);
});
