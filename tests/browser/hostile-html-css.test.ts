import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customStyleSheet } from '../../packages/core/src/rules/protected-elements-css.js';
import { scopedCss } from '../../packages/core/src/values/css/safe-css.js';
import { sanitizeHtml } from '../../packages/core/src/values/html/safe-html.js';
import { HOSTILE_HTML } from '../../packages/core/src/values/testing/hostile-html.js';
import { launchChromium } from './chromium.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

const SITE = 'https://site.example';

/** A page without a Content-Security-Policy, which counts scripts that run and requests to other hosts. */
async function opened(html: string): Promise<{ page: Page; ran(): Promise<number>; requests: string[] }> {
  const page = await browser.newPage();
  const requests: string[] = [];
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs++;
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const counting = window as unknown as Record<string, unknown>;
    counting.ran = 0;
    for (const name of ['run', 'alert']) {
      counting[name] = () => {
        counting.ran = (counting.ran as number) + 1;
      };
    }
  });
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url === `${SITE}/`) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    requests.push(url);
    return route.abort();
  });
  await page.goto(`${SITE}/`);
  return {
    page,
    requests,
    ran: async () =>
      dialogs + (await page.evaluate(() => (window as unknown as { ran: number }).ran).catch(() => 1)),
  };
}

/** Triggers everything that a visitor can trigger. */
function touchEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault());
    for (const element of document.querySelectorAll('*')) {
      for (const type of [
        'click',
        'mouseover',
        'pointerover',
        'focus',
        'toggle',
        'load',
        'error',
        'animationstart',
      ]) {
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      }
      const { href = '' } = element as HTMLAnchorElement;
      if (String(href).startsWith('javascript:')) (window as unknown as { run(): void }).run();
    }
  });
}

test('sanitized hostile HTML runs nothing, in a page or in a script', async () => {
  const article = (html: string) =>
    `<!doctype html><html lang="en"><title>x</title><main><div>${html}</div></main>`;
  const clean = HOSTILE_HTML.map(sanitizeHtml);
  for (const html of [clean.join('</div><div>'), ...clean.filter((_one, i) => i % 10 === 0)]) {
    const { page, ran, requests } = await opened(article(html));
    await touchEverything(page);
    expect(await ran(), html.slice(0, 200)).toBe(0);
    expect(
      requests.filter((url) => !/^https:\/\/site\.example\/(x|x%60)?|^https:\/\/x\.example/.test(url)),
    ).toEqual([]);
    await page.close();
  }

  const { page, ran } = await opened(article(''));
  const unstable = await page.evaluate((pieces) => {
    const main = document.querySelector('main') as HTMLElement;
    return pieces.filter((html) => {
      const place = main.appendChild(document.createElement('div'));
      place.innerHTML = html;
      const once = place.innerHTML;
      place.innerHTML = once;
      // Browsers drop the first line break of a `pre` when they serialize it.
      return (
        place.innerHTML.replace(/\n/g, '') !== once.replace(/\n/g, '') ||
        main.children.length !== [...main.children].indexOf(place) + 1
      );
    });
  }, clean);
  await touchEverything(page);
  expect(await ran()).toBe(0);
  expect(unstable).toEqual([]);
  await page.close();
});

test('unsanitized hostile HTML runs, so the test can tell', async () => {
  let count = 0;
  for (const html of HOSTILE_HTML.filter((one) => one.length < 300).slice(0, 40)) {
    const { page, ran } = await opened(`<!doctype html><title>x</title><div>${html}</div>`);
    await touchEverything(page).catch(() => undefined);
    if ((await ran()) > 0) count++;
    await page.close();
  }
  expect(count).toBeGreaterThan(10);
});

