import { expect, test } from 'vitest';
import { chooseCasinos } from './choose-casinos.js';

const casinos = ['fox', 'owl', 'elk', 'bee', 'ant', 'cat'].map((slug) => ({ slug }));
const chosen = (query: string) =>
  chooseCasinos({ casinos, isWhole: true }, new URLSearchParams(query)).map(({ slug }) => slug);

test('what a server chose is shown as it is', () => {
  expect(chooseCasinos({ casinos }, new URLSearchParams('country=DE&limit=2'))).toBe(casinos);
});

test('of all casinos of a site of files a comparison takes those that it names, in its order', () => {
  expect(chosen('slugs=elk,fox')).toEqual(['elk', 'fox']);
  expect(chosen('slugs=elk,gone')).toEqual(['elk']);
});

test('of all casinos of a site of files a toplist takes the first ones', () => {
  expect(chosen('sort=-rating&limit=2')).toEqual(['fox', 'owl']);
  expect(chosen('limit=')).toHaveLength(5);
  expect(chosen('limit=25')).toHaveLength(6);
  expect(chosen('limit=-1')).toHaveLength(5);
});

test.each(['country=DE&limit=3', 'sort=name&limit=3', 'status=featured&sort=-rating&limit=3'])(
  'a site of files answers no toplist of %s, and says so',
  (query) => {
    expect(() => chosen(query)).toThrow('needs a server');
  },
);
