import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { labels as german } from '../locales/de.generated.js';
import { ownCasinos } from '../stories/own-casinos.js';
import { CasinoList } from './CasinoList.js';

const rows = (html: string) =>
  [...html.matchAll(/<th scope="row".*?<bdi[^>]*>(.*?)<\/bdi>/g)].map(([, name]) => name);

test('a server renders what the address asks for, with links and forms that work without script', () => {
  const html = renderToString(
    <CasinoList casinos={ownCasinos} label="Casinos" query={{ payment: 'paypal', utm: 'x' }} />,
  );
  expect(rows(html)).toEqual(['Acme Palace', 'Echo Lounge']);
  expect(html.match(/<form [^>]*action="\?" method="get"/g)).toHaveLength(2);
  expect(html).toContain('<input type="hidden" name="utm" value="x"/>');
  expect(html).toContain('href="?utm=x"');
});

test('a blacklisted casino has no link, no score and no offer', () => {
  const html = renderToString(<CasinoList casinos={ownCasinos} label="Casinos" query="q=foul" />);
  expect(rows(html)).toEqual(['Foul Play']);
  expect(html).toContain('Does not pay out');
  expect(html).not.toContain('data-part="visit"');
  expect(html).not.toContain('9.9');
});

test('every word of it can be in another language', () => {
  const html = renderToString(<CasinoList casinos={ownCasinos} label="Kasinos" labels={german} />);
  for (const word of ['Zahlungsart', 'Mindesteinzahlung', 'Sortieren nach', 'Casinos'])
    expect(html).toContain(word);
  for (const word of ['Score', 'Payment', 'Deposit', 'Sort by', 'Not rated', 'Visit Casino'])
    expect(html, word).not.toContain(`>${word}`);
});
