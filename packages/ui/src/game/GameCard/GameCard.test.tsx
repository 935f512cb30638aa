import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleGame } from '../../stories/sample-list-pages.js';
import { GameCard } from './GameCard.js';

test('a game with an address opens in a new tab, through a sponsored link', () => {
  const html = renderToStaticMarkup(<GameCard {...sampleGame('Moth and Candle')} />);
  const [play] = html.match(/<a [^>]*>/g) ?? [];
  expect(play).toContain('href="https://games.saltbox-reels.example/moth-and-candle"');
  expect(play).toContain('rel="sponsored nofollow noopener"');
  expect(play).toContain('target="_blank"');
  expect(html).not.toContain('<button');
});

test('a game without an address has a disabled button that tells screen readers why', () => {
  const html = renderToStaticMarkup(<GameCard {...sampleGame('Single Zero')} />);
  expect(html).toMatch(/<button [^>]*disabled=""[^>]*aria-label="Play\. Single Zero: there is no address/);
  expect(html).not.toContain('<a ');
});

test('a game without a picture shows its letters on its tint, and so does one whose picture does not load', () => {
  expect(renderToStaticMarkup(<GameCard {...sampleGame('Single Zero')} />)).not.toContain('<img');
  const html = renderToStaticMarkup(<GameCard {...sampleGame('Single Zero')} image="/gone.png" />);
  expect(html).toContain('data-initial="SZ"');
});
