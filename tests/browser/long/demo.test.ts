import { DEMO_PASSWORD } from '@croupier/core/sample';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectAnnounced } from '../page-checks.js';
import { demoSite } from '../test-sites.js';

const demo = demoSite();

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

const account = (page: Page, name: string) => page.locator('summary', { hasText: `Account of ${name}` });

async function signIn(page: Page, identifier: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel(/^Email or username/).fill(identifier);
  await page.getByLabel(/^Password/).fill(password);
  await expectAnnounced(page, 'Signing in...', () => page.keyboard.press('Enter'));
}

describe('accounts', () => {
  test('a user who signs in returns to the same page, sees their name in the header, and stays signed in after a reload', async () => {
    await demo.onPage({}, async (page, complaints) => {
      await page.goto('/reviews');
      await page.getByRole('link', { name: 'Login' }).click();
      await heading(page, 'Login');
      await signIn(page, 'noor');
      await heading(page, 'Casino Reviews');
      expect(await kept(page, 'authToken')).not.toBeNull();
      expect(JSON.parse((await kept(page, 'userData')) ?? '')).toMatchObject({
        username: 'noor',
        role: 'user',
      });
      await page.reload();
      await account(page, 'Noor Sample').click();
      await page.getByRole('link', { name: 'Profile' }).waitFor();
      expect(await page.getByRole('link', { name: 'Admin Panel' }).count()).toBe(0);
      await page.getByRole('link', { name: 'Profile' }).click();
      await heading(page, 'Profile');
      await page.getByText('Regular User').waitFor();
      await account(page, 'Noor Sample').click();
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await page.getByText('Please log in to view your profile.').waitFor();
      for (const key of ['authToken', 'userData', 'adminToken'])
        expect(await kept(page, key), key).toBeNull();
      expect(complaints).toEqual([]);
    });
  });

  test('an administrator sees a link to the admin, and a signed-in user does not see the login form again', async () => {
    await demo.onPage({}, async (page) => {
      await page.goto('/login');
      await signIn(page, 'ADMIN@sample.example');
      await account(page, 'Ada Sample').click();
      await page.getByRole('link', { name: 'Admin Panel' }).waitFor();
      await page.goto('/login?from=%2Fblog');
      await heading(page, 'Blog');
      await page.goto('/register');
      await heading(page, 'Find a casino you can trust');
    });
  });

  test('a wrong password shows an alert, and the form keeps its values', async () => {
    await demo.onPage({}, async (page) => {
      await page.goto('/login');
      await signIn(page, 'noor', 'wrong');
      await expect.poll(() => page.getByRole('alert').allInnerTexts()).toEqual(['Invalid email or password']);
      expect(await page.getByLabel(/^Email or username/).inputValue()).toBe('noor');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect.poll(() => page.getByLabel(/^Password/).getAttribute('type')).toBe('text');
      await page.getByText(DEMO_PASSWORD).first().waitFor();
    });
  });

  test('registration shows errors, the mismatch before the length, and then signs in', async () => {
    await demo.onPage({}, async (page) => {
      await page.goto('/register');
      const write = async (fields: Record<string, string>) => {
        for (const [label, value] of Object.entries(fields)) {
          await page.getByLabel(new RegExp(`^${label}`)).fill(value);
        }
        await page.getByRole('checkbox').check();
        await page.getByRole('button', { name: /^Creat/ }).click();
      };
      const alert = async () => (await page.getByRole('alert').allInnerTexts()).join().trim();
      await write({
        Username: 'noor',
        Email: 'new@sample.example',
        Password: 'abc',
        'Confirm password': 'abd',
      });
      await expect.poll(alert).toBe('Passwords do not match');
      await write({ 'Confirm password': 'abc' });
      await expect.poll(alert).toBe('Password must be at least 6 characters long');
      await write({ Password: 'abcdef', 'Confirm password': 'abcdef' });
      await page.getByText('Email or username already exists').waitFor();
      await expectAnnounced(page, 'Creating Account...', () => write({ Username: 'mina' }));
      await account(page, 'mina').waitFor();
      expect(await kept(page, 'users')).toContain('"new@sample.example"');
      expect(await kept(page, 'users')).not.toContain('abcdef');
    });
  });

  test('the site removes a stored user that it cannot read, and keeps working', async () => {
    await demo.onPage({}, async (page) => {
      await page.goto('/');
      await page.evaluate(() => {
        localStorage.setItem('authToken', 'x');
        localStorage.setItem('userData', '{');
      });
      await page.reload();
      await page.getByRole('link', { name: 'Login' }).waitFor();
      await expect.poll(() => kept(page, 'authToken')).toBeNull();
    });
  });
});

test('the demo counts page views and clicks only in the browser', async () => {
  await demo.onPage({}, async (page, complaints, context) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(demo.address) || request.method() !== 'GET')
        elsewhere.push(request.url());
    });
    const said: string[] = [];
    page.on('console', (message) => void said.push(message.text()));
    await context.route('https://**', (route) => route.fulfill({ body: 'somewhere' }));
    await page.goto('/');
    await page.getByRole('link', { name: 'See All Casinos' }).click();
    await heading(page, 'Best Casinos');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Visit Casino: Copper Heron (ad, opens in a new tab)' }).click();
    await (await opened).close();
    await expect.poll(() => kept(page, 'trackingPageViews')).toContain('"/best-casinos"');
    await expect.poll(() => kept(page, 'trackingClicks')).toContain('Copper Heron');
    await expect.poll(() => said.filter((text) => text.startsWith('Page view'))).toHaveLength(2);
    await expect.poll(() => said.filter((text) => text.startsWith('Click'))).toHaveLength(1);
    await page.goto('/blog/never');
    await expect.poll(() => said.filter((text) => text.startsWith('Not found'))).toHaveLength(1);
    await page.goto('/blog');
    await expect.poll(() => said.filter((text) => text.startsWith('Page view'))).toHaveLength(3);
    expect(await kept(page, 'trackingPageViews')).not.toContain('/blog/never');
    expect(elsewhere).toEqual([]);
    expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
  });
});

