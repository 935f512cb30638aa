import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PLACEHOLDER_IMAGE } from '../../parts/ImageWithInitial/ImageWithInitial.js';
import { sampleCasinoCard } from '../../stories/sample-views.js';
import { CasinoLogo } from './CasinoLogo.js';

test('a casino without a logo shows its letters on its tint', () => {
  const { logo } = sampleCasinoCard('bare');
  expect(logo).toBe(PLACEHOLDER_IMAGE);
  const html = renderToStaticMarkup(<CasinoLogo name=" éclair" logo={logo} />);
  expect(html).not.toContain('<img');
  expect(html).toMatch(/data-tint="\d+"[^>]*>Éc</);
});
