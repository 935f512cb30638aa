import { openStore, runtime } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';

const site = adminSite();

type Change = Parameters<ReturnType<typeof openStore>['change']>[1];

const changeElsewhere = (operation: string, change: Change) =>
  openStore(site.storage, runtime).change({ by: { name: 'zoe' }, operation }, change);

/** Changes arrive when the page asks again, as over a slow connection. */
const withoutNews = (page: Page) => page.route('**/api/changes', (route) => route.abort());

test.each([
  {
    what: 'the home page',
    path: '/admin/homepage',
    mine: /^Best casinos title/,
    button: 'Update Homepage',
    dialog: 'Best casinos title',
    theirs: () =>
      changeElsewhere('homepage.edit', ({ homepage }) => {
        const { content, ...rest } = homepage.get();
        homepage.set({
          ...rest,
          content: { ...content, bestCasinosTitle: 'By zoe', heroTitle: 'Hero by zoe' },
        });
      }),
    taken: /^Hero title/,
    kept: async () => {
      const { bestCasinosTitle, heroTitle } = await openStore(site.storage, runtime).question(
        (content) => content.homepage.get().content,
      );
      return [bestCasinosTitle, heroTitle];
    },
  },
  {
    what: 'the settings',
    path: '/admin/settings',
    mine: /^Tagline/i,
    button: 'Save Settings',
    dialog: 'Tagline',
    theirs: () =>
      changeElsewhere('settings.set', ({ settings }) => {
        settings.set({ ...settings.get(), siteTagline: 'By zoe', contactEmail: 'hero@zoe.example' });
      }),
    taken: /^Contact e-mail/,
    kept: async () => {
      const { siteTagline, contactEmail } = await openStore(site.storage, runtime).question((content) =>
        content.settings.get(),
      );
      return [siteTagline, contactEmail];
    },
  },
])(
  'a save of $what over what somebody changed meanwhile saves nothing, and keeps what both typed',
  async ({ path, mine, button, dialog: field, theirs, taken, kept }) => {
    await site.onPage({}, async (page) => {
      await withoutNews(page);
      await site.signIn(page, path);
      await page.getByLabel(mine).fill('Mine');
      await theirs();
      await page.getByRole('button', { name: button, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: /^zoe changed this/ });
      await dialog.getByText('By zoe', { exact: true }).waitFor();
      await dialog.getByRole('cell', { name: 'Mine', exact: true }).waitFor();
      expect((await kept())[0]).toBe('By zoe');
      await dialog.getByRole('combobox', { name: field }).selectOption('Mine');
      await dialog.getByRole('button', { name: 'Go on with these' }).click();
      await expect.poll(() => page.getByLabel(taken).inputValue()).toMatch(/zoe/);
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect.poll(kept).toEqual(['Mine', expect.stringContaining('zoe')]);
      // The form goes on from what it saved: it has nothing to tell of, and saves again.
      await page.getByLabel(mine).fill('Mine again');
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect.poll(async () => (await kept())[0]).toBe('Mine again');
      await expect.poll(() => page.getByText('Unsaved changes').count()).toBe(0);
      expect(await page.getByText(/changed this/).count()).toBe(0);
    });
  },
);

test('a save of a casino over what its form says that somebody changed saves nothing, and compares both', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await page
      .getByRole('button', { name: /^Actions / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const description = page.getByLabel(/^Description/).first();
    const before = await description.inputValue();
    await description.fill('Mine');
    const edited: { id?: string | undefined } = {};
    await changeElsewhere('casinos.edit', ({ casinos }) => {
      edited.id = casinos.find(({ description }) => description === before)?.id;
      casinos.update(edited.id ?? '', { description: 'By zoe' });
    });
    await page.getByText(/^zoe changed this/).waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^zoe changed this/ });
    await dialog.getByText('By zoe', { exact: true }).waitFor();
    const { id = '' } = edited;
    const kept = () =>
      openStore(site.storage, runtime).question(({ casinos }) => casinos.get(id)?.description);
    expect(await kept()).toBe('By zoe');
    await dialog.getByRole('combobox', { name: 'Description' }).selectOption('Mine');
    await dialog.getByRole('button', { name: 'Go on with these' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(kept).toBe('Mine');
  });
});

test('an item of a menu that somebody renamed meanwhile is not renamed back, and one that only moved is no conflict', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/menus');
    const edit = async (name: string) => {
      await page.getByRole('button', { name: `Actions ${name}`, exact: true }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    };
    await page.getByRole('rowheader').first().waitFor();
    const [first = '', second = ''] = await page.getByRole('rowheader').allInnerTexts();
    await edit(first);
    await page.getByLabel(/^Label/).fill('Mine');
    await changeElsewhere('menus.move', ({ menus }) => {
      const [one, two, ...rest] = menus.get().header;
      if (one === undefined || two === undefined) return;
      menus.set({ ...menus.get(), header: [{ ...two, order: 1 }, { ...one, order: 2 }, ...rest] });
    });
    await expect.poll(async () => (await page.locator('th[scope=row]').allInnerTexts())[0]).toBe(second);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(`${first}: saved`).waitFor();

    await edit('Mine');
    await page.getByLabel(/^Label/).fill('Mine again');
    await changeElsewhere('menus.edit', ({ menus }) => {
      const header = menus
        .get()
        .header.map((item) => (item.label === 'Mine' ? { ...item, label: 'By zoe' } : item));
      menus.set({ ...menus.get(), header });
    });
    await page
      .getByText(/^zoe changed this/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Discard my changes' }).click();
    await expect.poll(() => page.getByLabel(/^Label/).inputValue()).toBe('By zoe');
  });
});

test('figures that somebody changed meanwhile are not overwritten, and those of another page are taken over', async () => {
  const showcase = () => openStore(site.storage, runtime).question((content) => content.showcase.get());
  const firstValues = async () => {
    const { blog, games } = await showcase();
    return [blog.figures[0]?.value, games.figures[0]?.value];
  };
  await site.onPage({}, async (page) => {
    await withoutNews(page);
    await site.signIn(page, '/admin/homepage');
    await page.getByRole('tab', { name: 'Figures and lessons' }).click();
    const form = page.getByRole('form', { name: 'Figures and lessons' });
    const save = () => form.getByRole('button', { name: 'Save' }).click();
    await form.getByRole('tab', { name: 'Blog' }).click();
    await form.getByLabel('Value').first().fill('1 of mine');
    await changeElsewhere('showcase.edit', ({ showcase: stored }) => {
      const { blog, games, ...rest } = stored.get();
      const byZoe = ([first, ...others]: typeof blog.figures) =>
        first === undefined ? [] : [{ ...first, value: '2 by zoe' }, ...others];
      stored.set({
        ...rest,
        blog: { ...blog, figures: byZoe(blog.figures) },
        games: { ...games, figures: byZoe(games.figures) },
      });
    });
    await save();
    const dialog = page.getByRole('dialog', { name: /^zoe changed this/ });
    await dialog
      .getByText(/2 by zoe/)
      .first()
      .waitFor();
    await dialog
      .getByText(/1 of mine/)
      .first()
      .waitFor();
    expect(await firstValues()).toEqual(['2 by zoe', '2 by zoe']);
    await dialog.getByRole('button', { name: 'Go on with these' }).click();
    await save();
    await expect.poll(firstValues).toEqual(['1 of mine', '2 by zoe']);
  });
});
