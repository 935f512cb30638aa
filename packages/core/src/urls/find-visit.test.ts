import { describe, expect, test } from 'vitest';
import type { SiteSettings } from '../model/documents/settings.js';
import { sampleCatalogue } from '../sample/sample.js';
import type { Transaction } from '../store/transaction.js';
import { findVisit } from './find-visit.js';
import { resolveUrl } from './resolve-url.js';

const catalogueWith = (
  settings: Partial<SiteSettings> = {},
  more: (content: Transaction) => void = () => {},
) =>
  sampleCatalogue((content) => {
    content.settings.set({ ...content.settings.get(), visitLinks: 'go', ...settings });
    more(content);
  });
const casinoIn = ({ casinos }: Transaction, slug: string) =>
  casinos.require(casinos.getBySlug(slug)?.id ?? '');

describe('a visit link', () => {
  test('leads to the stored address of the casino, for a while only', async () => {
    const catalogue = await catalogueWith();
    expect(findVisit(catalogue, '/go/copper-heron', '')).toEqual({
      kind: 'visit',
      visit: { casino: 'copper-heron', name: 'Copper Heron', to: 'https://copper-heron.example/' },
    });
    expect(resolveUrl(catalogue, '/out/copper-heron')).toEqual({
      kind: 'moved',
      to: 'https://copper-heron.example/',
      permanent: false,
    });
  });

  test('is no address of a site without them, nor of a site of files', async () => {
    const off = await catalogueWith({ visitLinks: undefined });
    expect(findVisit(off, '/go/copper-heron', '')).toBeUndefined();
    expect(resolveUrl(off, '/go/copper-heron')).toEqual({ kind: 'missing' });
    expect(findVisit({ ...(await catalogueWith()), isStatic: true }, '/go/copper-heron', '')).toBeUndefined();
  });

  test('leads only where its query cannot choose', async () => {
    const catalogue = await catalogueWith();
    for (const query of [
      'to=https://evil.example/',
      'url=//evil.example',
      'offer=https://evil.example',
      'from=//evil_1',
    ])
      expect(JSON.stringify(findVisit(catalogue, '/go/copper-heron', query))).not.toContain('evil');
  });

  test('leads to the link of the home market, and of the market that an embed names', async () => {
    const catalogue = await catalogueWith({ market: 'DE' });
    const visit = (query: string) => findVisit(catalogue, '/go/copper-heron', query);
    expect(visit('')).toMatchObject({ visit: { market: 'DE', to: 'https://copper-heron.example/de' } });
    expect(visit('market=FI')).toMatchObject({ visit: { market: 'FI' } });
  });

  test('fills the placeholders of the address, safely, and adds nothing to an address without any', async () => {
    const template =
      'https://partner.example/c?s={subid}&p={placement}&m={market}&i={clickId}&a={affiliateId}';
    const catalogue = await catalogueWith({ market: 'FI' }, (content) => {
      content.casinos.update(casinoIn(content, 'paper-kite').id, { visitUrl: template });
    });
    const to = (slug: string, query: string, id?: string) => {
      const found = findVisit(catalogue, `/go/${slug}`, query, id);
      return found?.kind === 'visit' ? found.visit.to : found?.kind;
    };
    expect(to('paper-kite', 'from=best-casinos_casinos-3', 'c1')).toBe(
      'https://partner.example/c?s=best-casinos_casinos-3_fi&p=best-casinos_casinos-3&m=FI&i=c1&a=',
    );
    expect(to('paper-kite', 'subid=mine%26x%3D1&affiliate_id=a%0d%0ab')).toBe(
      'https://partner.example/c?s=mine%26x%3D1&p=&m=FI&i=&a=a%0D%0Ab',
    );
    expect(to('copper-heron', 'from=best-casinos_casinos-3')).toMatch(
      /^https:\/\/copper-heron\.example\/[a-z]*$/,
    );
  });

  test('of a bonus without an address leads where its casino leads in the market', async () => {
    let offer = '';
    const altered = (market: string, visitUrl: string | null) =>
      catalogueWith({ market }, (content) => {
        const { id: casinoId, name: casino } = casinoIn(content, 'paper-kite');
        content.casinos.update(casinoId, { visitUrl });
        content.listings.insert({
          casino,
          casinoId,
          slug: 'paper-kite-ie',
          market: 'IE',
          accepts: 'yes',
          visitUrl: 'https://kite.example/ie',
        });
        offer = content.bonuses.insert({ casino, casinoId, title: 'Spins' }).id;
      });
    const found = (catalogue: Awaited<ReturnType<typeof altered>>) =>
      findVisit(catalogue, '/go/paper-kite', `offer=${offer}`);
    expect(found(await altered('MT', 'https://kite.example/'))).toMatchObject({
      visit: { to: 'https://kite.example/' },
    });
    expect(found(await altered('IE', 'https://kite.example/'))).toMatchObject({
      visit: { to: 'https://kite.example/ie' },
    });
    expect(found(await altered('MT', null))).toEqual({ kind: 'gone' });
  });

  test('is gone where pages have no link: blacklisted, retired, withheld, without an address, an offer that is no more', async () => {
    const catalogue = await catalogueWith({ market: 'DE' }, (content) => {
      content.casinos.update(casinoIn(content, 'paper-kite').id, { visitUrl: null });
    });
    const kind = (slug: string, query = '') => findVisit(catalogue, `/go/${slug}`, query)?.kind;
    expect(kind('paper-kite')).toBe('gone');
    expect(kind('brass-magpie')).toBe('gone');
    expect(kind('lantern-quay')).toBe('gone');
    expect(kind('copper-heron', 'offer=none')).toBe('gone');
    expect(kind('never-was')).toBe('missing');
    expect(resolveUrl(catalogue, '/go/brass-magpie')).toEqual({ kind: 'gone' });
    const retired = { ...catalogue, retiredCasinos: new Set(['old-owl']) };
    expect(findVisit(retired, '/go/old-owl', '')).toEqual({ kind: 'gone' });
  });

  test('outlives a rename, and gives way to a redirect that staff wrote', async () => {
    const catalogue = await catalogueWith();
    const rule = { id: 'r', order: 1, match: 'exact', permanent: true };
    const [redirect] = catalogue.redirects;
    const written = (source: string, target: string) => ({ ...redirect, ...rule, source, target }) as never;
    const renamed = { ...catalogue, redirects: [written('/casino/heron', '/casino/copper-heron')] };
    expect(findVisit(renamed, '/go/heron', '')).toMatchObject({ visit: { casino: 'copper-heron' } });
    const own = { ...catalogue, redirects: [written('/go/copper-heron', '/reviews')] };
    expect(findVisit(own, '/go/copper-heron', '')).toBeUndefined();
    expect(resolveUrl(own, '/go/copper-heron')).toMatchObject({ kind: 'moved', to: '/reviews' });
  });
});
