import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const UI = path.resolve(import.meta.dirname, '../../packages/ui');
const TOKENS = path.join(UI, 'dist/tokens');
const css = readFileSync(path.join(UI, 'src/tokens.css'), 'utf8');
const files = Object.fromEntries(
  readdirSync(TOKENS).map((name) => [name, JSON.parse(readFileSync(path.join(TOKENS, name), 'utf8'))]),
);

/** A length in characters, which the format does not have; the names that switch themes; and what a mark makes of its hue. */
const NOT_EXPORTED = [
  ...['--cr-measure', '--cr-light', '--cr-dark'],
  ...['--cr-hue', '--cr-mark', '--cr-mark-ink'],
];

interface Token {
  name: string;
  type: string;
  value: unknown;
}

/** The tokens of a file: what custom property each is, with the type of its group. */
function tokensIn(file: string): Token[] {
  return Object.values(files[file] as Record<string, Record<string, unknown>>).flatMap(
    ({ $type, ...tokens }) =>
      Object.values(tokens as Record<string, { $value: unknown; $description: string }>).map((token) => ({
        name: token.$description,
        type: $type as string,
        value: token.$value,
      })),
  );
}

function tokenValue(file: string, name: string): unknown {
  return tokensIn(file).find((token) => token.name === name)?.value;
}

const THEMES = ['light.json', 'dark.json', 'light-more-contrast.json', 'dark-more-contrast.json'];

test('every token of the stylesheet is in the exported files, once', () => {
  const written = new Set([...css.matchAll(/(--cr-[\w-]+):/g)].map(([, name]) => name));
  for (const theme of THEMES) {
    const exported = [...tokensIn('base.json'), ...tokensIn(theme)].map(({ name }) => name);
    expect([...exported, ...NOT_EXPORTED].sort(), theme).toEqual([...written].sort());
  }
});

test('a color has its value of each theme, in numbers and in hex', () => {
  const srgb = { colorSpace: 'srgb', alpha: 1 };
  expect(tokenValue('light.json', '--cr-ink')).toEqual({
    ...srgb,
    components: [0.0784, 0.1255, 0.102],
    hex: '#14201a',
  });
  expect(tokenValue('dark.json', '--cr-ink')).toMatchObject({ ...srgb, hex: '#eef2ee' });
  expect(tokenValue('dark-more-contrast.json', '--cr-ink')).toMatchObject({ ...srgb, hex: '#ffffff' });
  expect(tokenValue('light.json', '--cr-veil')).toMatchObject({ alpha: 0.5, hex: '#14201a' });
  expect(tokenValue('light.json', '--cr-primary')).toMatchObject({ hex: '#15803d' });
});

test('every value has the form that its type demands', () => {
  const color = { colorSpace: 'srgb', components: expect.any(Array), alpha: expect.any(Number) };
  const pixels = { value: expect.any(Number), unit: 'px' };
  const FORMS: Record<string, (value: unknown) => void> = {
    color: (value) => expect(value).toMatchObject(color),
    dimension: (value) =>
      typeof value === 'string'
        ? expect(value).toMatch(/^\{(logo|dial)\.m\}$/)
        : expect(value).toEqual({ value: expect.any(Number), unit: expect.stringMatching(/^(rem|px)$/) }),
    duration: (value) => expect(value).toEqual({ value: expect.any(Number), unit: 'ms' }),
    number: (value) => expect(value).toEqual(expect.any(Number)),
    fontWeight: (value) => expect(value).toEqual(expect.any(Number)),
    fontFamily: (value) => expect((value as string[]).length).toBeGreaterThan(1),
    shadow: (value) =>
      expect(value).toEqual(
        [1, 2].map(() => ({
          color: expect.objectContaining(color),
          offsetX: pixels,
          offsetY: pixels,
          blur: pixels,
          spread: pixels,
        })),
      ),
  };
  for (const file of [...THEMES, 'base.json', 'base-in-pixels.json']) {
    for (const { type, value } of tokensIn(file)) FORMS[type]?.(value);
    expect(tokensIn(file).every(({ type }) => type in FORMS)).toBe(true);
    expect(JSON.stringify(files[file])).not.toContain('null');
  }
});

test('sizes follow the text size of the reader, and are pixels for programs that know no other unit', () => {
  expect(tokenValue('base.json', '--cr-space-5')).toEqual({ value: 1.5, unit: 'rem' });
  expect(tokenValue('base-in-pixels.json', '--cr-space-5')).toEqual({ value: 24, unit: 'px' });
  expect(JSON.stringify(files['base-in-pixels.json'])).not.toContain('"rem"');
});

test('the resolver names each file once', () => {
  const named = JSON.stringify(files['croupier.resolver.json']).match(/[\w-]+\.json/g);
  expect(named?.sort()).toEqual(['base.json', ...THEMES].sort());
});
