import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';
import { demoSite } from '../test-sites.js';

const demo = demoSite();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Opens an address of the admin and signs in there. */
async function signIn(page: Page, path = '/admin', username = 'admin'): Promise<void> {
  await page.goto(path);
  await page.getByLabel(/^Username or email/).fill(username);
  await page.getByLabel(/^Password/).fill('sample-password');
  await page.getByRole('button', { name: 'Login' }).click();
}

async function openActions(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions ${name}` }).click();
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('A-002: what staff do in the demo is kept in this browser, and nothing is sent anywhere', async () => {
  await demo.onPage({}, async (page) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      const isFile = origin === demo.address && /^\/(assets\/|[\w-]+\.\w+$)/.test(pathname);
      if (!isFile && request.resourceType() !== 'document' && !request.url().startsWith('data:'))
        sent.push(`${request.method()} ${request.url()}`);
    });
    await signIn(page, '/admin/casinos');
    await openActions(page, 'Paper Kite');
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    await page.getByText('Paper Kite: now inactive').waitFor();
    const kept = await page.evaluate(() => Object.values({ ...localStorage }).join('\n'));
    expect(kept).toContain('Paper Kite');
    expect(sent).toEqual([]);
    await page.reload();
    await row(page, 'Paper Kite').getByText('Inactive').waitFor();
  });
});

describe('signing in', () => {
  test('a deep link waits for the sign-in, and opens after it', async () => {
    await demo.onPage({}, async (page, complaints) => {
      await signIn(page, '/admin/casinos?sort=-rating');
      await heading(page, 'Casino Management');
      expect(new URL(page.url()).search).toBe('?sort=-rating');
      await page.getByText('Administrator', { exact: true }).waitFor();
      expect(complaints).toEqual([]);
    });
  });

  test('A-032, A-033: a wrong password and a visitor are refused in the words of the specification', async () => {
    await demo.onPage({}, async (page) => {
      await signIn(page, '/admin', 'nobody');
      await page.getByText('Invalid username or password').waitFor();
      await signIn(page, '/admin', 'noor');
      await page.getByText('Access denied. Admin privileges required.').waitFor();
      expect(
        await page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('userData')]),
      ).toEqual([null, null]);
    });
  });

  test('A-030: whoever is signed in goes from the login screen to the dashboard, and signs out again', async () => {
    await demo.onPage({}, async (page) => {
      await signIn(page);
      await heading(page, 'Dashboard');
      await page.goto('/admin/login');
      await heading(page, 'Dashboard');
      await page.getByRole('button', { name: 'Logout' }).click();
      await heading(page, 'Admin login');
    });
  });

  test('an editor sees no users, and hears why that screen does not open', async () => {
    await demo.onPage({}, async (page) => {
      await signIn(page, '/admin/users/new');
      await heading(page, 'Add User');
      await page.getByLabel(/^Username/).fill('edda');
      await page.getByLabel(/^Email/).fill('edda@sample.example');
      await page.getByRole('radio', { name: /^Editor/ }).check();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { name: 'One-time password' }).waitFor();
      await page.getByRole('button', { name: 'Done' }).click();
      await heading(page, 'Users');
      await page.getByRole('button', { name: 'Logout' }).click();
      await heading(page, 'Admin login');
      await signIn(page, '/admin', 'edda');
      await heading(page, 'Dashboard');
      expect(await page.getByRole('link', { name: 'Users', exact: true }).count()).toBe(0);
      await page.goto('/admin/users');
      await heading(page, 'Not for your role');
    });
  });

  test('A-235: in the demo the token of staff is kept under adminToken, and signing out removes it', async () => {
    await demo.onPage({}, async (page) => {
      const token = () => page.evaluate(() => localStorage.getItem('adminToken'));
      await page.goto('/admin');
      await page.getByLabel(/^Username or email/).fill('admin');
      await page.getByLabel(/^Password/).fill('sample-password');
      expect(await token()).toBeNull();
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
      expect(await token()).not.toBeNull();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('heading', { level: 1, name: 'Admin login' }).waitFor();
      expect(await token()).toBeNull();
    });
  });
});

describe('casinos', () => {
  test('A-037 to A-043: staff search, filter and sort, and the address keeps the list', async () => {
    await demo.onPage({}, async (page) => {
      await signIn(page, '/admin/casinos');
      await page.getByText('4 casinos').waitFor();
      await page.getByRole('searchbox', { name: 'Search casinos' }).fill('heron');
      await page.getByText('1 casino', { exact: true }).waitFor();
      await page.reload();
      await page.getByText('1 casino', { exact: true }).waitFor();
      await page.getByRole('searchbox', { name: 'Search casinos' }).fill('');
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Featured');
      await page.getByText('2 casinos').waitFor();
      await page.getByRole('combobox', { name: 'Status' }).selectOption('All Status');
      await page.getByRole('combobox', { name: 'Sort' }).selectOption('Rating Low-High');
      await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Paper Kite');
      await expect.poll(() => page.getByRole('row').last().textContent()).toContain('Brass Magpie');
      expect(await page.getByRole('row').last().textContent()).toContain('Blacklisted (high)');
    });
  });

  test('a deactivated casino comes back by the undo of its message', async () => {
    await demo.onPage({}, async (page) => {
      await signIn(page, '/admin/casinos');
      await openActions(page, 'Paper Kite');
      await page.getByRole('menuitem', { name: 'Deactivate' }).click();
      await page.getByText('Paper Kite: now inactive').waitFor();
      await row(page, 'Paper Kite').getByText('Inactive').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await row(page, 'Paper Kite').getByText('Active', { exact: true }).waitFor();
    });
  });

  test('A-045: a deletion asks with the name, and removes nothing when it is cancelled', async () => {
    await demo.onPage({}, async (page) => {
      await signIn(page, '/admin/casinos');
      await openActions(page, 'Paper Kite');
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByText('Are you sure you want to delete Paper Kite?').waitFor();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByText('4 casinos').waitFor();
      await openActions(page, 'Paper Kite');
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('3 casinos').waitFor();
    });
  });

  test('several selected casinos change as one, and one undo takes it back', async () => {
    await demo.onPage({}, async (page) => {
      await signIn(page, '/admin/casinos');
      await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
      await page.getByRole('button', { name: 'Deactivate' }).click();
      await page.getByText('4 casinos: now inactive').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect
        .poll(() => page.getByText('Inactive', { exact: true }).filter({ visible: true }).count())
        .toBe(0);
    });
  });

  test('A-071, A-072: a new casino without a name is refused at its field; with one it is listed and shown on the site', async () => {
    await demo.onPage({}, async (page) => {
      await signIn(page, '/admin/casinos/new');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Casino name is required').first().waitFor();
      await page.getByText('Description is required').first().waitFor();
      await page.getByLabel(/^Name/).fill('Quiet Otter');
      await page.getByLabel(/^Description/).fill('A small one.');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Quiet Otter: added').waitFor();
      await page.getByText('5 casinos').waitFor();
      await page.goto('/casino/quiet-otter');
      await heading(page, 'Quiet Otter');
    });
  });

  test('unsaved changes survive a reload, and are gone once they are saved', async () => {
    await demo.onPage({}, async (page) => {
      await signIn(page, '/admin/casinos');
      await openActions(page, 'Lantern Quay');
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByLabel(/^Name/).fill('Lantern Pier');
      await page.reload();
      await expect.poll(() => page.getByLabel(/^Name/).inputValue()).toBe('Lantern Pier');
      await page.getByRole('button', { name: 'Save' }).click();
      await row(page, 'Lantern Pier').waitFor();
      expect(
        await page.evaluate(() =>
          Object.keys(localStorage).filter((key) => key.startsWith('croupier-draft')),
        ),
      ).toEqual([]);
    });
  });

  test('what another tab changed meanwhile comes into the form, and the changes here are kept', async () => {
    await demo.onPage({}, async (page, _complaints, context) => {
      await signIn(page, '/admin/casinos');
      await openActions(page, 'Lantern Quay');
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByLabel(/^Name/).fill('Mine');
      const other = await context.newPage();
      await other.goto(page.url());
      await other.getByLabel(/^Description/).fill('Changed elsewhere.');
      await other.getByRole('button', { name: 'Save' }).click();
      await other.getByText('saved').first().waitFor();
      await expect.poll(() => page.getByLabel(/^Description/).inputValue()).toBe('Changed elsewhere.');
      expect(await page.getByLabel(/^Name/).inputValue()).toBe('Mine');
    });
  });

  test('A-090 to A-097: a casino is shown on five tabs, and an unknown one is not found', async () => {
    await demo.onPage({}, async (page) => {
      await signIn(page, '/admin/casinos');
      await page.getByRole('link', { name: 'Copper Heron' }).click();
      await heading(page, 'Copper Heron');
      for (const name of ['Overview', 'Ratings', 'Bonuses', 'Games & Features', 'Details']) {
        await page.getByRole('tab', { name }).click();
        // The panel before may still be fading out.
        await page.locator('[role=tabpanel]:not([inert])').waitFor();
      }
      await page.goto('/admin/casinos/view/nowhere');
      await page.getByText("The casino you're looking for doesn't exist.").waitFor();
      await page.getByRole('link', { name: 'Back to Casinos' }).click();
      await heading(page, 'Casino Management');
    });
  });
});

describe('import', () => {
  const COLUMNS =
    'name,description,rating,safetyRating,gamesRating,bonusesRating,supportRating,payoutsRating,bonuses,games,paymentMethods,licenses,languages,currencies,countries,pros,cons,features,isActive,isFeatured';
  const csv = (name: string, rating: string) =>
    `${name},One more,${rating},4,4,4,4,4,100%,Slots,Visa,MGA,English,EUR,GB,Quick,Small,Chat,true,false`;

  async function choose(page: Page, name: string, text: string): Promise<void> {
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await page
      .getByLabel(/^CSV file/)
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  }

  test('A-048: only a .csv file is taken', async () => {
    await demo.onPage({}, async (page) => {
      await signIn(page, '/admin/casinos');
      await choose(page, 'casinos.txt', 'name');
      await page.getByText('Please select a CSV file').waitFor();
      expect(await page.getByRole('button', { name: 'Import Casinos' }).isDisabled()).toBe(true);
    });
  });

  test('A-050, A-053, A-062: the first ten of twelve faults are shown, the others counted, and nothing is imported', async () => {
    await demo.onPage({}, async (page) => {
      await signIn(page, '/admin/casinos');
      const rows = Array.from({ length: 12 }, (_, n) => csv(`Casino ${n}`, '9'));
      await choose(page, 'bad.csv', [COLUMNS, ...rows].join('\n'));
      await page.getByText('12 casinos found').waitFor();
      await page.getByText('Row 2: Rating must be a number between 0 and 5').waitFor();
      await page.getByText('and 2 more errors').waitFor();
      expect(await page.getByRole('button', { name: 'Import Casinos' }).isDisabled()).toBe(true);
    });
  });

  test('A-049, A-052: a good file is counted, imported and summed up', async () => {
    await demo.onPage({}, async (page) => {
      await signIn(page, '/admin/casinos');
      await choose(page, 'good.csv', [COLUMNS, csv('Blue Fox', '4'), csv('Red Fox', '3')].join('\n'));
      await page.getByText('2 casinos found').waitFor();
      await page.getByRole('button', { name: 'Import Casinos' }).click();
      await page.getByText('Import complete').waitFor();
      await page.getByText('2 added').waitFor();
      await page.getByRole('button', { name: 'Close' }).last().click();
      await page.getByText('6 casinos').waitFor();
    });
  });

  test('a file that the browser has no room for is refused as it is checked, and nothing is lost', async () => {
    await demo.onPage({}, async (page) => {
      await signIn(page, '/admin/casinos');
      const rows = Array.from({ length: 10_000 }, (_, n) => csv(`Casino ${n}`, '4'));
      await choose(page, 'long.csv', [COLUMNS, ...rows].join('\n'));
      await page.getByText('This browser has no room for the change').waitFor();
      expect(await page.getByRole('button', { name: 'Import Casinos' }).isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'Another file' }).click();
      await page.getByLabel(/^CSV file/).setInputFiles({
        name: 'part.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from([COLUMNS, ...rows.slice(0, 100)].join('\n')),
      });
      await page.getByText('100 casinos found').waitFor();
      await page.getByRole('button', { name: 'Import Casinos' }).click();
      await page.getByText('100 added').waitFor();
    });
  });
});

describe('the other screens of daily work', () => {
  test('a game is added in a dialog, and deleted after a question', async () => {
    await demo.onPage({}, async (page) => {
      await signIn(page, '/admin/games');
      await page.getByRole('button', { name: 'Add Game' }).click();
      await page.getByLabel(/^Name/).fill('Nine Moons');
      await page.getByRole('button', { name: 'Save' }).click();
      await row(page, 'Nine Moons').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await openActions(page, 'Nine Moons');
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByText('Delete this game?').waitFor();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => row(page, 'Nine Moons').count()).toBe(0);
    });
  });

  test('a change is looked at field by field, and taken back', async () => {
    await demo.onPage({}, async (page) => {
      await signIn(page, '/admin/casinos');
      await openActions(page, 'Copper Heron');
      await page.getByRole('menuitem', { name: 'Remove from Featured' }).click();
      await page.getByText('no longer featured').waitFor();
      await page.getByRole('link', { name: 'History' }).click();
      await page.getByRole('button', { name: 'Show Change 2' }).click();
      await row(page, 'Featured').getByText('Yes').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Take back Change 2' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
      await page.getByText('Change 2 was taken back').waitFor();
      await page.getByRole('button', { name: 'History: a change taken back' }).waitFor();
    });
  });
});

const SCREENS = [
  '',
  '/casinos',
  '/casinos/new',
  '/games',
  '/bonuses',
  '/media',
  '/users',
  '/users/new',
  '/history',
];

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test('every screen is accessible and fits a phone and a desk', { timeout: 600_000 }, async () => {
    await demo.onPage({ colorScheme, viewport: { width: 1440, height: 900 } }, async (page, complaints) => {
      await signIn(page);
      for (const path of SCREENS) {
        await page.goto(`/admin${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.setViewportSize({ width: 1440, height: 900 });
        await expectAccessible(page, `/admin${path} on a desk`);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectAccessible(page, `/admin${path} on a phone`, APPEARANCE_RULES);
      }
      expect(complaints).toEqual([]);
    });
  });
});
