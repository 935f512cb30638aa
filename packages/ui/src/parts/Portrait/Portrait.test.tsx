import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Portrait } from './Portrait.js';

test('a portrait is shown in the smallest variant that its place needs', () => {
  const html = renderToStaticMarkup(
    <Portrait name="Ines Valkama" src="/media/0123456789abcdef0123456789abcdef.png#800x800" />,
  );
  expect(html).toContain('sizes="40px"');
  expect(html).toMatch(/srcSet="[^"]+\.webp/);
});

test('somebody without a portrait has a mark of their name', () => {
  const html = renderToStaticMarkup(<Portrait name="Marit Oye" />);
  expect(html).not.toContain('<img');
  expect(html).toContain('>MO<');
});
