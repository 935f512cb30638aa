import { openStore, runtime } from '@croupier/core';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';
import { addStaff, signInAs } from '../staff.js';
import { servedSite } from '../test-sites.js';

const site = servedSite();

beforeAll(() => addStaff(site.storage, 'ina'));

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Detailed Review', exact: true });
const question = <T>(ask: Parameters<ReturnType<typeof openStore>['question']>[0]) =>
  openStore(site.storage, runtime).question(ask) as Promise<T>;

/** Opens the review of a casino in its form, and empties it. */
async function startAnew(page: Page): Promise<void> {
  await signInAs(page, 'ina', '/admin/casinos/paper-kite/edit');
  await page.getByRole('tab', { name: 'Details' }).click();
  await editorOf(page).waitFor();
  await editorOf(page).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
}

/** What is stored: the form is saved, and the record read. */
async function saved(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Paper Kite: saved').waitFor();
  return question<string>(({ casinos }) => casinos.getBySlug('paper-kite')?.detailedReview ?? '');
}

test('a slash finds what can be put in by its letters, and the card of a casino is chosen, shown and taken out', async () => {
  const id = await question<string>(({ casinos }) => casinos.getBySlug('copper-heron')?.id ?? '');
  await site.onPage({}, async (page, complaints) => {
    await startAnew(page);
    await page.keyboard.type('Before. /');
    const menu = page.getByRole('listbox', { name: 'Insert' });
    await menu.waitFor();
    expect(await menu.getByRole('option').first().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowDown');
    const active = await editorOf(page).getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${active}"]`).textContent()).toBe('Offer');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await editorOf(page).textContent()).toBe('Before. /');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('/card');
    expect(await menu.getByRole('option').allTextContents()).toEqual(['Casino card']);
    await expectAccessible(page, 'the editor', APPEARANCE_RULES);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Casino card' });
    await dialog.getByRole('textbox', { name: 'Search' }).fill('Heron');
    await dialog.getByRole('radio', { name: 'Copper Heron' }).click();
    await expectAccessible(page, 'the editor', APPEARANCE_RULES);
    await dialog.getByRole('button', { name: 'Insert' }).click();
    const block = editorOf(page).getByRole('figure', { name: 'Casino card: Copper Heron' });
    await block.waitFor();
    expect(await saved(page)).toBe(
      `<p>Before. </p><figure data-block="casino-card" data-record="${id}"><a href="/casino/copper-heron">Copper Heron</a></figure>`,
    );
    await page.goto(`${site.address}/casino/paper-kite`);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Copper Heron' }) });
    expect(await card.locator('[data-croupier-visit="copper-heron"]').count()).toBe(1);
    await page.goto('/admin/casinos/paper-kite/edit');
    await page.getByRole('tab', { name: 'Details' }).click();
    await block.click();
    await page.keyboard.press('Delete');
    await block.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Z');
    await block.waitFor();
    expect(complaints).toEqual([]);
  });
});

test('the button puts in a link that is stored as its casino, and leads to it', async () => {
  const id = await question<string>(({ casinos }) => casinos.getBySlug('copper-heron')?.id ?? '');
  await site.onPage({}, async (page) => {
    await startAnew(page);
    await page.keyboard.type('To ');
    await page.getByRole('toolbar').getByRole('button', { name: 'Insert', exact: true }).click();
    await page.getByRole('option', { name: 'Link to a casino, offer or page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Link to a casino, offer or page' });
    await dialog.getByRole('textbox', { name: 'Search' }).fill('Heron');
    await dialog.getByRole('radio', { name: 'Copper Heron' }).click();
    await dialog.getByRole('checkbox', { name: 'Lead to the casino itself' }).click();
    await dialog.getByRole('button', { name: 'Apply link' }).click();
    expect(await saved(page)).toBe(
      `<p>To <a href="/casino/copper-heron" data-casino="${id}" data-to="visit">Copper Heron</a></p>`,
    );
    await page.goto(`${site.address}/casino/paper-kite`);
    const link = page.getByRole('main').getByRole('link', { name: 'Copper Heron', exact: true });
    expect(await link.getAttribute('rel')).toBe('sponsored nofollow noopener');
    expect(await link.getAttribute('data-croupier-visit')).toBe('copper-heron');
  });
});

test('a table has buttons for its rows and columns, and Markdown is stored as HTML, typed or pasted', async () => {
  await site.onPage({}, async (page, complaints) => {
    await startAnew(page);
    await page.keyboard.type('/table');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Fee');
    await page.getByRole('button', { name: 'Take the column out' }).click();
    await page.getByRole('button', { name: 'Add a row below' }).click();
    for (const [i, title] of ['Method', 'Fee'].entries()) {
      await editorOf(page).locator('th').nth(i).click();
      await page.keyboard.type(title);
    }
    expect(await editorOf(page).locator('tr').count()).toBe(4);
    await expectAccessible(page, 'the editor', APPEARANCE_RULES);
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type('This is **bold** and ~~gone~~ `code`.');
    await page.keyboard.press('Enter');
    await editorOf(page).evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/plain',
        '## Fees\n\n- none\n- [terms](https://site.example/) <script>x</script>',
      );
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await editorOf(page).getByRole('heading', { name: 'Fees' }).waitFor();
    expect(await saved(page)).toMatch(
      /^<p>This is <strong>bold<\/strong> and <s>gone<\/s> <code>code<\/code>\.<\/p><h2>Fees<\/h2><ul><li>none<\/li><li><a href="https:\/\/site\.example\/">terms<\/a>\s*<\/li><\/ul>/,
    );
    expect(complaints).toEqual([]);
  });
});

