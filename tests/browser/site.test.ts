import { describe, expect, test } from 'vitest';
import { demoSite, servedSite } from './test-sites.js';

const REVIEW = '/casino/copper-heron';
const PAGES = ['/', '/best-casinos', REVIEW, '/about'];

const served = servedSite();
const demo = demoSite();

describe('served', () => {
  test('every page is the same with and without script', async () => {
    await served.onPage({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Best Casinos' }).first().click();
      await page.getByRole('link', { name: 'Read Review: Copper Heron' }).click();
      await page.waitForURL(served.address + REVIEW);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Copper Heron');
    });
  });
});

test('titles with extended Latin letters use the title typeface, which other pages do not load', async () => {
  await served.onPage({}, async (page) => {
    const faces: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') faces.push(request.url());
    });
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(faces).toEqual([expect.stringMatching(/besley-latin-(?!ext)/)]);
    await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      title.textContent = 'Tūī Landing';
    });
    await expect.poll(() => faces).toContainEqual(expect.stringContaining('besley-latin-ext'));
  });
});

describe('demo', () => {
  test('the demo navigates forward and back without loading a document', async () => {
    await demo.onPage({}, async (page, complaints) => {
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents++;
      });
      const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
      await page.goto('/');
      await page.getByRole('link', { name: 'See All Casinos' }).click();
      await heading('Best Casinos');
      await page.waitForURL(`${demo.address}/best-casinos`);
      await expect.poll(() => page.title()).toBe('Best Casinos - CASINO GURU');
      await page.locator('main:focus').waitFor();
      await page.getByRole('link', { name: 'Read Review: Copper Heron' }).click();
      await heading('Copper Heron');
      await page.waitForURL(demo.address + REVIEW);
      await page.locator('a[href="#payments"]').click();
      await page.waitForURL(`${demo.address}${REVIEW}#payments`);
      await page.goBack();
      await page.waitForURL(demo.address + REVIEW);
      await page.goBack();
      await heading('Best Casinos');
      expect(documents).toBe(1);
      expect(complaints).toEqual([]);
    });
  });

  test('an address that leads nowhere goes to /404, and back leads away from it', async () => {
    await demo.onPage({}, async (page) => {
      await page.goto('/best-casinos');
      await page.goto('/nowhere');
      await page.getByText('Oops! Page not found').waitFor();
      await page.waitForURL('**/404');
      expect(await page.evaluate(() => history.state)).toEqual({ missing: '/nowhere' });
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Best Casinos' }).waitFor();
    });
  });

  test('the site is readable when the browser blocks storage', async () => {
    await demo.onPage({}, async (page, _, context) => {
      await context.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      });
      await page.goto(REVIEW);
      await page.getByRole('heading', { level: 1, name: 'Copper Heron' }).waitFor();
    });
  });

  test('changes in another tab appear without a reload', async () => {
    await demo.onPage({}, async (page, _, context) => {
      await page.goto(REVIEW);
      await page.getByRole('heading', { level: 1, name: 'Copper Heron' }).waitFor();
      const other = await context.newPage();
      await other.goto('/best-casinos');
      await other.evaluate(() => {
        for (const [key, text] of Object.entries(localStorage)) {
          if (!text.includes('"Copper Heron"')) continue;
          localStorage.setItem(key, text.replace('"Copper Heron"', '"Silver Heron"'));
        }
        localStorage.setItem('storeGeneration', 'another');
      });
      await page.getByRole('heading', { level: 1, name: 'Silver Heron' }).waitFor();
    });
  });

  test('a page of the demo has the same markup as the served page', async () => {
    await demo.onPage({}, async (page) => {
      const markup = () =>
        page.evaluate(() => {
          const root = document.querySelector('#root') as HTMLElement;
          for (const each of root.querySelectorAll('*')) {
            const attributes = [...each.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
            for (const { name } of attributes) each.removeAttribute(name);
            // Content is as old as its store, and only one of the two follows the system's dark.
            for (const { name, value } of attributes) {
              if (name !== 'datetime' && name !== 'data-theme') each.setAttribute(name, value);
            }
          }
          // Ids that React makes are numbered by who draws the page.
          return root.innerHTML.replace(/(<time>)[\d-]+/g, '$1').replace(/_[rR]_\w+_/g, 'id');
        });
      // A review says more in the demo than the casino does itself.
      for (const path of PAGES.filter((one) => one !== REVIEW)) {
        await page.goto(served.address + path);
        const fromServer = await markup();
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect.poll(markup, { message: path }).toBe(fromServer);
      }
    });
  });
});
