import { expect, test } from 'vitest';
import { readPhpValue } from './php-value.js';

test.each([
  ['a:2:{i:0;s:7:"noindex";i:1;s:8:"nofollow";}', ['noindex', 'nofollow']],
  ['a:1:{s:4:"ünö";d:1.5;}'.replace('s:4', 's:5'), { ünö: 1.5 }],
  ['a:2:{s:1:"a";b:1;s:1:"b";N;}', { a: true, b: null }],
  ['i:-3;', -3],
  ['s:3:"a"b";', 'a"b'],
  ['a:1:{s:9:"__proto__";s:1:"x";}', Object.fromEntries([['__proto__', 'x']])],
])('%s is read', (text, value) => {
  expect(JSON.stringify(readPhpValue(text))).toBe(JSON.stringify(value));
});

test.each([
  ['O:8:"stdClass":1:{s:1:"a";i:1;}'],
  ['a:1:{i:0;O:3:"Foo":0:{}}'],
  ['C:3:"Foo":3:{abc}'],
  ['s:999999999:"a";'],
  ['s:-1:"a";'],
  ['a:999999999:{}'],
  ['a:1:{'.repeat(1_000)],
  ['a:1:{i:0;'.repeat(1_000)],
  ['noindex'],
  ['i:1;i:2;'],
  [''],
])('%s is not read: objects, damage and what nests too deep', (text) => {
  expect(readPhpValue(text)).toBeUndefined();
});

test('nothing that is read changes what objects have', () => {
  readPhpValue('a:1:{s:9:"__proto__";a:1:{s:8:"polluted";b:1;}}');
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
