import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/sample.js';
import { customPage } from './articles/custom-page.js';

test('the page on responsible gambling lists helplines by country, and no other page does', async () => {
  const catalogue = await sampleCatalogue();
  const helplines = customPage(catalogue, 'responsible-gambling')?.helplines ?? [];
  expect(helplines).toContainEqual({
    country: 'United Kingdom',
    name: 'GamCare',
    href: 'https://www.gamcare.org.uk/',
  });
  expect(helplines.at(-1)?.country).toBe('Everywhere');
  expect(helplines.every(({ href }) => href.startsWith('https://'))).toBe(true);
  expect(customPage(catalogue, 'about')).not.toHaveProperty('helplines');
});
