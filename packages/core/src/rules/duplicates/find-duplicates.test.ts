import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComparedCasino, findDuplicates } from './find-duplicates.js';
import { isMisspelled, spellingMarks } from './spelling-marks.js';

const casinos = (...rows: (string | [name: string, visitUrl: string])[]): ComparedCasino[] =>
  rows.map((row, at) => {
    const [name, visitUrl] = [row].flat() as [string, string?];
    return { id: String(at), name, visitUrl };
  });
const found = (rows: ComparedCasino[], search = {}) =>
  findDuplicates(() => rows, search).map(({ one, other, why }) => [one.name, other.name, why]);

describe('casinos that may be one', () => {
  test.each([
    ['Golden Fox', 'golden fox', 'name'],
    ['Golden Fox', 'Golden Fox Casino', 'name'],
    ['Golden Fox', 'The Golden-Fox Online Casino', 'name'],
    ['Café Zürich', 'Cafe Zurich', 'name'],
    ['Fox & Owl', 'Fox and Owl', 'name'],
    ['FoxCasino', 'Fox', 'name'],
    ['Lantern Quay', 'Lantern Quaye', 'spelling'],
    ['Lantern Quay', 'Latern Quay', 'spelling'],
    ['Lantern Quay', 'Lantren Quay', 'spelling'],
    ['Lantern Quay', 'Lantarn Quay', 'spelling'],
  ])('%s and %s: %s', (one, other, why) => {
    expect(found(casinos(one, other))).toEqual([[other, one, why]]);
  });

  test.each([
    ['Fox', 'Box'],
    ['Casino 777', 'Casino 778'],
    ['Lantern Quay 12', 'Lantern Quay 13'],
    ['Online Casino', 'Copper Heron'],
    ['Copper Heron', 'Copper Hare'],
  ])('%s and %s are two', (one, other) => {
    expect(found(casinos(one, other))).toEqual([]);
  });

  test('are not those whose links share the domain of one programme', () => {
    const at = (name: string, programme?: string) => ({
      ...{ id: name, name, visitUrl: `https://go.example/${name}`, programme },
    });
    expect(found([at('One', 'owls'), at('Two', 'owls')])).toEqual([]);
    expect(found([at('One', 'owls'), at('Two', 'terns')])).toEqual([['Two', 'One', 'domain']]);
    expect(found([at('One'), at('Two', 'owls'), at('Three', 'owls')])).toEqual([
      ['Two', 'One', 'domain'],
      ['Three', 'One', 'domain'],
    ]);
  });

  test('share the domain of their visit link, unless many do, as in a partner program', () => {
    const at = (name: string): [string, string] => [name, `https://www.fox.example/${name}`];
    expect(found(casinos(at('One'), at('Two')))).toEqual([['Two', 'One', 'domain']]);
    expect(found(casinos(...['A', 'B', 'C', 'D', 'E'].map(at)))).toEqual([]);
  });

  test('are each told with one earlier casino, and with the next where the first is called distinct', () => {
    const three = casinos('Fox', 'Fox Casino', 'Casino Fox');
    expect(found(three)).toHaveLength(2);
    const areDistinct = (one: string, other: string) => [one, other].sort().join() === '0,2';
    expect(found(three, { areDistinct })).toEqual([
      ['Fox Casino', 'Fox', 'name'],
      ['Casino Fox', 'Fox Casino', 'name'],
    ]);
  });

  test('are told only where one of them changed', () => {
    const rows = casinos('Fox', 'Fox Casino', 'Lantern Quay', 'Latern Quay');
    expect(found(rows, { changed: new Set(['2']) })).toEqual([['Latern Quay', 'Lantern Quay', 'spelling']]);
    expect(found(rows, { changed: new Set() })).toEqual([]);
  });
});

test('names that are one letter apart share a mark, whichever letter it is', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'o', 'x'), minLength: 9, maxLength: 20 });
  fc.assert(
    fc.property(letters, fc.nat(), fc.constantFrom('a', 'y', ''), (name, place, letter) => {
      const at = place % name.length;
      const other = name.slice(0, at) + letter + name.slice(at + 1);
      if (other === name) return;
      expect(isMisspelled(name, other)).toBe(true);
      const marks = new Set(spellingMarks(name));
      expect(spellingMarks(other).some((mark) => marks.has(mark))).toBe(true);
    }),
  );
});

test('the pairs of many are those that comparing each with each finds', () => {
  const name = fc.string({ unit: fc.constantFrom('ab', 'cd', 'e'), minLength: 4, maxLength: 6 });
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 14 }), (names) => {
      const rows = casinos(...names);
      const told = new Set(findDuplicates(() => rows).map(({ one }) => one.name));
      const slow = names.filter((one, at) => names.slice(0, at).some((other) => isMisspelled(one, other)));
      expect([...told].sort()).toEqual(slow.sort());
    }),
  );
});
