import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAttribution, hasPlaceholders, isValidId } from './attribution.js';

const PLAIN = 'https://casino.example/en/?a=1&subid=old#top';
const TEMPLATE = 'https://go.example/{affiliateId}/x?s={subid}&c={clickId}#{subid}';

test('ids replace the placeholders of an address', () => {
  expect(addAttribution(TEMPLATE, { affiliateId: 'guide 7', subid: 'top&1', clickId: 'c-9' })).toBe(
    'https://go.example/guide%207/x?s=top%261&c=c-9#top%261',
  );
  expect(addAttribution(TEMPLATE, {})).toBe('https://go.example//x?s=&c=#');
  const written = new URL(TEMPLATE).href;
  expect(written).toContain('%7BaffiliateId%7D');
  expect(addAttribution(written, { affiliateId: 'a' })).toBe('https://go.example/a/x?s=&c=#');
});

test('an address without placeholders gets the ids in its query, each once', () => {
  expect(addAttribution(PLAIN, { affiliateId: 'guide', subid: 'new', clickId: 'c' })).toBe(
    'https://casino.example/en/?a=1&affiliate_id=guide&subid=new#top',
  );
  expect(addAttribution('https://casino.example', { subid: 's' })).toBe('https://casino.example?subid=s');
  expect(addAttribution(PLAIN, {})).toBe(PLAIN);
});

test('an id that no partner can store, or that leaves the path, is omitted', () => {
  for (const id of ['', 'x'.repeat(501), '.', '..', '...', '\ud800']) {
    expect(isValidId(id)).toBe(false);
    expect(addAttribution(PLAIN, { affiliateId: id })).toBe(PLAIN);
    expect(addAttribution(TEMPLATE, { affiliateId: id })).toBe(addAttribution(TEMPLATE, {}));
  }
  expect(isValidId('x'.repeat(500))).toBe(true);
});

const anyId = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.constantFrom(
    '../..',
    '//evil.example',
    '"><script>',
    'javascript:alert(1)',
    '%2e%2e',
    '\r\nSet-Cookie: a=b',
    '#',
    '?x=1&y=2',
    '@evil.example',
    '\\evil',
    '{subid}',
    '$&',
  ),
);

test('an attribution id reaches the link unchanged or not at all, and changes nothing else in the link', () => {
  fc.assert(
    fc.property(anyId, anyId, anyId, (affiliateId, subid, clickId) => {
      const ids = { affiliateId, subid, clickId };
      const arrives = (id: string) => (isValidId(id) ? id : '');
      const inQuery = new URL(addAttribution(PLAIN, ids));
      expect([inQuery.origin, inQuery.pathname, inQuery.hash]).toEqual([
        'https://casino.example',
        '/en/',
        '#top',
      ]);
      expect(inQuery.searchParams.get('affiliate_id') ?? '').toBe(arrives(affiliateId));
      expect(inQuery.searchParams.get('subid')).toBe(arrives(subid) || 'old');
      expect(inQuery.searchParams.get('a')).toBe('1');

      const inPlaces = new URL(addAttribution(TEMPLATE, ids));
      expect(inPlaces.origin).toBe('https://go.example');
      expect(inPlaces.pathname.split('/').map(decodeURIComponent)).toEqual(['', arrives(affiliateId), 'x']);
      expect(Object.fromEntries(inPlaces.searchParams)).toEqual({ s: arrives(subid), c: arrives(clickId) });
      expect(decodeURIComponent(inPlaces.hash.slice(1))).toBe(arrives(subid));
    }),
    { numRuns: 1_000 },
  );
});

test('other words in braces are not placeholders', () => {
  expect(hasPlaceholders('https://a.example/{other}/%7Bsub%7D')).toBe(false);
  expect(hasPlaceholders('https://a.example/%7bSUBID%7d')).toBe(true);
});