test('searches and filters are in the address: they survive a reload, and Back removes them', async () => {
  await demo.onPage({}, async (page, complaints) => {
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await page.goto('/reviews', { waitUntil: 'networkidle' });
    const field = page.locator('main').getByRole('searchbox');
    const found = page.getByRole('link', { name: /^Read Full Review/ });
    await field.fill('copper');
    await expect.poll(() => found.count()).toBe(1);
    await page.locator('main').getByRole('combobox').selectOption({ label: 'Name' });
    await expect.poll(() => new URL(page.url()).search).toBe('?q=copper&sort=name');
    await page.reload();
    await found.waitFor();
    expect(await field.inputValue()).toBe('copper');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=copper&sort=rating');
    await page.goBack();
    await heading(page, 'Blog');
    expect(complaints).toEqual([]);
  });
});

test('the metadata of each demo page matches the served page, and nothing remains from the page before', async () => {
  await demo.onPage({}, async (page) => {
    const structuredTypes = () =>
      page
        .locator('head script[type="application/ld+json"]')
        .evaluateAll((blocks) => blocks.map(({ textContent }) => JSON.parse(textContent ?? '')['@type']));
    await page.goto('/blog/how-to-read-bonus-terms');
    await heading(page, 'How to Read Bonus Terms Before You Claim');
    await expect.poll(structuredTypes).toEqual(['BlogPosting', 'BreadcrumbList']);
    await page.getByRole('link', { name: 'Back to News' }).click();
    await heading(page, 'News');
    await expect.poll(structuredTypes).toEqual(['BreadcrumbList']);
  });
});

test('settings and custom CSS that change in another tab appear here', async () => {
  await demo.onPage({}, async (page, _complaints, context) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/about');
    await other.getByRole('heading', { level: 1 }).waitFor();
    await other.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('siteSettings') ?? '{}');
      localStorage.setItem('siteSettings', JSON.stringify({ ...settings, siteName: 'Copper Desk' }));
      const style = JSON.parse(localStorage.getItem('customStyle') ?? '{}');
      const css = 'h1 { letter-spacing: 3px }';
      localStorage.setItem('customStyle', JSON.stringify({ ...style, css, isActive: true }));
      localStorage.setItem('storeGeneration', 'another');
    });
    await page.getByRole('banner').getByText('Copper Desk').waitFor();
    const spacing = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).letterSpacing);
    await expect.poll(spacing).toBe('3px');
  });
});

test('an unknown casino shows an error at its own address; any other wrong address goes to /404', async () => {
  await demo.onPage({}, async (page) => {
    await page.goto('/casino/nobody');
    await heading(page, 'Casino Not Found');
    expect(new URL(page.url()).pathname).toBe('/casino/nobody');
    await page.goto('/nowhere');
    await page.getByText('Oops! Page not found').waitFor();
    await page.waitForURL('**/404');
    await expect.poll(() => kept(page, 'trackingMissing')).toContain('"/nowhere"');
  });
});

test('without storage a visitor reads everything, and the page says that nothing can be saved', async () => {
  await demo.onPage({}, async (page, _complaints, context) => {
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/blog');
    await heading(page, 'Blog');
    await page.getByText('no change can be saved').waitFor();
  });
});

test('when stored content cannot be read, the demo shows the sample and says what to do', async () => {
  await demo.onPage({}, async (page) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      localStorage.setItem('casinos', '{');
      localStorage.setItem('storeGeneration', 'another');
    });
    await page.reload();
    await page.getByText("under 'casinos' cannot be read").waitFor();
    await heading(page, 'Find a casino you can trust');
    expect(await kept(page, 'casinos')).toBe('{');
    await expectAccessible(page, 'home in trouble');
  });
});

test('a German demo says in German that it cannot show what another tab broke', async () => {
  await demo.onPage({}, async (page) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('siteSettings') ?? '{}');
      localStorage.setItem('siteSettings', JSON.stringify({ ...settings, language: 'de' }));
      localStorage.setItem('storeGeneration', 'another');
    });
    await page.goto('/register');
    await heading(page, 'Registrieren');
    await page.evaluate(() => {
      localStorage.setItem('casinos', '{');
      localStorage.setItem('storeGeneration', 'another one');
    });
    await page.locator('header a[href="/reviews"]').first().click();
    await heading(page, 'Diese Seite konnte nicht angezeigt werden');
    await page.getByText('unter „casinos“ gespeichert hat, lässt sich nicht lesen').waitFor();
    await page.getByRole('link', { name: 'Zur Startseite' }).waitFor();
  });
});

test('content that another tab breaks shows an error and a link, not a white page', async () => {
  await demo.onPage({}, async (page) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      localStorage.setItem('casinos', '{');
      localStorage.setItem('storeGeneration', 'another');
    });
    await page.getByRole('link', { name: 'See All Casinos' }).click();
    await heading(page, 'This page could not be shown');
    await page.getByText("under 'casinos' cannot be read").waitFor();
    await expectAccessible(page, 'the failure');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await heading(page, 'Best Casinos');
  });
});
