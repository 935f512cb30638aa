import { openStore, runtime } from '@croupier/core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';

const site = adminSite((content) => {
  content.redirects.insert({ source: '/old-address', target: '/games', match: 'exact', order: 101 });
});

test('the title of every screen of one record names the record', async () => {
  const read = await openStore(site.storage, runtime).question(
    ({ casinos, posts, pages, games, bonuses, toplists, redirects }) => ({
      casino: [...casinos.all()].find(({ name }) => name === 'Copper Heron'),
      post: [...posts.all()][0],
      page: [...pages.all()][0],
      game: [...games.all()][0],
      bonus: [...bonuses.all()][0],
      toplist: [...toplists.all()][0],
      redirect: [...redirects.all()][0],
    }),
  );
  const { casino, post, page: own, game, bonus, toplist, redirect } = read;
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin');
    const titled: [string, string | undefined][] = [
      [`/admin/casinos/view/${casino?.id}`, 'Copper Heron'],
      [`/admin/casinos/${casino?.id}/edit`, 'Copper Heron'],
      [`/admin/content/posts/${post?.id}/edit`, post?.title],
      [`/admin/pages/view/${own?.id}`, own?.title],
      [`/admin/pages/${own?.id}/edit`, own?.title],
      ['/admin/homepage/section/1', 'Hero and stats'],
      [`/admin/games?edit=${game?.id}`, game?.name],
      [`/admin/bonuses?edit=${bonus?.id}`, bonus?.title],
      [`/admin/toplists?edit=${toplist?.id}`, toplist?.title],
      [`/admin/redirects?edit=${redirect?.id}`, redirect?.source],
    ];
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    const user = await openStore(site.storage, runtime).question(({ users }) => [...users.all()][0]);
    titled.push([`/admin/users/${user?.id}/edit`, user?.username]);
    for (const [address, name] of titled) {
      await page.goto(address);
      await expect.poll(() => page.title(), { message: address }).toMatch(/^.+ · .+ · Admin$/);
      expect((await page.title()).split(' · ')[0], address).toBe(name);
    }
  });
});

test('the title follows a rename, and is that of the list once the record is left', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/games');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel(/^Name/).fill('Renamed Game');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => page.title()).toBe('Games · Admin');
    await page
      .getByRole('row', { name: /Renamed Game/ })
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect.poll(() => page.title()).toBe('Renamed Game · Games · Admin');
  });
});
