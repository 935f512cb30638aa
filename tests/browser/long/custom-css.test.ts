import { createPerform, runtime, stylesDisable, stylesEnable, stylesSet } from '@croupier/core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overruledCss } from '../../../packages/core/src/values/css/overruled-css.js';
import { URLS_BY_PAGE } from '../route-checks.js';
import { demoSite, servedSite } from '../test-sites.js';

const served = servedSite();
const demo = demoSite();

const HIDING = `
  * { display: none !important; opacity: 0 !important; visibility: hidden !important }
  header, main, footer, [data-kept]:not(#x) { display: none !important; clip-path: circle(0) !important }
`;

/** The parts of a page that must stay visible, and those that may be hidden. */
async function visibleParts(page: Page): Promise<Record<string, boolean>> {
  const visible = (text: string) => page.getByText(text).first().isVisible();
  return {
    header: await page.locator('header').first().isVisible(),
    hero: await page.locator('main [data-kept]').first().isVisible(),
    disclosure: await visible('We may earn a commission'),
    notice: await page.locator('footer [data-kept]').first().isVisible(),
    rest: await page.getByRole('link', { name: 'See All Casinos' }).isVisible(),
  };
}

const KEPT = { header: true, hero: true, disclosure: true, notice: true, rest: false };

test('a served page shows its header, hero, disclosure and notice whatever custom CSS hides', async () => {
  const perform = createPerform(served.storage, runtime);
  await perform(stylesSet, { css: HIDING });
  await served.onPage({}, async (page) => {
    await page.goto('/');
    expect(await visibleParts(page)).toEqual(KEPT);
    await perform(stylesDisable, {});
    await page.goto('/');
    expect(await visibleParts(page)).toEqual({ ...KEPT, rest: true });
  });
});

test('a page of the demo keeps them visible too, as soon as the CSS changes', async () => {
  await demo.onPage({}, async (page, _complaints, context) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'See All Casinos' }).waitFor();
    expect(await visibleParts(page)).toEqual({ ...KEPT, rest: true });
    const other = await context.newPage();
    await other.goto('/about');
    await other.getByRole('heading', { level: 1 }).waitFor();
    await other.evaluate((css) => {
      localStorage.setItem('customStyle', JSON.stringify({ css, isActive: true }));
      localStorage.setItem('storeGeneration', 'another');
    }, HIDING);
    await page.getByRole('link', { name: 'See All Casinos' }).waitFor({ state: 'hidden' });
    expect(await visibleParts(page)).toEqual(KEPT);
  });
});

const PAGES = ['/casino/copper-heron', '/', '/best-casinos', '/reviews', '/casino/brass-magpie'];
const NOTICES = '[data-legal], [data-legal] *';
/** What depends on the place that an element has on its page, and on the width that it finds there. */
const OF_PLACE =
  /^(?:box|(?:min-|max-)?(?:width|height|inline-size|block-size)|(?:perspective|transform)-origin|grid-template-(?:columns|rows)|margin-(?:top|block-start)|left|top|right|bottom|inset-.*)$/;

/** What the custom CSS of a page changes of the boxes and computed styles of elements, by elements and properties. */
function changesByCustomCss(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((chosen) => {
    const elements = [...document.querySelectorAll(chosen)];
    // Chromium gives the automatic margins of a flex item once it has laid it out again.
    document.body.style.inlineSize = '50%';
    document.body.getBoundingClientRect();
    document.body.style.inlineSize = '';
    const looks = () =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const look: Record<string, string> = { box: `${width} by ${height} at ${x}, ${y}` };
        for (const pseudo of ['', '::before', '::after']) {
          const style = getComputedStyle(element, pseudo);
          if (pseudo !== '' && style.content === 'none') continue;
          // A custom property is no look of its own.
          for (const name of [...style].filter((one) => !one.startsWith('--')))
            look[`${pseudo}${name}`] = style.getPropertyValue(name);
        }
        return look;
      });
    const sheet = document.querySelector<HTMLLinkElement>('link[href*="/styles/custom-"]');
    if (sheet === null) return ['The page links no custom CSS'];
    const after = looks();
    sheet.disabled = true;
    const before = looks();
    sheet.disabled = false;
    const changes = elements.flatMap((element, i) =>
      Object.keys({ ...before[i], ...after[i] })
        .filter((name) => before[i]?.[name] !== after[i]?.[name])
        .map((name) => `${name}: ${before[i]?.[name]} -> ${after[i]?.[name]} (${element.className})`),
    );
    return [...new Set(changes)].slice(0, 40);
  }, selector);
}

