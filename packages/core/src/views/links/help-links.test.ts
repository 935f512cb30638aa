import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/sample.js';
import { bestCasinosPage } from '../pages/casinos/best-casinos.js';
import { casinosByCountryPage } from '../pages/casinos/casinos-by-country.js';
import { toplistPage } from '../pages/casinos/toplist.js';
import { homePage } from '../pages/home.js';

const catalogue = await sampleCatalogue();
const page = '/responsible-gambling';
const peluuri = { name: 'Peluuri', href: 'https://www.peluuri.fi/' };

test('pages with offers link to the page of helplines', () => {
  expect(homePage(catalogue).help).toEqual({ page });
});

test('pages about a country name its helpline first', () => {
  for (const { help } of [
    casinosByCountryPage(catalogue, 'country=finland'),
    bestCasinosPage(catalogue, 'country=fi'),
    toplistPage(catalogue, 'finland') ?? homePage(catalogue),
  ])
    expect(help).toEqual({ line: peluuri, page });
  expect(casinosByCountryPage(catalogue, 'country=japan').help).toEqual({ page });
});

test('a site without that page names a worldwide helpline, so that no link is dead', () => {
  const bare = { ...catalogue, pages: new Map() };
  expect(homePage(bare).help).toEqual({
    line: { name: 'Gambling Therapy', href: 'https://www.gamblingtherapy.org/' },
  });
  expect(bestCasinosPage(bare, 'country=fi').help).toEqual({ line: peluuri });
});
