import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/sample.js';
import { pageFrame } from './page-frame.js';

const about = { title: 'About Us', path: '/about' };

test('the head names the page and the site, and has no canonical URL until the site has an address', async () => {
  const { head } = pageFrame(await sampleCatalogue(), about);
  expect(head.title).toBe('About Us - CASINO GURU');
  expect(head.siteName).toBe('CASINO GURU');
  expect(head).not.toHaveProperty('canonical');
});

test('the title of a site without a name has no dangling hyphen', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.settings.set({ ...content.settings.get(), siteName: '' });
  });
  expect(pageFrame(catalogue, about).head.title).toBe('About Us');
});

test('canonical URLs and pictures start with the base URL, without a double slash', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.settings.set({ ...content.settings.get(), siteBaseUrl: 'https://reviews.example/' });
  });
  expect(pageFrame(catalogue, about).head).toMatchObject({
    canonical: 'https://reviews.example/about',
    image: 'https://reviews.example/og-image.png',
  });
});

test('a large picture of the library is linked to networks and tabs in a variant', async () => {
  const file = '0123456789abcdef0123456789abcdef';
  const catalogue = await sampleCatalogue((content) => {
    content.media.set({
      files: [
        {
          id: '01890000-0000-7000-8000-000000000001',
          file: `${file}.png`,
          title: 'fox.png',
          type: 'image/png',
          bytes: 9_000_000,
          width: 4_000,
          height: 4_000,
          createdAt: '2026-11-20T12:00:00.000Z',
        },
      ],
    });
    const address = `/media/${file}.png`;
    content.settings.set({ ...content.settings.get(), faviconUrl: address, defaultOgImage: address });
  });
  const { head, site } = pageFrame(catalogue, about);
  expect(head.image).toBe(`/media/${file}-1280.webp`);
  expect(site).toMatchObject({ favicon: `/media/${file}-160.webp`, touchIcon: `/media/${file}-160.webp` });
});

test('a page hidden from search engines has no canonical URL', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.settings.set({ ...content.settings.get(), siteBaseUrl: 'https://reviews.example' });
  });
  expect(pageFrame(catalogue, { ...about, isIndexed: false }).head).not.toHaveProperty('canonical');
});

test('every page of a sample site says that it is a sample, and no page of another site does', async () => {
  expect(pageFrame(await sampleCatalogue(), about).site.sampleNotice).toMatch(/^Sample content/);
  const real = await sampleCatalogue((content) => {
    content.settings.set({ ...content.settings.get(), isSample: false });
  });
  expect(pageFrame(real, about).site).not.toHaveProperty('sampleNotice');
});

test('menus show visible items in their order', async () => {
  const catalogue = await sampleCatalogue((content) => {
    const menus = content.menus.get();
    const [home, ...others] = menus.header;
    content.menus.set({
      ...menus,
      header: [...others, { ...home, order: 99 }].map((item) =>
        item.url === '/best-casinos' ? { ...item, isVisible: false } : item,
      ),
    });
  });
  const labels = pageFrame(catalogue, about).header.map((link) => link.label);
  expect(labels.at(-1)).toBe('Home');
  expect(labels).not.toContain('Best Casinos');
});

test('a site without a header menu links to the usual pages; one that hides all its items has no links', async () => {
  const withHeader = async (isVisible: boolean, most: number) => {
    const catalogue = await sampleCatalogue((content) => {
      const menus = content.menus.get();
      const header = menus.header.slice(0, most).map((item) => ({ ...item, isVisible }));
      content.menus.set({ ...menus, header });
    });
    return pageFrame(catalogue, about).header.map(({ label }) => label);
  };
  expect(await withHeader(true, 0)).toEqual([
    ...['Home', 'Best Casinos', 'Reviews', 'Bonuses', 'Games', 'Guides', 'Blog', 'Blacklist'],
  ]);
  expect(await withHeader(true, 2)).toEqual(['Home', 'Best Casinos']);
  expect(await withHeader(false, 2)).toEqual([]);
});

test('a menu link to an unpublished page is omitted, and a link to another site stays', async () => {
  const catalogue = await sampleCatalogue((content) => {
    const faq = content.pages.getBySlug('faq');
    content.pages.update(faq?.id ?? '', { isPublished: false });
    const menus = content.menus.get();
    const elsewhere = {
      ...menus.footer[0],
      label: 'Elsewhere',
      url: 'https://elsewhere.example/',
      order: 50,
    };
    content.menus.set({ ...menus, footer: [...menus.footer, elsewhere] });
  });
  const { links, legal } = pageFrame(catalogue, about).footer;
  expect([...legal, ...links].map((link) => link.href)).toContain('/about');
  expect(links.map((link) => link.href)).not.toContain('/faq');
  expect(links.at(-1)).toEqual({ label: 'Elsewhere', href: 'https://elsewhere.example/', target: '_self' });
});

test('every page shows the age notice and the disclosure', async () => {
  const view = pageFrame(await sampleCatalogue(), about);
  expect(view.footer.notice).toContain('18+');
  expect(view.disclosure).toContain('commission');
});

test('a menu link to a redirected address stays, and one to a missing address is omitted', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.redirects.insert({ source: '/old-offers', target: '/bonuses' });
    const menus = content.menus.get();
    const [first] = menus.header;
    const at = (url: string, order: number) => ({ ...first, label: url, url, order });
    content.menus.set({ ...menus, header: [at('/old-offers', 1), at('/old-news', 2)] });
  });
  expect(pageFrame(catalogue, about).header.map(({ href }) => href)).toEqual(['/old-offers']);
});
