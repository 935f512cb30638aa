import { expect, test } from 'vitest';
import { demoFallbacks } from '../../../sample/demo-fallbacks.js';
import { sampleCatalogue } from '../../../sample/sample.js';
import { loginPage } from './login.js';

const demo = async () => ({ ...(await sampleCatalogue()), demoFallbacks: await demoFallbacks() });

test('the demo lists its test accounts; any other site lists none and signs nobody in', async () => {
  const { accounts, isOpen } = loginPage(await demo(), '');
  expect(isOpen).toBe(true);
  expect(accounts?.map(({ username }) => username)).toContain('admin');
  const served = loginPage(await sampleCatalogue(), '');
  expect(served.isOpen).toBe(false);
  expect(served).not.toHaveProperty('accounts');
  expect(JSON.stringify(served)).not.toContain(accounts?.[0]?.password);
});

test.each([
  ['/casino/copper-heron', '/casino/copper-heron'],
  ['/search?q=a', '/search?q=a'],
  ['', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['/\t/elsewhere.example', '/'],
  ['/a\\b', '/'],
  ['https://elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
])('after signing in from %s a visitor goes to %s', async (from, to) => {
  expect(loginPage(await demo(), new URLSearchParams({ from }).toString()).from).toBe(to);
});
