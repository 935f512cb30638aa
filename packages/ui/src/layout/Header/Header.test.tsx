import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyPage, samplePage } from '../../stories/sample-pages.js';
import { Header } from './Header.js';

test('a screen reader user hears a name for the home link of a site without a name', () => {
  const html = renderToStaticMarkup(<Header {...emptyPage('gone')} />);
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*aria-label="Home"/);
});

test('on a post the menu marks News, where it leads back to, or else the entry of its address', () => {
  const marked = (menu: readonly string[]) => {
    const header = menu.map((href) => ({ label: href, href, target: '_self' as const }));
    const post = samplePage('post', { slug: 'a-budget-that-holds' });
    const html = renderToStaticMarkup(<Header {...post} header={header} />);
    return /href="([^"]*)"[^>]*aria-current/.exec(html)?.[1];
  };
  expect(marked(['/', '/blog', '/news'])).toBe('/news');
  expect(marked(['/', '/blog'])).toBe('/blog');
});
