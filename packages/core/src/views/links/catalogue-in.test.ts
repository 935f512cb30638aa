import { expect, test } from 'vitest';
import { localizeCard } from '../../labels/localize/localize-card.js';
import { cardLocales } from '../../labels/texts/cards.generated.js';
import { catalogueIn } from '../../model/markets/catalogue-in.js';
import { hasSamePages } from '../../model/same-pages.js';
import { sampleCatalogue } from '../../sample/sample.js';
import { casinosByCountryPage } from '../pages/casinos/casinos-by-country.js';
import { homePage } from '../pages/home.js';
import { reviewPage } from '../pages/review/review.js';

test('without a home market and without listings, everyone gets the same records', async () => {
  const catalogue = await sampleCatalogue((content) => {
    for (const { id } of [...content.listings.all()]) content.listings.remove(id);
    for (const { id } of [...content.markets.all()]) content.markets.remove(id);
    for (const { id } of [...content.bonuses.all()]) content.bonuses.update(id, { markets: [] });
  });
  expect(catalogue.market).toBeUndefined();
  expect(catalogueIn(catalogue, 'SE')).toBe(catalogue);
});

test('a site with a home market shows the links and offers of that market everywhere', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.settings.set({ ...content.settings.get(), market: 'DE' });
  });
  const [heron, quay] = ['copper-heron', 'lantern-quay'].map((slug) => catalogue.casinoBySlug.get(slug));
  expect(heron).toMatchObject({
    visitUrl: 'https://copper-heron.example/de',
    bonus: '100% up to €200 and 50 Free Spins',
  });
  expect(quay).toMatchObject({ withheldIn: 'Germany' });
  expect(quay).not.toHaveProperty('visitUrl');
  expect(catalogue.bonuses.map(({ casino }) => casino)).not.toContain('Lantern Quay');
  const pages = JSON.stringify([homePage(catalogue), reviewPage(catalogue, 'lantern-quay')]);
  expect(pages).not.toContain('https://lantern-quay.example/welcome');
  expect(pages).not.toContain('£150');
  expect(pages).toContain('copper-heron.example/de');
});

test('the page of a country has the offers of that country, whatever the home market is', async () => {
  const at = (country: string, market?: string) =>
    sampleCatalogue((content) => {
      content.casinos.update('lantern-quay', { countries: ['GB', 'DE'] });
      content.settings.set({ ...content.settings.get(), market });
    }).then((catalogue) => casinosByCountryPage(catalogue, `country=${country}`).chosen?.casinos ?? []);
  for (const home of [undefined, 'GB', 'DE']) {
    const german = await at('DE', home);
    expect(german.map(({ slug }) => slug)).toEqual(['copper-heron', 'brass-magpie']);
    expect(german[0]?.visit?.href).toBe('https://copper-heron.example/de');
    const british = await at('GB', home);
    expect(british.find(({ slug }) => slug === 'lantern-quay')?.visit?.href).toContain(
      'lantern-quay.example',
    );
  }
});

test('the rules of a market that is turned on hold on its pages: its age, its helpline, no offers', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.markets.insert({
      ...{ code: 'CA-ON', minimumAge: 19, hideOffers: 'yes', disclosure: 'We earn by links.' },
      ...{ helplineName: 'ConnexOntario', helplineUrl: 'https://connexontario.example/' },
      ...{ offersNeedLicense: ['none'] },
    });
    content.settings.set({ ...content.settings.get(), market: 'CA-ON', disclosure: undefined });
  });
  const home = homePage(catalogue);
  expect(home.disclosure).toBe('We earn by links.');
  expect(home.help.line).toEqual({ name: 'ConnexOntario', href: 'https://connexontario.example/' });
  expect(catalogue.bonuses).toEqual([]);
  const heron = catalogue.casinoBySlug.get('copper-heron');
  expect(heron?.visitUrl).toContain('copper-heron.example');
  expect(heron).not.toHaveProperty('bonus');
  expect(catalogue.casinoBySlug.get('paper-kite')).toMatchObject({ withheldIn: 'Ontario' });
  expect(JSON.stringify(home)).toContain('19+');
});

