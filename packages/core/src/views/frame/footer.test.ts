import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/sample.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { readCatalogue } from '../../store/read-catalogue.js';
import { resolveUrl } from '../../urls/resolve-url.js';
import { pageFrame } from './page-frame.js';

type Alter = Parameters<typeof sampleCatalogue>[0];

const footerOf = async (alter?: Alter) =>
  pageFrame(await sampleCatalogue(alter), { title: 'Any', path: '/' }).footer;

const off =
  (...types: string[]): Alter =>
  (content) => {
    const homepage = content.homepage.get();
    const sections = homepage.sections.map((one) =>
      types.includes(one.type) ? { ...one, isActive: false } : one,
    );
    content.homepage.set({ ...homepage, sections });
  };

test('no link of the sample footer is broken, and they form five columns', async () => {
  const catalogue = await sampleCatalogue();
  const { columns, links, legal } = await footerOf();
  expect(columns.map(({ title }) => title)).toEqual(['Casinos', 'Games', 'Bonuses', 'Guides', 'Support']);
  for (const { href } of [...columns.flatMap((column) => column.links), ...links, ...legal]) {
    expect(resolveUrl(catalogue, href.replace(/\?.*/, '')).kind, href).toBe('page');
  }
});

test('a new site links to existing pages only, and has no form for a newsletter', async () => {
  const catalogue = await readCatalogue(memoryStorage(), '');
  const { links, legal, columns, trust, hasNewsletter } = pageFrame(catalogue, {
    title: 'Any',
    path: '/',
  }).footer;
  // None stands alone, outside a column.
  expect([links, legal]).toEqual([[], []]);
  expect(columns.flatMap(({ links }) => links).map(({ href }) => href)).not.toContain('/vip-programs');
  expect(hasNewsletter).toBe(false);
  expect(trust).toEqual({ badges: [], payments: [], licenses: [], figures: [] });
});

test('without a visible item in the footer menu, the default links are shown', async () => {
  const footer = await footerOf((content) => content.menus.set({ ...content.menus.get(), footer: [] }));
  const all = [...footer.links, ...footer.columns.flatMap(({ links }) => links), ...footer.legal];
  for (const path of ['/about', '/bonuses']) expect(all.map(({ href }) => href)).toContain(path);
});

test('no address stands twice, and the words of staff win', async () => {
  const { links, columns, legal } = await footerOf();
  const all = [...links, ...columns.flatMap((column) => column.links), ...legal];
  const addresses = all.map(({ href }) => href);
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(all).toContainEqual({ label: 'Terms', href: '/terms', target: '_self' });
});

test('staff can turn off the sections of the footer, except the notice', async () => {
  const types = ['casino-guide', 'trust-security', 'footer-copyright', 'footer-gambling-warning'];
  const { columns, trust, copyright, gamblingWarning, notice } = await footerOf(off(...types));
  expect([columns, trust, copyright, gamblingWarning]).toEqual([[], undefined, '', '']);
  expect(notice).toMatch(/^18\+/);
});

test('terms, privacy, other places and mail come from the settings', async () => {
  const { legal, social, contact } = await footerOf((content) =>
    content.settings.set({
      ...content.settings.get(),
      termsUrl: 'https://law.example/terms',
      twitterUrl: 'https://social.example/us',
      contactEmail: 'hello@guide.example',
    }),
  );
  expect(legal[0]).toMatchObject({ label: 'Terms of Service', href: 'https://law.example/terms' });
  expect(social).toEqual([{ label: 'Twitter', href: 'https://social.example/us', target: '_blank' }]);
  expect(contact).toEqual({ label: 'hello@guide.example', href: 'mailto:hello@guide.example' });
});
