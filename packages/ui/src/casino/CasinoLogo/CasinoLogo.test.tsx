import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PLACEHOLDER_IMAGE } from '../../parts/ImageWithInitial/ImageWithInitial.js';
import { sampleCasinoCard } from '../../stories/sample-views.js';
import { CasinoLogo } from './CasinoLogo.js';

test('a logo of the library is small, and a wide one has a wide slot', () => {
  const hash = '0123456789abcdef0123456789abcdef';
  const square = renderToStaticMarkup(<CasinoLogo name="Fox" logo={`/media/${hash}.png#900x900`} />);
  expect(square).toContain(`src="/media/${hash}-160.webp"`);
  expect(square).not.toContain('data-wide');
  const wide = renderToStaticMarkup(<CasinoLogo name="Fox" logo={`/media/${hash}.png#900x300`} />);
  expect(wide).toContain(`src="/media/${hash}-320.webp"`);
  expect(wide).toContain('data-wide="true"');
  const elsewhere = renderToStaticMarkup(<CasinoLogo name="Fox" logo="https://cdn.example/fox.png" />);
  expect(elsewhere).toContain('src="https://cdn.example/fox.png"');
});

test('a casino without a logo shows its letters on its tint', () => {
  const { logo } = sampleCasinoCard('bare');
  expect(logo).toBe(PLACEHOLDER_IMAGE);
  const html = renderToStaticMarkup(<CasinoLogo name=" éclair" logo={logo} />);
  expect(html).not.toContain('<img');
  expect(html).toMatch(/data-tint="\d+s?"[^>]*>Éc</);
});
