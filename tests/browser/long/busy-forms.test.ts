import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { addStaff, PASSWORD } from '../staff.js';
import { servedSite } from '../test-sites.js';

const site = servedSite();

const button = (page: Page) => page.locator('main form button[type="submit"]');
const words = (page: Page) => button(page).textContent();
const isBusy = async (page: Page) => (await button(page).getAttribute('aria-busy')) === 'true';

/** Keeps back the forms that a page sends; the list grows with each. */
async function holdForms(page: Page): Promise<Route[]> {
  const held: Route[] = [];
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'POST' && route.request().isNavigationRequest()) held.push(route);
    else await route.continue();
  });
  return held;
}

/** Waits for the form that is kept back. */
async function firstOf(held: Route[]): Promise<Route> {
  await expect.poll(() => held.length).toBe(1);
  return held[0] as Route;
}

async function openLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('#login-identifier').fill('mara');
  await page.locator('#login-password').fill(PASSWORD);
}

/** Presses the words of the button with the mouse. */
async function press(page: Page): Promise<void> {
  const box = await button(page).boundingBox();
  if (box === null) throw new Error('The button is not shown');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

interface Shown {
  text: string | null;
  busy: string | null;
  announced: string | null;
  place: string;
}

/**
 * What the button of the form shows, once it is busy and has been announced. Chromium answers no question about a page
 * that is being left, so this is asked before.
 */
function whenBusy(page: Page): Promise<Shown> {
  return page.evaluate(
    () =>
      new Promise<Shown>((resolve) => {
        const look = () => {
          const element = document.querySelector('main form button[type="submit"]') as HTMLElement;
          const [text, busy] = [element.textContent, element.getAttribute('aria-busy')];
          const announced = [...document.querySelectorAll('[role="status"]')].at(-1)?.textContent ?? null;
          if (busy !== 'true' || announced !== text) setTimeout(look, 10);
          else resolve({ text, busy, announced, place: JSON.stringify(element.getBoundingClientRect()) });
        };
        look();
      }),
  );
}

/** Sends a form that is kept back; expects that its button says these words, and takes the place that it had. */
async function expectBusy(page: Page, said: string, send: () => Promise<unknown>): Promise<void> {
  const place = await button(page).evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
  const shown = whenBusy(page);
  // A press is over once the page is left.
  send().catch(() => undefined);
  expect(await shown).toEqual({ text: said, busy: 'true', announced: said, place });
}

/** Expects that the form can be sent again, and says nothing of being sent. */
async function expectReady(page: Page, said: string): Promise<void> {
  await expect.poll(() => words(page)).toBe(said);
  expect(await isBusy(page)).toBe(false);
  expect(await button(page).getAttribute('aria-disabled')).toBe(null);
}

test('signing in says so on the button, and is sent once', async () => {
  await addStaff(site.storage, 'mara');
  await site.onPage({}, async (page, complaints) => {
    await openLogin(page);
    const held = await holdForms(page);
    await expectBusy(page, 'Signing in...', () => page.keyboard.press('Enter'));
    const sent = await firstOf(held);
    await page.keyboard.press('Enter');
    await sent.continue();
    await page.getByText('Account of mara').waitFor();
    expect(held.length).toBe(1);
    expect(complaints).toEqual([]);
  });
});

test('registering says so on the button, and the page that answers has the button as it was', async () => {
  await site.onPage({}, async (page) => {
    await page.goto('/register');
    await page.locator('#register-username').fill('petra');
    await page.locator('#register-email').fill('petra@guide.example');
    await page.locator('#register-password').fill(PASSWORD);
    await page.locator('#register-confirm').fill('something else');
    await page.locator('label[for="register-agree"]').click({ position: { x: 30, y: 5 } });
    const held = await holdForms(page);
    await expectBusy(page, 'Creating Account...', () => press(page));
    await (await firstOf(held)).continue();
    await page.getByRole('alert').getByText('Passwords do not match').waitFor();
    await expectReady(page, 'Create Account');
  });
});

test('who stops a sign-in can send it again at once', async () => {
  await site.onPage({}, async (page, _, context) => {
    await openLogin(page);
    const held = await holdForms(page);
    await expectBusy(page, 'Signing in...', () => press(page));
    await firstOf(held);
    await (await context.newCDPSession(page)).send('Page.stopLoading');
    await expectReady(page, 'Login');
    await page.unrouteAll();
    await press(page);
    await page.getByText('Account of mara').waitFor();
  });
});

test('a sign-in that no page answers can be sent again after a while', async () => {
  await site.onPage({}, async (page) => {
    await page.clock.install();
    await openLogin(page);
    const held = await holdForms(page);
    await expectBusy(page, 'Signing in...', () => press(page));
    await (await firstOf(held)).fulfill({ status: 204 });
    await page.clock.fastForward(5_000);
    expect(await isBusy(page)).toBe(true);
    await page.clock.fastForward(10_000);
    await expectReady(page, 'Login');
    await page.unrouteAll();
    await press(page);
    await page.getByText('Account of mara').waitFor();
  });
});

test('a form that the browser kept is ready when it is shown again', async () => {
  await site.onPage({}, async (page) => {
    await openLogin(page);
    const held = await holdForms(page);
    await expectBusy(page, 'Signing in...', () => press(page));
    await (await firstOf(held)).fulfill({ status: 204 });
    expect(await isBusy(page)).toBe(true);
    // The Chromium of the tests keeps no page: the event that it would send stands for it.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expectReady(page, 'Login');
  });
});
