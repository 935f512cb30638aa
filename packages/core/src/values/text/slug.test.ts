import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_SLUG_LENGTH, pageSlugOf, slug, slugOf, uniqueSlug } from './slug.js';

const isSlug = (text: string) => 'value' in slug.parse(text);

describe('the slug of a name', () => {
  test.each([
    ['Golden Fox', 'golden-fox'],
    ['Café Royal', 'cafe-royal'],
    ['  7 Bit -- Casino!  ', '7-bit-casino'],
    ['Казино Рояль', 'kazino-royal'],
    ['ΑΒΓ', 'abg'],
    ['Straße & Ærø', 'strasse-aero'],
    ['كازينو', 'kazynw'],
    ['Casino Ⅷ ﬁne', 'casino-viii-fine'],
    ['Ｌｕｃｋｙ　７', 'lucky-7'],
    ['rock’n’roll', 'rock-n-roll'],
    ['🎰 Lucky 🎰', 'lucky'],
    ['<b>Bold</b>', 'b-bold-b'],
    ['__proto__', 'proto'],
    ['幸運狐狸', 'n-84a1279e22'],
    ['קזינו', 'n-1fc29abd4a'],
    ['คาสิโน', expect.stringMatching(/^n-[0-9a-f]{10}$/)],
    ['카지노', expect.stringMatching(/^n-[0-9a-f]{10}$/)],
    ['🎰', ''],
    ['---', ''],
    ['', ''],
  ])("of '%s' is '%s'", (name, expected) => {
    expect(slugOf(name)).toEqual(expected);
  });

  test('is a valid slug or empty, and a slug stays the same', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(fc.constantFrom('-', ' ', 'é', 'a'), fc.string()), maxLength: 200 }),
        (name) => {
          for (const of of [slugOf, pageSlugOf]) {
            const made = of(name);
            if (made !== '') expect(isSlug(made), made).toBe(true);
            expect(of(made)).toBe(made);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('is never empty if the name has a digit or a Latin, Greek, Cyrillic or Arabic letter', () => {
    const letters = [...'azAZ09éßøÆЖяЁїابحفΩλăřțđığążńőű'];
    fc.assert(
      fc.property(fc.constantFrom(...letters), fc.string(), fc.string(), (letter, before, after) => {
        expect(slugOf(`${before} ${letter} ${after}`)).not.toBe('');
      }),
    );
  });

  test('has at most 120 characters and never ends in a hyphen after it is cut', () => {
    expect(slugOf('a'.repeat(500))).toBe('a'.repeat(MAX_SLUG_LENGTH));
    expect(slugOf(`${'a'.repeat(119)} b`)).toBe('a'.repeat(119));
    expect(slugOf('щ'.repeat(100)).length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
  });
});

describe('the slug of a page', () => {
  test.each([
    ['About Us', 'about-us'],
    ["Who's who?", 'whos-who'],
    ['Terms & Conditions', 'terms-conditions'],
    ['a/b', 'ab'],
    [' - a - ', 'a'],
    ['Über uns', 'ueber-uns'],
  ])("'%s' is '%s'", (title, expected) => {
    expect(pageSlugOf(title)).toBe(expected);
  });
});

describe('a free slug', () => {
  test('is the requested one, or else the first with a number after it', () => {
    const taken = new Set(['fox', 'fox-2', 'fox-3']);
    expect(uniqueSlug('hare', (slug) => taken.has(slug))).toBe('hare');
    expect(uniqueSlug('fox', (slug) => taken.has(slug))).toBe('fox-4');
  });

  test('is valid even if the requested one has the maximum length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 110, max: 120 }),
        fc.nat({ max: 120 }),
        fc.nat({ max: 120 }),
        (length, hyphen, held) => {
          const letters = [...'a'.repeat(length)];
          if (hyphen > 0 && hyphen < length - 1) letters[hyphen] = '-';
          let asked = 0;
          const free = uniqueSlug(letters.join(''), () => asked++ < held);
          expect(isSlug(free), free).toBe(true);
        },
      ),
    );
  });
});
