import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, runShell } from '../shell.js';

test('a sitemap of more than 50,000 addresses is an index and its parts, which list each page once', async () => {
  const folder = emptyFolder();
  const rows = Array.from({ length: 50_001 }, (_, i) => `Casino ${i},One of many,5,Free spins,Slots,Visa`);
  writeFileSync(
    path.join(folder, 'casinos.csv'),
    `name,description,rating,bonuses,games,paymentMethods\n${rows.join('\n')}\n`,
  );
  const { stderr } = await runShell(
    folder,
    `mkdir map && croupier init store --name Guide --quiet &&
     croupier casinos import casinos.csv --store store --quiet &&
     croupier sitemap --base-url https://guide.example/ --output map/sitemap.xml --store store`,
  );
  const files = readdirSync(path.join(folder, 'map')).sort();
  expect(files).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
  const read = (file: string) => readFileSync(path.join(folder, 'map', file), 'utf8');
  const index = [...read('sitemap.xml').matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address);
  expect(index).toEqual(['https://guide.example/sitemap-1.xml', 'https://guide.example/sitemap-2.xml']);
  const listed = ['sitemap-1.xml', 'sitemap-2.xml'].flatMap((file) =>
    [...read(file).matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address),
  );
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((address) => address?.includes('/casino/'))).toHaveLength(50_001);
  expect(stderr).toContain(
    `Wrote ${listed.length} addresses to map/sitemap.xml, map/sitemap-1.xml, map/sitemap-2.xml.`,
  );
});
