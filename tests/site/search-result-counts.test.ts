import { getView, ROUTES, type RouteKind, routePath } from '@croupier/core';
import { sampleCatalogue } from '@croupier/core/sample';
import { render } from '@croupier/site/server';
import { expect, test } from 'vitest';

const links = { stylesheets: [], scripts: [], fonts: [] };
const COUNT = /data-croupier-count="">([^<]+)</;

/** What nothing fits, on pages that filter and do not search. */
const NONE: Partial<Record<RouteKind, string>> = {
  'best-casinos': 'payment=seashells',
  bonuses: 'deposit=1',
};

test('a page with live search says how many results it found, even none', async () => {
  const catalogue = await sampleCatalogue();
  const load = async (...args: unknown[]) => getView(catalogue, ...(args as [never, never]));
  const answering: string[] = [];
  for (const kind of Object.keys(ROUTES) as RouteKind[]) {
    for (const query of ['', NONE[kind] ?? 'q=nothing+is+called+so']) {
      const { html } = await render(routePath({ kind }), load as never, links, query);
      if (!html.includes('data-croupier-auto')) continue;
      answering.push(kind);
      expect(COUNT.exec(html)?.[1] ?? 'no count', `${kind} ${query}`).toMatch(
        query === '' ? /^[1-9]/ : /^0 /,
      );
    }
  }
  expect(new Set(answering)).toContain('reviews');
});
