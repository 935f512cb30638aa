import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSingleLine } from './control-characters.js';

test('each run of white space becomes one space, wherever it is', () => {
  const piece = fc.constantFrom(' ', '  ', '\n', '\r\n', '\t', '\u00a0', '\u2028', 'a', 'é', '幸');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      expect(toSingleLine(text)).toBe(text.replace(/\s+/g, ' '));
    }),
  );
});
