import { expect, test } from 'vitest';
import { parseTemplate } from './record-template.js';

const FIELDS = ['slug', 'name', 'countries', 'ratings', 'ratings.games', 'constructor'];
const RECORD = {
  slug: 'golden-fox',
  name: 'Golden\nFox\u001b[31m {slug}',
  countries: ['DK', 'CA'],
  ratings: { games: 8.5 },
};

test.each([
  ['{slug}', 'golden-fox'],
  ['{slug}\\t{ratings.games}\\n', 'golden-fox\t8.5\n'],
  ['{{{Slug}}} {{}}', '{golden-fox} {}'],
  ['{countries}, {ratings}', 'DK, CA, {"games":8.5}'],
  ['C:\\\\new {constructor}|', 'C:\\new |'],
  ['', ''],
])('%s makes %j', (template, line) => {
  const record = { ...RECORD, constructor: undefined };
  expect(parseTemplate(template, FIELDS)(record)).toBe(line);
});

test('a value stays on its line, drives no terminal, and is not read as a template', () => {
  expect(parseTemplate('{name}', FIELDS)(RECORD)).toBe('Golden Fox\ufffd[31m {slug}');
});

test.each([
  ['{slugg}', "names a field that is not there: 'slugg'", /^Did you mean 'slug'\? The fields are: slug, /],
  ['{}', 'has braces without a field', /^The fields are: /],
  ['{slug', 'has a { alone', /as \{\{\.$/],
  ['slug}', 'has a } alone', /as \}\}\.$/],
])('%s is refused, with what to give', (template, message, hint) => {
  expect(() => parseTemplate(template, FIELDS)).toThrow(
    expect.objectContaining({
      code: 'usage',
      message: expect.stringContaining(message),
      hint: expect.stringMatching(hint),
    }),
  );
});
