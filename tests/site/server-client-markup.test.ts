// @vitest-environment jsdom
import { getView, type LoadView, publicRecords, ROUTES, type RouteKind, routePath } from '@croupier/core';
import { sampleCatalogue } from '@croupier/core/sample';
import { render } from '@croupier/site/server';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { resolvePage } from '../../packages/site/src/resolve-page.js';
import { isLongRun } from '../long-run.js';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/** The markup that React makes of a page in a browser's document. */
async function renderInBrowser(body: ReactElement): Promise<string> {
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => root.render(body));
  const html = markupOf(container);
  await act(async () => root.unmount());
  return html;
}

/** The markup of the body in a document that the server sent, as a browser reads it. */
function renderOnServer(html: string): string {
  return markupOf(new DOMParser().parseFromString(html, 'text/html').querySelector('#root') as Element);
}

/** The markup inside an element, attributes in the order of their names, made ids numbered as they come. */
function markupOf(element: Element): string {
  for (const each of element.querySelectorAll('*')) {
    const attributes = [...each.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of attributes) each.removeAttribute(name);
    for (const { name, value } of attributes) each.setAttribute(name, value);
  }
  const made = new Map<string, string>();
  return element.innerHTML.replace(/_[rR]_\w+?_/g, (id) => {
    if (!made.has(id)) made.set(id, `made-${made.size + 1}`);
    return made.get(id) as string;
  });
}

test('a view renders the same markup on the server and in the browser', async () => {
  const catalogue = await sampleCatalogue();
  const load: LoadView = async (name, params) => getView(catalogue, name, params);
  const paths = (Object.keys(ROUTES) as RouteKind[]).flatMap((kind) => {
    const route = ROUTES[kind];
    const records =
      'record' in route ? [...publicRecords(catalogue, route.record)].slice(0, isLongRun ? 4 : 2) : [{}];
    return records.map((record) => routePath({ kind, ...record }));
  });
  expect(paths.length).toBeGreaterThan(25);
  paths.push('/nowhere', '/casino/nowhere');
  for (const path of paths) {
    const page = await resolvePage(path, load);
    if ('to' in page) throw new Error(`${path} moved`);
    const { html } = await render(path, load, { stylesheets: [], scripts: [], fonts: [] });
    const served = renderOnServer(html);
    expect(served.length, path).toBeGreaterThan(500);
    expect(await renderInBrowser(page.body), path).toBe(served);
  }
});
