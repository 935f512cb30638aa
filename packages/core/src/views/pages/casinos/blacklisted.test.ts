import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../../sample/sample.js';
import { blacklistedPage } from './blacklisted.js';

test('the page lists blacklisted casinos with risk, reason, details and date, and no others', async () => {
  const { casinos, count } = blacklistedPage(await sampleCatalogue());
  expect(count).toBe(1);
  expect(casinos).toMatchObject([
    {
      slug: 'brass-magpie',
      blacklist: { severity: 'high', reason: 'Does not pay withdrawals', date: '2026-04-14' },
    },
  ]);
  expect(casinos[0]?.blacklist.details).toMatch(/\w/);
});

test('nothing on the page links to them or praises them', async () => {
  const view = blacklistedPage(await sampleCatalogue());
  expect(JSON.stringify(view)).not.toContain('brass-magpie.example');
  expect(view.casinos[0]).not.toHaveProperty('score');
  expect(view.casinos[0]).not.toHaveProperty('visit');
});

test('the highest risk comes first, then the latest date; the risk is low by default', async () => {
  const catalogue = await sampleCatalogue();
  const [casino] = catalogue.casinos;
  if (casino === undefined) throw new Error('no sample casino');
  const bad = (name: string, blacklistSeverity: unknown, blacklistDate: string) =>
    ({ ...casino, name, slug: name, isBlacklisted: true, blacklistSeverity, blacklistDate }) as typeof casino;
  const casinos = [
    bad('none', undefined, '2026-09-09'),
    bad('early', 'high', '2025-01-01'),
    bad('late', 'high', '2026-01-01'),
    bad('middling', 'medium', '2026-02-02'),
  ];
  const view = blacklistedPage({ ...catalogue, casinos });
  expect(view.casinos.map(({ name, blacklist }) => `${name} ${blacklist.severity}`)).toEqual([
    'late high',
    'early high',
    'middling medium',
    'none low',
  ]);
});
