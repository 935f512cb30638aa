import { readFile } from 'node:fs/promises';
import { openStore, runtime } from '@croupier/core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';

const site = adminSite();

const COLUMNS =
  'name,description,rating,safetyRating,gamesRating,bonusesRating,supportRating,payoutsRating,bonuses,games,paymentMethods,licenses,languages,currencies,countries,pros,cons,features,isActive,isFeatured';

const stored = (slug: string) =>
  openStore(site.storage, runtime).question((content) => content.casinos.require(slug));

test('A-047, A-054: the template is a file with the twenty columns in their order', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download template' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('casinos-template.csv');
    const [header = ''] = (await readFile(await download.path(), 'utf8')).split(/\r?\n/);
    expect(header.replace('\ufeff', '')).toBe(COLUMNS);
  });
});

test('A-063, A-064, A-065, A-067, A-069: rows become casinos with ids and times of their own, and the summary counts what was done', async () => {
  const rows = [
    'Blue Fox,"Calm, and fair",4,4,4,4,4,4.5,100% up to 50,"Slots, Poker",Visa,MGA,English,EUR,"Malta, DK",Quick,Small,Chat,TRUE,1',
    'Red Fox,Plain,3,3,3,3,3,3,None,Slots,Visa,,,,,,,,yes,0',
  ];
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await page.getByLabel(/^CSV file/).setInputFiles({
      name: 'two.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([COLUMNS, ...rows].join('\n')),
    });
    await page.getByText('2 casinos found').waitFor();
    await page.getByRole('button', { name: 'Import Casinos' }).click();
    await page.getByText('Import complete').waitFor();
    await page.getByText('2 added').waitFor();
  });
  const [blue, red] = await Promise.all([stored('blue-fox'), stored('red-fox')]);
  expect(blue).toMatchObject({
    description: 'Calm, and fair',
    rating: 8,
    payoutsRating: 9,
    bonuses: { welcome: '100% up to 50' },
    games: ['Slots', 'Poker'],
    countries: ['MT', 'DK'],
    pros: ['Quick'],
    cons: ['Small'],
    features: ['Chat'],
    screenshots: ['/placeholder.svg'],
    isActive: true,
    isFeatured: true,
  });
  expect(red).toMatchObject({ isActive: false, isFeatured: false });
  expect(red.id).not.toBe(blue.id);
  expect(Date.now() - Date.parse(blue.createdAt)).toBeLessThan(600_000);
});

test('A-051: the progress of an import rises with its rows, and is never whole before the work is', async () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, n) => `Casino ${n},One of many,4,4,4,4,4,4,None,Slots,Visa,,,,,,,,,`,
  );
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await page.getByLabel(/^CSV file/).setInputFiles({
      name: 'many.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([COLUMNS, ...rows].join('\n')),
    });
    await page.getByText(/^10,?000 casinos found/).waitFor();
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seenProgress: seen });
      const look = () => {
        const bar = document.querySelector('progress');
        if (bar !== null && bar.position >= 0 && bar.position !== seen.at(-1)) seen.push(bar.position);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.getByRole('button', { name: 'Import Casinos' }).click();
    await page.getByText('Import complete').waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seenProgress: number[] }).seenProgress);
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(Math.max(...seen)).toBeLessThan(1);
  });
});

test('cells that many rows leave empty get one value for all of them', async () => {
  const rows = ['Calm Fox', 'Late Fox', 'Odd Fox'].map((name) => `${name},,4,None,,Visa`);
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await page.getByLabel(/^CSV file/).setInputFiles({
      name: 'gaps.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Brand,description,Score,Welcome offer,games,paymentMethods', ...rows].join('\n')),
    });
    await page.getByText('6 errors in 3 rows').waitFor();
    const description = page.getByLabel('Description, empty in 3 rows', { exact: true });
    await description.fill('Not reviewed yet');
    await description.press('Enter');
    await page.getByText('3 errors in 3 rows').waitFor();
    await page.getByLabel('Games, empty in 3 rows', { exact: true }).fill('Slots');
    await page.keyboard.press('Enter');
    await page.getByText('3 new, 0 to update').waitFor();
    expect(await page.getByLabel('Games, where it is empty', { exact: true }).inputValue()).toBe('Slots');
    await page.getByRole('button', { name: 'Import Casinos' }).click();
    await page.getByText('3 added').waitFor();
    expect(await stored('odd-fox')).toMatchObject({
      name: 'Odd Fox',
      description: 'Not reviewed yet',
      rating: 8,
      bonuses: { welcome: 'None' },
    });
  });
});

test('on a phone the reason why a file is refused is in sight at once', async () => {
  await site.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await page.getByLabel(/^CSV file/).setInputFiles({
      name: 'odd.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('House,Blurb\nGolden Fox,Calm.\n'),
    });
    const refusal = page.getByRole('alert').filter({ hasText: 'The file has no column for' });
    await refusal.waitFor();
    await page.getByLabel('Import profile', { exact: true }).waitFor();
    const toErrors = await page.getByRole('button', { name: 'Go to the first error' }).boundingBox();
    const submit = await page.getByRole('button', { name: 'Import Casinos' }).boundingBox();
    expect((toErrors?.y ?? 0) + (toErrors?.height ?? 0)).toBeLessThan(submit?.y ?? 0);
  });
});