test('what stands around notices on pages is known, to say which rules are overruled', async () => {
  await served.onPage({}, async (page) => {
    const unknown: string[] = [];
    for (const path of Object.values(URLS_BY_PAGE).flat()) {
      await page.goto(path);
      const around = await page.locator('[data-legal]').evaluateAll((notices) => {
        const selectors = new Set<string>();
        for (const notice of notices) {
          for (let one = notice.parentElement; one !== null; one = one.parentElement) {
            if (one.closest('[data-legal]') !== null) continue;
            for (const name of one.classList) selectors.add(`.${name}`);
            selectors.add(one.localName).add(one.id === '' ? '*' : `#${one.id}`);
          }
        }
        return [...selectors];
      });
      unknown.push(...around.filter((one) => overruledCss(`${one} { opacity: 0 }`).length === 0));
    }
    expect([...new Set(unknown)]).toEqual([]);
  });
});

describe.each([390, 1280])('at %i pixels', (width) => {
  test('custom CSS changes what its rules name, and no box or style of anything else', async () => {
    const perform = createPerform(served.storage, runtime);
    await perform(stylesEnable, {});
    await served.onPage({ viewport: { width, height: 900 } }, async (page) => {
      for (const css of ['.x { color: red }', 'main h2 { color: rebeccapurple }']) {
        await perform(stylesSet, { css });
        for (const path of PAGES) {
          await page.goto(path);
          expect(await page.locator(NOTICES).count(), path).toBeGreaterThan(4);
          const others = 'html, body, body *:not(main h2, main h2 *)';
          expect(await changesByCustomCss(page, others), `${path} with ${css}`).toEqual([]);
        }
      }
      expect(await changesByCustomCss(page, 'main h2')).not.toEqual([]);
    });
  });

  test('a rule that could cover a notice changes the order of bars alone, where it matches nothing', async () => {
    const perform = createPerform(served.storage, runtime);
    await perform(stylesSet, {
      css: '.x { position: fixed; inset: 0; z-index: 9 } .x::after { content: "" }',
    });
    await perform(stylesEnable, {});
    await served.onPage({ viewport: { width, height: 900 } }, async (page) => {
      for (const path of PAGES) {
        await page.goto(path);
        const changes = await changesByCustomCss(page, 'html, body, body *');
        expect(
          changes.filter((change) => !change.startsWith('z-index: ')),
          path,
        ).toEqual([]);
      }
    });
  });

  test('a notice keeps its look while custom CSS changes the page around it', async () => {
    const perform = createPerform(served.storage, runtime);
    const css = `main { max-width: 700px; padding: 0 2rem } h1 { font-size: 3rem; position: relative }
      body, main, article, footer { font: italic 2rem/3 monospace; color: #eee; background: #111; letter-spacing: 2px }
      article { border: 1px solid; box-shadow: 0 0 9px; text-transform: uppercase }
      [data-theme] { --cr-primary: purple; --cr-radius: 0 } p, span { color: red; font-size: 3rem }`;
    await perform(stylesSet, { css });
    await perform(stylesEnable, {});
    await served.onPage({ viewport: { width, height: 900 } }, async (page) => {
      for (const path of PAGES) {
        await page.goto(path);
        const changes = await changesByCustomCss(page, NOTICES);
        expect(changes, path).not.toContain('The page links no custom CSS');
        const ofLook = changes.filter((change) => !OF_PLACE.test(change.slice(0, change.indexOf(':'))));
        expect(ofLook, path).toEqual([]);
      }
    });
  });
});