test('a video is put in by its address, an address of another site is refused, and the form opens with it again', async () => {
  await site.onPage({}, async (page, complaints) => {
    await startAnew(page);
    await page.keyboard.type('/video');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Video' });
    await dialog.getByLabel(/^Address of the video/).fill('https://evil.example/watch?v=aaaaaaaaaaa');
    await dialog.getByLabel(/^Title/).fill('Odds and ends');
    await page.keyboard.press('Enter');
    await dialog.getByText('Please paste the address of a video of YouTube or Vimeo').waitFor();
    await expectAccessible(page, 'the dialog of a video', APPEARANCE_RULES);
    await dialog.getByLabel(/^Address of the video/).fill('https://youtu.be/aaaaaaaaaaa?si=x');
    await page.keyboard.press('Enter');
    const block = editorOf(page).getByRole('figure', { name: 'Video: Odds and ends' });
    await block.waitFor();
    const stored =
      '<figure data-block="video" data-video="youtube:aaaaaaaaaaa"><a href="https://www.youtube.com/watch?v=aaaaaaaaaaa">Odds and ends</a></figure>';
    expect(await saved(page)).toContain(stored);
    await page.goto('/admin/casinos/paper-kite/edit');
    await page.getByRole('tab', { name: 'Details' }).click();
    await block.waitFor();
    expect(complaints).toEqual([]);
  });
});

test('the pasted address of a video asks for its title and becomes the video; without one it stays, as it does in a sentence', async () => {
  await site.onPage({}, async (page, complaints) => {
    await startAnew(page);
    const paste = (text: string) =>
      editorOf(page).evaluate((element, plain) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', plain);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, text);
    const address = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';
    const dialog = page.getByRole('dialog', { name: 'Video' });
    await page.keyboard.type('See ');
    await paste(address);
    await page.keyboard.press('Enter');
    await paste(address);
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await paste(address);
    await dialog.waitFor();
    await page.keyboard.type('Odds and ends');
    await page.keyboard.press('Enter');
    await editorOf(page).getByRole('figure', { name: 'Video: Odds and ends' }).waitFor();
    expect(await saved(page)).toMatch(
      /^<p>See https:[^<]+<\/p><p>https:[^<]+<\/p><figure data-block="video" data-video="youtube:aaaaaaaaaaa"><a [^>]+>Odds and ends<\/a><\/figure>/,
    );
    expect(complaints).toEqual([]);
  });
});

test('an offer that is put in leads other programs to the review of its casino, whose reviewer is suggested from the authors', async () => {
  await site.onPage({}, async (page, complaints) => {
    await startAnew(page);
    await page.keyboard.type('/offer');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Offer' });
    await dialog.getByRole('textbox', { name: 'Search' }).fill('Copper Heron');
    await dialog
      .getByRole('radio', { name: /^Copper Heron: / })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await editorOf(page)
      .getByRole('figure', { name: /^Offer: Copper Heron/ })
      .waitFor();
    const names = await question<string[]>(({ authors }) => Array.from(authors.all(), ({ name }) => name));
    const list = await page.getByLabel(/^Reviewer/).getAttribute('list');
    const suggested = page.locator(`[id="${list}"] option`);
    await expect
      .poll(() => suggested.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)))
      .toEqual(expect.arrayContaining(names));
    expect(await saved(page)).toContain('<a href="/casino/copper-heron#bonuses">Copper Heron: ');
    expect(complaints).toEqual([]);
  });
});

test('games are chosen for a text and shown as cards on the page', async () => {
  const [one] = await question<{ id: string; name: string }[]>(({ games }) => [...games.all()]);
  await site.onPage({}, async (page, complaints) => {
    await startAnew(page);
    await page.keyboard.type('/games');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Games' });
    await dialog.getByRole('textbox', { name: 'Search' }).fill(one?.name ?? '');
    await dialog.getByRole('checkbox', { name: one?.name ?? '' }).click();
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await editorOf(page)
      .getByRole('figure', { name: `Games: ${one?.name}` })
      .waitFor();
    expect(await saved(page)).toContain(`data-block="games" data-record="${one?.id}"`);
    await page.goto('/casino/paper-kite');
    await page
      .locator('main')
      .getByRole('heading', { name: one?.name ?? '' })
      .waitFor();
    await expectAccessible(page, 'games in a text', APPEARANCE_RULES);
    expect(complaints).toEqual([]);
  });
});
