import { describe, expect, test } from 'vitest';
import { list } from './list.js';
import { source } from './source.js';
import { splitSource } from './split-source.js';

describe('a source', () => {
  test('is a title and a web address', () => {
    const read = source.parse('Register of  Licenses https://example.com/r?id=7');
    expect(read).toEqual({ value: 'Register of Licenses https://example.com/r?id=7' });
    expect(splitSource('Register of Licenses https://example.com/r?id=7')).toEqual({
      title: 'Register of Licenses',
      href: 'https://example.com/r?id=7',
    });
  });

  test('without a title has the host as its title', () => {
    expect(splitSource('https://www.example.com/terms')).toEqual({
      title: 'example.com',
      href: 'https://www.example.com/terms',
    });
  });

  test('without an address, or with one that runs code, is refused with an example', () => {
    for (const text of ['Register of Licenses', 'Register javascript:alert(1)', 'Register //example.com'])
      expect(source.parse(text)).toEqual({
        fault: expect.stringContaining('must be a title and a web address, such as'),
      });
  });

  test('in a list comes back from a cell as it went in', () => {
    const sources = list(source);
    for (const given of [
      ['Terms, read in May https://example.com/terms'],
      ['Terms, of May https://example.com/a,b', 'https://example.com/register'],
    ])
      expect(sources.parse(sources.format(given))).toEqual({ value: given });
  });
});
