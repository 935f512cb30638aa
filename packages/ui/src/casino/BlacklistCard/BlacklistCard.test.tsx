import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blacklistedView } from '../../stories/sample-views.js';
import { BlacklistCard } from './BlacklistCard.js';

test('a blacklist card shows the severity, the reason and the date, and links to the review alone', () => {
  const [casino] = blacklistedView.casinos as [(typeof blacklistedView.casinos)[number]];
  const html = renderToStaticMarkup(<BlacklistCard {...casino} />);
  for (const words of [
    'High risk',
    'Does not pay withdrawals',
    '2026-04-14',
    casino.blacklist.details ?? '?',
  ]) {
    expect(html).toContain(words);
  }
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([casino.review]);
});
