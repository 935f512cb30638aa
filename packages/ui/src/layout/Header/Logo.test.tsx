import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from './Logo.js';

const logo = (src: string) =>
  renderToStaticMarkup(<Logo src={src} width={120} height={40} alt="Golden Guide" />);

test('a large logo of the library is shown in the smallest variant that its place needs', () => {
  const html = logo('/media/0123456789abcdef0123456789abcdef.png#1600x900');
  expect(html).toContain('sizes="120px"');
  expect(html).toMatch(/srcSet="\/media\/0123456789abcdef0123456789abcdef-160\.webp 160w,/);
  expect(html).toContain('src="/media/0123456789abcdef0123456789abcdef.png"');
});

test('a logo from elsewhere is shown as it is', () => {
  expect(logo('/logo.svg')).not.toMatch(/srcSet|sizes/);
});
