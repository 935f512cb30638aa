import { expect, test } from 'vitest';
import { isLoopback } from './loopback.js';

test.each([
  ['localhost', true],
  ['guide.localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['[::1]', true],
  ['localhost.example', false],
  ['notlocalhost', false],
  ['127.0.0.1.example', false],
  ['127.example', false],
  ['10.0.0.1', false],
  ['[::2]', false],
  ['', false],
])('that %s is this machine is %s', (hostname, is) => {
  expect(isLoopback(hostname)).toBe(is);
});
