import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NameIndex } from './name-index.js';
import { createNameRanker, searchableName } from './searchable-name.js';

test('an index finds what a look at every name finds, in the same order', () => {
  const word = fc.constantFrom('Gold', 'golden', 'Łabędź', 'fox', 'Foxes', 'Χρυσή', 'x', '2');
  const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const asked = fc.tuple(fc.array(text, { maxLength: 12 }), text, fc.nat({ max: 4 }));
  const finds = fc.property(asked, ([names, whole, cut]) => {
    const typed = whole.slice(0, Math.max(1, whole.length - cut)).trim();
    const rankOf = createNameRanker(typed);
    const ranked = names.map((name) => ({ name, rank: rankOf(searchableName(name)) }));
    const expected = [0, 1, 2, 3].flatMap((rank) => ranked.filter((one) => one.rank === rank));
    const index = new NameIndex(names, searchableName);
    expect(index.find(typed)).toEqual(expected.map(({ name }) => name));
  });
  fc.assert(finds);
});
