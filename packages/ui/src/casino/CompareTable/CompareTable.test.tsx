import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { blacklistedSlug, compareView } from '../../stories/sample-views.js';
import { CompareTable } from './CompareTable.js';

const html = renderToStaticMarkup(<CompareTable {...partsOf('c=copper-heron,paper-kite')} />);

function partsOf(query: string) {
  const { casinos, groups } = compareView(query);
  return { casinos, groups };
}

describe('a comparison', () => {
  test('is a table in which every cell has a named row and a named column', () => {
    expect(html.match(/<table/g)).toHaveLength(1);
    expect(html.match(/<th scope="col" role="columnheader"/g)).toHaveLength(3);
    const rows = [...html.matchAll(/<tr role="row" data-differs[^>]*>(.*?)<\/tr>/g)].map(
      ([, row]) => row ?? '',
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) {
      expect(row.match(/<th scope="row" role="rowheader"/g)).toHaveLength(1);
      expect(row.match(/<td role="cell"/g)).toHaveLength(2);
    }
  });

  test('says in words which rows differ and which score is best', () => {
    expect(html).toMatch(/Score<span[^>]*> Differs<\/span>/);
    expect(html).toMatch(/9\.2<\/strong>.*?Best/);
  });

  test('says in words that a value is unknown, and never praises a blacklisted casino', () => {
    const bad = renderToStaticMarkup(<CompareTable {...partsOf(`c=copper-heron,${blacklistedSlug}`)} />);
    expect(bad).toContain('Not given');
    expect(bad).toContain('>Blacklisted<');
    expect(bad.match(/rel="sponsored nofollow noopener"/g)).toHaveLength(1);
  });
});
