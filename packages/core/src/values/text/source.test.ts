import { describe, expect, test } from 'vitest';
import { source, sourceList } from './source.js';
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
    for (const given of [
      ['Terms, read in May https://example.com/terms'],
      ['Terms, of May https://example.com/a,b', 'https://example.com/register'],
    ])
      expect(sourceList.parse(sourceList.format(given))).toEqual({ value: given });
  });

  test('keeps the commas of its title where several are typed with commas between them', () => {
    expect(
      sourceList.parse('Terms, read in May https://a.example/t, https://b.example, R https://c.example'),
    ).toEqual({
      value: ['Terms, read in May https://a.example/t', 'https://b.example', 'R https://c.example'],
    });
    expect(sourceList.parse('Terms https://a.example/t, and more')).toEqual({
      fault: expect.stringContaining("('and more')"),
    });
  });
});
