import { expect, test } from 'vitest';
import { analyticsOf } from './analytics.js';

test.each([
  ['G-ABCD123456', 'google'],
  ['guide.example', 'plausible'],
  ['best.guide-site.co.uk', 'plausible'],
  ['pa-gYyxvZhkMzdzXBAtSeSNz', 'plausible-script'],
])('%s is an id of %s', (id, provider) => {
  expect(analyticsOf(id)).toEqual({ provider, id });
});

test.each([
  'UA-12345-1',
  'GTM-ABC123',
  'g-abcd123456',
  'G-ABCD123456" onload="x',
  'https://guide.example',
  'guide.example/x',
  'localhost',
  '-guide.example',
  'Guide.example',
  'guide.example;connect-src *',
  'guide.example\n',
  '',
])('%j is the id of no service', (id) => {
  expect(analyticsOf(id)).toBeUndefined();
});

test('a site without an id has no service', () => {
  expect(analyticsOf(undefined)).toBeUndefined();
});