test('texts do not link to what is withheld in their market', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.settings.set({ ...content.settings.get(), market: 'DE' });
  });
  const barred = catalogue.barredOffers.filter(({ why }) => why === 'withheld');
  expect(barred.map(({ address }) => address)).toContain('https://lantern-quay.example/welcome');
});

test('a listing of any market changes pages, though everyone gets the same', async () => {
  const before = await sampleCatalogue();
  const after = await sampleCatalogue((content) => {
    content.listings.update('copper-heron-in-de', { visitUrl: 'https://copper-heron.example/de-2' });
  });
  // Both stand on the same records but for the listing.
  const same = { ...after, ...before, offers: after.offers } as typeof before;
  expect(hasSamePages(before, before)).toBe(true);
  expect(hasSamePages(before, same)).toBe(false);
});

test('where conditions have to stand beside offers, a casino promises only what an offer of there says them of', async () => {
  const catalogue = await sampleCatalogue((content) => {
    for (const code of ['SE', 'FI']) content.markets.insert({ code });
    const casino = { description: 'x', bonus: '100% up to 50', bonuses: { freeSpins: '9 spins' } };
    content.casinos.insert({ ...casino, slug: 'said', name: 'Said' });
    const { id: casinoId } = content.casinos.insert({ ...casino, slug: 'known', name: 'Known' });
    const bonus = { casino: 'Known', casinoId, title: 'Welcome', category: 'welcome' } as const;
    content.bonuses.insert({ ...bonus, wagering: '9x', markets: ['SE'] });
    content.bonuses.insert({
      ...bonus,
      title: 'Elsewhere',
      kind: 'freeSpins',
      wagering: '9x',
      markets: ['FI'],
    });
  });
  const promised = (slug: string, market: string) => {
    const { bonus, bonuses } = catalogueIn(catalogue, market).casinoBySlug.get(slug) ?? {};
    return [bonus, bonuses?.freeSpins];
  };
  expect(promised('known', 'SE')).toEqual(['100% up to 50', undefined]);
  expect(promised('said', 'SE')).toEqual([undefined, undefined]);
  // Finland wants none.
  expect(promised('said', 'FI')).toEqual(['100% up to 50', '9 spins']);
});

test('where a market is turned on, its notice stands on every card, and an offer over its limit says so', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.markets.insert({ code: 'FI', notice: 'Help is near.', maxWageringTimes: 10 });
    content.settings.set({ ...content.settings.get(), market: 'FI' });
  });
  const { casino, offers } = reviewPage(catalogue, 'copper-heron') ?? { offers: [] };
  expect(casino?.notice).toMatch(/responsibly\. Help is near\.$/);
  expect(localizeCard({ ...offers[0], notice: '' }, cardLocales.fi).notice).toMatch(
    /vastuullisesti\. Help is near\.$/,
  );
  const limit = { times: 10, market: 'Finland' };
  expect(casino?.conditions?.overLimit).toEqual(limit);
  expect(offers[0]?.terms?.overLimit).toEqual(limit);
});

test('where conditions have to stand beside offers, figures that were checked too long ago are none', async () => {
  const promisedWhen = async (lastChecked: string) => {
    const catalogue = await sampleCatalogue((content) => {
      content.markets.insert({ code: 'SE' });
      content.casinos.insert({ slug: 'said', name: 'Said', description: 'x', bonus: '100% up to 50' });
      const { id: casinoId } = content.casinos.require('said');
      const bonus = { casino: 'Said', casinoId, title: 'Welcome', category: 'welcome' } as const;
      content.bonuses.insert({ ...bonus, wageringTimes: 9, lastChecked });
    });
    return catalogueIn(catalogue, 'SE').casinoBySlug.get('said')?.bonus;
  };
  expect(await promisedWhen('2999-01-01')).toBe('100% up to 50');
  expect(await promisedWhen('2020-01-01')).toBeUndefined();
});
