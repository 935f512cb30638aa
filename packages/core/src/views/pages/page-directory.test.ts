import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/sample.js';
import { customPage } from './articles/custom-page.js';

test('the page sitemap lists every review, article, author and page of the site, and no other page does', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.insert({ slug: 'hidden', name: 'Hidden', description: 'x', isActive: false });
  });
  const directory = customPage(catalogue, 'sitemap')?.directory ?? [];
  const hrefs = directory.flatMap(({ links }) => links.map(({ href }) => href));
  for (const { slug } of catalogue.casinos) expect(hrefs).toContain(`/casino/${slug}`);
  for (const { slug } of catalogue.posts) expect(hrefs).toContain(`/blog/${slug}`);
  for (const slug of catalogue.pages.keys())
    expect(hrefs.includes(`/${slug}`), slug).toBe(slug !== 'sitemap');
  expect(hrefs).toContain('/authors/ines-valkama');
  expect(hrefs).not.toContain('/casino/hidden');
  expect(customPage(catalogue, 'about')).not.toHaveProperty('directory');
});

test('a list too long for one page ends with the number of the others and the page that has them', async () => {
  const catalogue = await sampleCatalogue((content) => {
    for (let i = 0; i < 230; i++) {
      content.casinos.insert({ slug: `fox-${i}`, name: `Fox ${i}`, description: 'x' });
    }
  });
  const [reviews] = customPage(catalogue, 'sitemap')?.directory ?? [];
  expect(reviews?.links).toHaveLength(200);
  expect(reviews?.more).toEqual({ label: 'and 34 more', href: '/reviews' });
});
