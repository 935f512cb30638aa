import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.js';

const HASH = '0123456789abcdef0123456789abcdef';

test('a library picture is offered in widths up to its own, the smallest format first', () => {
  const html = renderToStaticMarkup(
    <Picture src={`/media/${HASH}.png#900x300`} alt="A fox" sizes="50vw" width="1120" height="320" />,
  );
  const srcSet = (format: string) =>
    [160, 320, 640, 960].map((w) => `/media/${HASH}-${w}.${format} ${Math.min(w, 900)}w`).join(', ');
  expect(html).toContain(`<source type="image/avif" srcSet="${srcSet('avif')}" sizes="50vw"/>`);
  expect(html).toContain(`<source type="image/webp" srcSet="${srcSet('webp')}" sizes="50vw"/>`);
  expect(html.indexOf('avif')).toBeLessThan(html.indexOf('webp'));
  expect(html).toMatch(
    /<img src="\/media\/[0-9a-f]+\.png" alt="A fox" width="1120" height="320"[^>]*loading="lazy"/,
  );
});

test('a picture tells its own size where its place takes any shape', () => {
  const html = renderToStaticMarkup(
    <Picture src={`/media/${HASH}.jpg#900x300`} alt="" sizes="50vw" width="640" height="400" hasOwnShape />,
  );
  expect(html).toContain('width="900" height="300"');
});

test('a picture that is cut keeps its focal point in sight', () => {
  const html = renderToStaticMarkup(
    <Picture src={`/media/${HASH}.png#900x300@30,70`} alt="" sizes="50vw" width="640" height="400" />,
  );
  expect(html).toContain('style="object-position:30% 70%"');
  expect(html).toContain(`src="/media/${HASH}.png"`);
  expect(html).toContain(`/media/${HASH}-960.avif 900w`);
});

test('the first thing on a page is fetched before all others', () => {
  const html = renderToStaticMarkup(
    <Picture src={`/media/${HASH}.png#900x300`} alt="" sizes="50vw" isFirst />,
  );
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('lazy');
});

test.each([
  '/placeholder.png',
  `/media/${HASH}.gif#90x90`,
  `/media/${HASH}.png`,
  'https://cdn.example/a.png#90x30',
])('a picture without variants is one image: %s', (src) => {
  const html = renderToStaticMarkup(<Picture src={src} alt="" sizes="50vw" />);
  expect(html).not.toContain('<picture');
  expect(html).toContain(`src="${src.replace(/#.*/, '')}"`);
});
