import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cardOf } from '../../sample-views.js';
import { CasinoLogo, NO_LOGO } from './CasinoLogo.js';

test('what the core gives a casino without a logo is shown as its initial', () => {
  const { logo } = cardOf('bare');
  expect(logo).toBe(NO_LOGO);
  const html = renderToStaticMarkup(<CasinoLogo name=" éclair" logo={logo} />);
  expect(html).not.toContain('<img');
  expect(html).toContain('>É<');
});
