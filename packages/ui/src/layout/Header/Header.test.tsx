import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyPage } from '../../stories/sample-pages.js';
import { Header } from './Header.js';

test('a screen reader user hears a name for the home link of a site without a name', () => {
  const html = renderToStaticMarkup(<Header {...emptyPage('gone')} />);
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*aria-label="Home"/);
});