const GRASPING = [
  '* { color: red !important; display: none !important }',
  ':root { --x: 1; font-size: 40px !important; filter: invert(1) } html { zoom: 3 } body { opacity: 0 !important }',
  'body > * { visibility: hidden !important } html, body, main, div, input { all: unset !important }',
  '.cr-admin, .cr-admin *, [data-admin], [data-admin] * { background: red !important }',
  'body .cr-admin:not(#x):not(#y):not(#z) input { border: 9px solid red !important }',
  ':is(.cr-admin, main, #nothing) , :where(*), :not(p) { outline: 9px solid red !important }',
  'body { & .cr-admin { color: red !important } .cr-admin & { color: red } > main { padding: 99px !important } }',
  '@media all { @supports (color: red) { @layer late { * { color: red !important } } } }',
  '@scope (html) { :scope { color: red !important } input { color: red !important } }',
  '@container (inline-size > 0) { * { color: red !important } } @starting-style { * { opacity: 0 } }',
  '*::before, *::after, input::placeholder { content: "x" !important; color: red !important; display: block }',
  'input[value^="s"] { background: url(/leak?s) !important }',
  'main:has(input) , html:has([data-admin]) body, :has(*) { position: fixed !important; transform: scale(3) }',
  '::selection, ::backdrop, ::-webkit-scrollbar { color: red !important; display: none }',
  '@keyframes spin { from { color: red } } * { animation: spin 9s !important }',
];

test('custom CSS changes public pages, and no computed style of an admin screen', async () => {
  const css = GRASPING.map(scopedCss);
  for (const one of css) expect(one).not.toBe('');
  const admin = `<!doctype html><html lang="en"><title>x</title><body><div><main class="cr-admin"><h1>Users</h1>
    <p>Text <input value="secret" placeholder="x"></p><div data-admin><button>Save</button></div></main></div>`;
  const { page, requests } = await opened(admin);
  const styles = () =>
    page.evaluate(() =>
      [document.documentElement, document.body, ...document.body.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::placeholder'].map((pseudo) => {
          const computed = getComputedStyle(element, pseudo);
          return [...computed].map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';');
        }),
      ),
    );
  const before = await styles();
  for (const [i, content] of css.entries()) {
    const sheet = await page.addStyleTag({ content });
    expect(await styles(), GRASPING[i]).toEqual(before);
    await sheet.evaluate((element) => (element as HTMLElement).remove());
  }
  expect(requests).toEqual([]);
  await page.close();

  const visitor = await opened(admin.replace('class="cr-admin"', '').replace('data-admin', ''));
  const color = () => visitor.page.locator('h1').evaluate((element) => getComputedStyle(element).color);
  expect(await color()).toBe('rgb(0, 0, 0)');
  await visitor.page.addStyleTag({ content: scopedCss('h1 { color: rgb(1, 2, 3) }') });
  expect(await color()).toBe('rgb(1, 2, 3)');
  const counted = await visitor.page.evaluate(
    (sheets) =>
      sheets.map((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return sheet.cssRules.length;
      }),
    css,
  );
  expect(
    counted.every((rules) => rules > 0),
    'a browser reads every sheet',
  ).toBe(true);
  await visitor.page.close();
});

test('protected elements stay visible whatever custom CSS says', async () => {
  const { page } = await opened(`<!doctype html><html lang="en"><title>x</title>
    <style>@layer croupier.tokens, croupier.base, croupier.components;</style>
    <body><header data-kept="block">Header</header><p data-kept="flex">18+</p><p id="free">Free</p></body></html>`);
  const hiding = `* { display: none !important; visibility: hidden !important; opacity: 0 !important }
    @layer mine { header, html, body { display: none !important; clip-path: circle(0) !important } }
    html body > #x, html body > [data-kept]:not(#y) { display: none !important; content-visibility: hidden !important }`;
  await page.addStyleTag({ content: customStyleSheet(scopedCss(hiding)) });
  const shown = (selector: string) => page.locator(selector).isVisible();
  expect([await shown('header'), await shown('p[data-kept]'), await shown('#free')]).toEqual([
    true,
    true,
    false,
  ]);
  await page.close();
});
