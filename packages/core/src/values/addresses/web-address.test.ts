import { describe, expect, test } from 'vitest';
import {
  image,
  isSitePath,
  isWebAddress,
  linkTemplate,
  pathOrWebAddress,
  webAddress,
} from './web-address.js';

const nowhere = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:1',
  ],
  ...[
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x.example/1',
    'ftp://x.example',
  ],
  ...[
    '//host.example',
    '//host',
    '///host',
    '\\\\host',
    '/\\host',
    '\\/host',
    '/a\\b',
    'https:\\\\host.example',
  ],
  ...[
    'https://user:pass@host.example',
    'https://user@host.example',
    'https://@host.example',
    'https://:@host.example',
  ],
  ...[
    'https://good.example@evil.example/',
    'https://a%40b@c.example',
    'https:/host.example',
    'https:host.example',
  ],
  ...[
    'https://',
    'https:///host.example',
    'https://?x',
    'https://#x',
    'http://..',
    'https://a..example',
    'https://.example',
  ],
  ...[
    'https://exa mple.example',
    'https://host.example/a b',
    'https://host.example/\ta',
    'https://host.example/\n',
  ],
  ...[
    'https://host.example\0',
    'https://host.example:99999',
    'https://[::1',
    'https://＠host',
    'https://host.example／x',
  ],
  ...[
    '',
    ' ',
    'host',
    '#',
    '?',
    '.',
    '..',
    'a/b',
    'mailto:a@b.example',
    'https',
    'http//x',
    'https://%00.example',
  ],
];

describe('invalid addresses', () => {
  test.each(nowhere)('%j is neither a web address nor a path', (text) => {
    expect(isWebAddress(text)).toBe(false);
    expect(isSitePath(text)).toBe(false);
    expect(webAddress.schema.safeParse(text).success).toBe(false);
    expect(pathOrWebAddress.schema.safeParse(text).success).toBe(false);
    expect(pathOrWebAddress.parse(text)).toHaveProperty('fault');
    expect(image.schema.safeParse(text).success).toBe(false);
  });

  test.each(['/.//host', '/..//host', '/a/..//host', '/%2e//host', '/././/host'])(
    '%j is not a path: it becomes //host',
    (text) => {
      expect(isSitePath(text)).toBe(false);
    },
  );
});

describe('web addresses', () => {
  test.each([
    ...['https://host.example', 'http://host.example/', 'https://host.example:8443/x'],
    ...[
      'http://localhost:4321/x',
      'https://casino.example/?ref=me@you',
      'https://kåre.example/блог',
      'http://127.0.0.1/',
    ],
    ...[
      'https://[::1]:80/x',
      'https://host.example/a%20b',
      'https://host.example?x',
      "https://host.example/o'brien,a(b)",
    ],
  ])('%s is one and stays unchanged', (text) => {
    expect(webAddress.parse(text)).toEqual({ value: text });
    expect(pathOrWebAddress.parse(text)).toEqual({ value: text });
    expect(image.parse(text)).toEqual({ value: text });
  });

  test.each([
    ['http://example.com/path/to/file</a>', 'http://example.com/path/to/file%3C/a%3E'],
    ['https://host.example/"onclick="x`{|}^', 'https://host.example/%22onclick=%22x%60%7B%7C%7D%5E'],
    ['HTTPS://Host.Example/A?b=<c>#D', 'https://host.example/A?b=%3Cc%3E#D'],
  ])('%s is stored as %s, which is stored as it is', (text, stored) => {
    for (const kind of [webAddress, pathOrWebAddress, image]) {
      expect(kind.parse(text)).toEqual({ value: stored });
      expect(kind.schema.parse(text)).toBe(stored);
      expect(kind.schema.parse(stored)).toBe(stored);
    }
    expect(URL.canParse(stored)).toBe(true);
  });

  test.each([
    ['host.example', 'https://host.example'],
    ['www.host.example/en?x=1', 'https://www.host.example/en?x=1'],
    ['host.example:8080', 'https://host.example:8080'],
    ['казино.example', 'https://казино.example'],
  ])('the bare host %s is read as %s', (text, value) => {
    expect(webAddress.parse(text)).toEqual({ value });
  });

  test.each([
    'javascript.example:alert(1)@x',
    'host.example\\@evil',
    'user@host.example',
    'localhost',
    '1',
    'a.b c',
  ])('%j is not read as a bare host', (text) => {
    expect(webAddress.parse(text)).toHaveProperty('fault');
  });

  test('have error messages with the expected form and the maximum length', () => {
    const told = 'must be a web address that begins with http:// or https://';
    expect(webAddress.parse('ftp://x')).toEqual({ fault: told });
    const long = `https://host.example/${'a'.repeat(2_000)}`;
    expect(webAddress.parse(long)).toEqual({ fault: 'must be at most 2000 characters' });
    expect(pathOrWebAddress.parse(`/${'a'.repeat(2_000)}`)).toEqual({
      fault: 'must be at most 2000 characters',
    });
  });
});

test.each([
  '/',
  '/a',
  '/a/b?c=//d#e',
  '/a//b',
  '/casino/golden-fox',
  '/a/../b',
  '/блог',
  '/a%2f',
  "/it's",
  '/a:b@c',
])('%s is a path', (text) => {
  expect(pathOrWebAddress.parse(text)).toEqual({ value: text });
  expect(webAddress.parse(text)).toHaveProperty('fault');
});

describe('pictures', () => {
  test.each(['png', 'jpeg', 'gif', 'webp'])('can be stored in a record as %s data', (type) => {
    const text = `data:image/${type};base64,iVBORw0KGgo=`;
    expect(image.parse(text)).toEqual({ value: text });
  });

  test.each([
    ...[
      'data:image/svg+xml;base64,PHN2Zz4=',
      'data:text/html;base64,PHA+',
      'data:image/png,x',
      'data:image/png;base64,',
    ],
    ...[
      'data:image/png;base64,<script>',
      'data:image/png;base64,AA\n',
      'DATA:image/png;base64,AA',
      'data:image/png;x;base64,AA',
    ],
  ])('%j is not a picture', (text) => {
    expect(image.parse(text)).toHaveProperty('fault');
  });
});

test('a path keeps its letters, and what no address may hold is percent-encoded', () => {
  expect(pathOrWebAddress.parse('/über/$1?x=<b>')).toEqual({ value: '/über/$1?x=%3Cb%3E' });
  expect(image.parse('/media/a"b.png')).toEqual({ value: '/media/a%22b.png' });
});

test('the placeholders for the ids of an affiliate stay as they are written, and other braces are encoded', () => {
  const given =
    'https://go.example/?a={affiliateId}&s={subid}&c={clickId}&p={placement}&m={market}&x={other}';
  expect(webAddress.schema.parse(given)).toBe(
    'https://go.example/?a={affiliateId}&s={subid}&c={clickId}&p={placement}&m={market}&x=%7Bother%7D',
  );
});

test('a link template keeps the places for its casino too, which an ordinary address does not have', () => {
  const given = 'https://GO.example/{casino}?b={brandId}&s={subid}&x={other}';
  expect(linkTemplate.parse(given)).toEqual({
    value: 'https://go.example/{casino}?b={brandId}&s={subid}&x=%7Bother%7D',
  });
  expect(webAddress.parse(given)).toEqual({
    value: 'https://go.example/%7Bcasino%7D?b=%7BbrandId%7D&s={subid}&x=%7Bother%7D',
  });
  expect(linkTemplate.parse('javascript:{casino}')).toHaveProperty('fault');
});
