import { OWNER, openStore, pagesAdd, pagesEdit, postsAdd, postsEdit, runtime } from '@croupier/core';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { WORD_HTML } from '../../../packages/core/src/html/testing/pasted-html.js';
import { HOSTILE_HTML } from '../../../packages/core/src/values/testing/hostile-html.js';
import { APPEARANCE_RULES, collectRuns, expectAccessible } from '../page-checks.js';
import { addStaff, performOn, signInAs } from '../staff.js';
import { servedSite } from '../test-sites.js';

const site = servedSite();
const perform = () => performOn(site.storage);

beforeAll(async () => {
  await addStaff(site.storage, 'ina');
  await addStaff(site.storage, 'edda', 'editor');
});

const signIn = (page: Page, path: string, username = 'ina') => signInAs(page, username, path);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const contentOf = (page: Page) => page.getByRole('textbox', { name: /^Content/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function paste(page: Page, html: string): Promise<void> {
  await contentOf(page).evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const post = (slug: string) =>
  openStore(site.storage, runtime).question(({ posts }) => posts.getBySlug(slug));
const errorsIn = (complaints: string[]) => complaints.filter((one) => !/40[14]/.test(one));

/** HTML with the attributes of each element in one order, and each style written in one way. */
async function canonical(context: BrowserContext, html: string): Promise<string> {
  const blank = await context.newPage();
  const written = await blank.evaluate((text) => {
    const { body } = new DOMParser().parseFromString(text, 'text/html');
    for (const element of body.querySelectorAll<HTMLElement>('*')) {
      const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
      const { cssText } = element.style;
      for (const [name] of attributes) element.removeAttribute(name);
      for (const [name, value] of attributes.sort())
        element.setAttribute(name, name === 'style' ? cssText : value);
    }
    return body.innerHTML;
  }, html);
  await blank.close();
  return written;
}

/** The page as a visitor without scripts has it. */
async function publicPage(context: BrowserContext, path: string): Promise<string> {
  const made = await context.browser()?.newContext({ javaScriptEnabled: false, baseURL: site.address });
  const visitor = await made?.newPage();
  await visitor?.goto(path);
  const html = (await visitor?.locator('#root').innerHTML()) ?? '';
  await made?.close();
  return html;
}

describe('articles', () => {
  test('A-124 to A-135: an illustrated article is pasted from Word, published, and read by visitors', async () => {
    await site.onPage({}, async (page, complaints, context) => {
      await signIn(page, '/admin/content/new-post');
      await heading(page, 'Add Article');
      expect(new URL(page.url()).pathname).toBe('/admin/content/posts/new');
      expect(await page.getByLabel(/^Author/).inputValue()).toBe('ina');
      expect(await page.getByRole('switch', { name: 'Publish' }).isChecked()).toBe(false);
      await contentOf(page).waitFor();
      await button(page, 'Save Draft').click();
      for (const words of ['Post title is required', 'Excerpt is required', 'Content is required'])
        await page.getByRole('link', { name: words }).waitFor();
      await page.getByLabel(/^Title/).fill('Live tables in spring');
      await page.getByLabel(/^Excerpt/).fill('Two rooms reopened.');
      await paste(page, WORD_HTML);
      await page.getByRole('toolbar').getByRole('button', { name: 'Image' }).click();
      const dialog = page.getByRole('dialog', { name: 'Image' });
      await dialog.getByPlaceholder('Path or web address').fill('/logo.svg');
      await dialog.getByLabel(/^Alternative text/).fill('A wheel');
      await button(page, 'Insert image').click();
      await page.getByLabel(/^Tags/).fill('live, , roulette,');
      await page.keyboard.press('Enter');
      await page.getByRole('switch', { name: 'Publish' }).click();
      const frame = page.frameLocator('iframe');
      await frame.getByRole('heading', { level: 1, name: 'Live tables in spring' }).waitFor();
      await frame.getByRole('img', { name: 'A wheel' }).waitFor({ state: 'attached' });
      expect(await page.getByText('Published', { exact: true }).count()).toBe(1);
      await button(page, 'Publish').click();
      await page.getByText('Live tables in spring: added').waitFor();
      await heading(page, 'News');
      const toaster = page.locator('[data-sonner-toaster]');
      expect(await toaster.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
      expect(await post('live-tables-in-spring')).toMatchObject({
        tags: ['live', 'roulette'],
        views: 0,
        isPublished: true,
      });
      expect((await post('live-tables-in-spring'))?.publishedAt).toBeDefined();
      const visitor = await context.newPage();
      await visitor.goto('/blog/live-tables-in-spring');
      await visitor.getByRole('heading', { name: 'What changed' }).waitFor();
      expect(await visitor.getByRole('link', { name: 'the terms' }).getAttribute('rel')).toContain(
        'sponsored',
      );
      expect(errorsIn(complaints)).toEqual([]);
    });
  });

  test('the preview is the public page itself, but for its banner', async () => {
    await site.onPage({}, async (page, complaints, context) => {
      const record = {
        title: 'Equal pages',
        slug: 'equal-pages',
        excerpt: 'Both the same.',
        content:
          '<h2>One</h2><table><tbody><tr><td>1</td></tr></tbody></table><p style="text-align: center">Two <a href="https://copper-heron.example/">there</a></p>',
        isPublished: true,
      };
      const { id } = (await perform()(postsAdd, { record }, { actor: OWNER })).result.records[0] as {
        id: string;
      };
      await signIn(page, `/admin/content/posts/${id}/edit`);
      await page.frameLocator('iframe').getByRole('heading', { name: 'One' }).waitFor();
      const previewed = await page.frameLocator('iframe').locator('#root').innerHTML();
      const shown = await publicPage(context, '/blog/equal-pages');
      expect(shown).toContain('Equal pages');
      expect(await canonical(context, previewed)).toBe(await canonical(context, shown));
      await page.getByRole('radio', { name: 'Mobile 375px' }).check();
      const width = await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.clientWidth);
      expect(width).toBe(375);
      expect(errorsIn(complaints)).toEqual([]);
    });
  });

  test('an article that is published later is previewed as its readers will see it, with its date', async () => {
    await site.onPage({}, async (page) => {
      await signIn(page, '/admin/content/posts/new');
      await page.getByLabel(/^Title/).fill('Not before spring');
      await page.getByLabel(/^Excerpt/).fill('Soon.');
      await contentOf(page).click();
      await page.keyboard.type('Words for later.');
      await page.getByRole('switch', { name: 'Publish' }).click();
      await page.getByLabel(/^Date/).fill('2031-03-20T09:00');
      const frame = page.frameLocator('iframe');
      await frame.getByText('Words for later.').waitFor();
      await frame.locator('time[datetime^="2031-03-20"]').first().waitFor();
      await page.getByText('Scheduled', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Schedule', exact: true }).waitFor();
    });
  });

  test('an article dated later today is published at once, and its button says so', async () => {
    await site.onPage({ timezoneId: 'UTC' }, async (page) => {
      await signIn(page, '/admin/content/posts/new');
      await page.getByRole('switch', { name: 'Publish' }).click();
      await page.getByLabel(/^Date/).fill(`${new Date().toISOString().slice(0, 10)}T23:59`);
      await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Schedule', exact: true }).count()).toBe(0);
    });
  });

  test('what is emptied in the form is gone from the preview', async () => {
    await site.onPage({}, async (page) => {
      const record = {
        title: 'With a cover',
        slug: 'with-a-cover',
        excerpt: 'It has a picture.',
        content: '<p>Words</p>',
        featuredImage: '/logo.svg',
      };
      const { id } = (await perform()(postsAdd, { record }, { actor: OWNER })).result.records[0] as {
        id: string;
      };
      await signIn(page, `/admin/content/posts/${id}/edit`);
      const cover = page.frameLocator('iframe').locator('main img[src="/logo.svg"]');
      await cover.first().waitFor();
      await button(page, 'Remove the picture').click();
      await expect.poll(() => cover.count()).toBe(0);
    });
  });

  test('a tab that dies in mid-sentence loses no word', async () => {
    await site.onPage({}, async (page, _complaints, context) => {
      await signIn(page, '/admin/content/posts/new');
      await page.getByLabel(/^Title/).fill('Half a');
      await contentOf(page).click();
      await page.keyboard.type('This sentence is not fin');
      await page.getByText(/^Saved \d\d:\d\d/).waitFor();
      await page.close({ runBeforeUnload: false });
      const again = await context.newPage();
      await again.goto('/admin/content/posts/new');
      await contentOf(again).getByText('This sentence is not fin').waitFor();
      expect(await again.getByLabel(/^Title/).inputValue()).toBe('Half a');
      await again.getByText('Your unsaved changes from before are here again.').waitFor();
      await button(again, 'Cancel').click();
      await heading(again, 'News');
    });
  });

  test('where the browser has no room, the form says that the draft is not saved and why', async () => {
    await site.onPage({}, async (page) => {
      await signIn(page, '/admin/content/posts/new');
      await heading(page, 'Add Article');
      await page.evaluate(() => {
        for (let size = 4_000_000; size > 1; size = Math.floor(size / 2)) {
          try {
            for (;;) localStorage.setItem(`full ${size} ${Math.random()}`, 'x'.repeat(size));
          } catch {
            // Smaller pieces fill the rest.
          }
        }
      });
      await page.getByLabel(/^Title/).fill('No room for this');
      await page.getByText('Not saved: this browser has no room left').waitFor();
    });
  });

  test('what someone else saved meanwhile is not lost, nor what is written here', async () => {
    await site.onPage({}, async (page) => {
      const record = { title: 'Two writers', slug: 'two-writers', excerpt: 'One.', content: '<p>Text</p>' };
      const { id } = (await perform()(postsAdd, { record }, { actor: OWNER })).result.records[0] as {
        id: string;
      };
      await signIn(page, `/admin/content/posts/${id}/edit`);
      await page.getByLabel(/^Excerpt/).fill('Mine.');
      await page.route('**/api/changes', (route) => route.abort());
      await perform()(postsEdit, { record: id, changes: { author: 'Somebody else' } }, { actor: OWNER });
      await button(page, 'Save Draft').click();
      await page.getByText('Two writers: saved').waitFor();
      expect((await post('two-writers'))?.excerpt).toBe('Mine.');
      expect((await post('two-writers'))?.author).toBe('Somebody else');
    });
  });

  test('a slug that is taken is told while typing, and a title that is taken gets a number', async () => {
    await site.onPage({}, async (page, complaints) => {
      const record = { title: 'Taken', excerpt: 'One.', content: '<p>Text</p>' };
      await perform()(postsAdd, { record }, { actor: OWNER });
      await signIn(page, '/admin/content/posts/new');
      await page.getByLabel(/^Title/).fill('Taken');
      const numbered = page.getByText("Taken has this slug, so this one gets 'taken-2'.");
      await numbered.waitFor();
      await page.getByLabel(/^Title/).fill('Taken no more');
      await expect.poll(() => numbered.count()).toBe(0);
      await page.waitForResponse(/posts\.list/);
      expect(complaints).toEqual([]);
      await page.getByLabel(/^Title/).fill('Taken');
      await page.getByLabel(/^Excerpt/).fill('Two.');
      await contentOf(page).click();
      await page.keyboard.type('More');
      await button(page, 'Save Draft').click();
      await heading(page, 'News');
      expect((await post('taken-2'))?.excerpt).toBe('Two.');
    });
  });

  test('A-136 to A-139: the list has status and read time, deletes after asking, and takes it back', async () => {
    await site.onPage({}, async (page) => {
      const record = { title: 'Soon gone', excerpt: 'One.', content: '<p>Text</p>' };
      await perform()(postsAdd, { record }, { actor: OWNER });
      await signIn(page, '/admin/content/posts/no-such-post/edit');
      await heading(page, 'News');
      const row = page.getByRole('row').filter({ hasText: 'Soon gone' });
      await row.getByText('Draft').waitFor();
      await row.getByText('1 min read').waitFor();
      await button(page, 'Actions Soon gone').click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByText('Are you sure you want to delete this article?').waitFor();
      await button(page, 'Delete').click();
      await row.waitFor({ state: 'detached' });
      await button(page, 'Undo').click();
      await row.waitFor();
    });
  });

  test('hostile HTML in a stored article runs neither in the editor nor in the preview', async () => {
    await site.onPage({}, async (page, complaints) => {
      const ran = await collectRuns(page);
      const content = HOSTILE_HTML.filter((one) => one.length < 500).join('\n');
      const record = { title: 'Hostile', excerpt: '<script>run()</script>', content };
      const { id } = (await perform()(postsAdd, { record }, { actor: OWNER })).result.records[0] as {
        id: string;
      };
      await signIn(page, `/admin/content/posts/${id}/edit`);
      await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Hostile' }).waitFor();
      await page.waitForTimeout(500);
      expect(ran).toEqual([]);
      expect(complaints.filter((one) => /Content Security|Trusted|TypeError/i.test(one))).toEqual([]);
    });
  });

  test('an article that visitors do not see yet has a greyed View that says why, in the list and in its form', async () => {
    const words = { excerpt: 'Soon.', content: '<p>Soon.</p>', category: 'News' };
    const { result } = await perform()(postsAdd, { record: { ...words, title: 'Unsaid' } }, { actor: OWNER });
    const coming = { ...words, title: 'Comet', isPublished: true, publishedAt: '2126-06-01T08:00:00.000Z' };
    await perform()(postsAdd, { record: coming }, { actor: OWNER });
    await site.onPage({}, async (page) => {
      await signIn(page, '/admin/news');
      const viewOf = async (title: string) => {
        await page.keyboard.press('Escape');
        await page.getByRole('row').filter({ hasText: title }).getByRole('button').last().click();
        return page.getByRole('menuitem', { name: /^View/ });
      };
      const draft = await viewOf('Unsaid');
      expect(await draft.isDisabled()).toBe(true);
      expect(await draft.textContent()).toContain('Visitors do not see it: it is a draft.');
      const scheduled = await viewOf('Comet');
      expect(await scheduled.textContent()).toContain('Visitors do not see it before 2126-06-01.');
      await page.goto(`/admin/content/posts/${result.records[0]?.id}/edit`);
      const view = button(page, 'View');
      expect(await view.getAttribute('aria-disabled')).toBe('true');
      await view.click({ force: true });
      await page.locator('[data-sonner-toast]').getByText('Visitors do not see it: it is a draft.').waitFor();
    });
  });
});

describe('pages', () => {
  test('A-155 to A-163: the list counts, finds and filters; the footer tools mend what is missing or twice', async () => {
    await site.onPage({}, async (page) => {
      const store = openStore(site.storage, runtime);
      await store.change({ by: { name: 'owner' }, operation: 'pages.delete' }, (content) => {
        for (const slug of ['faq', 'terms']) content.pages.remove(content.pages.getBySlug(slug)?.id ?? '');
      });
      await perform()(pagesAdd, { record: { title: 'About Us', slug: 'about-2' } }, { actor: OWNER });
      await signIn(page, '/admin/pages');
      await heading(page, 'Pages');
      await page.getByText('Missing: Terms of Service, FAQ.').waitFor();
      await button(page, 'Clean Up Duplicates').click();
      await page.getByText('Cleaned up 1 duplicate page(s)!').waitFor();
      await button(page, 'Create Missing Pages').click();
      await page.getByText('Successfully created 2 page(s)!').waitFor();
      // They are drafts, and missing until somebody has written them.
      await page.getByText('Missing: Terms of Service, FAQ.').waitFor();
      await button(page, 'Create Missing Pages').click();
      await page.getByText('All footer pages already exist.').waitFor();
      await button(page, 'Clean Up Duplicates').click();
      await page.getByText('No duplicate pages found.').waitFor();
      await page.getByRole('searchbox', { name: 'Search by title or slug' }).fill('faq');
      await page.getByText('1 page', { exact: true }).waitFor();
      await page.getByRole('row').filter({ hasText: '/faq' }).getByText('Draft').waitFor();
      const created = await page.getByRole('row').nth(1).getByRole('gridcell').nth(4).textContent();
      expect(created).toMatch(/^[A-Z][a-z]{2} \d\d, \d{4}$/);
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Published');
      await page.getByText('No pages match.').waitFor();
      for (const record of ['faq', 'terms'])
        await perform()(pagesEdit, { record, changes: { content: '<p>Written.</p>' } }, { actor: OWNER });
      await page.goto('/admin/pages');
      await page.getByText('All 10 are there, each of them once.').waitFor();
      await button(page, 'Create Missing Pages').click();
      await page.getByText('All footer pages already exist.').waitFor();
    });
  });

  test('A-164 to A-170: a page is created and edited, with its messages', async () => {
    await site.onPage({}, async (page) => {
      await signIn(page, '/admin/pages/new');
      await heading(page, 'Create Page');
      expect(await button(page, 'Save Draft').isDisabled()).toBe(true);
      await page.getByLabel(/^Title/).fill('House  Rules!');
      expect(await page.getByRole('textbox', { name: 'Slug' }).inputValue()).toBe('house-rules');
      await button(page, 'Save Draft').click();
      await page.getByText('Page saved as draft').waitFor();
      await page.getByRole('link', { name: 'House Rules!' }).click();
      await page.getByRole('link', { name: 'Edit Page' }).click();
      await page.getByRole('switch', { name: 'Publish' }).click();
      await page.route('**/api/pages.edit', (route) => route.abort());
      await button(page, 'Publish').click();
      await page.getByText('Failed to update page. Please try again.').first().waitFor();
      await page.unroute('**/api/pages.edit');
      await button(page, 'Publish').click();
      await page.getByText('Page updated').waitFor();
    });
  });

  test('A-171 to A-175: the detail copies the address and counts; what is unknown says so; deleting asks', async () => {
    await site.onPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await signIn(page, '/admin/pages/no-such-page');
      await page.getByText("The page you're looking for doesn't exist.").waitFor();
      await page.goto('/admin/pages/about');
      await heading(page, 'About Us');
      await page.getByText('Words', { exact: true }).waitFor();
      await page.getByText(/min read$/).waitFor();
      await button(page, 'Copy URL').click();
      await page.getByText('URL copied to clipboard').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.address}/about`);
      await button(page, 'Copy URL').waitFor();
      await page.goto('/admin/pages?q=about');
      await button(page, 'Actions About Us').click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page
        .getByText('Are you sure you want to delete "About Us"? This action cannot be undone.')
        .waitFor();
    });
  });

  test('a page opens on the site from its list and its form, and a draft says why it does not', async () => {
    const record = { title: 'Not Yet', slug: 'not-yet' };
    await perform()(pagesAdd, { record: { ...record, isPublished: false } }, { actor: OWNER });
    await site.onPage({}, async (page, _complaints, context) => {
      await signIn(page, '/admin/pages?q=privacy');
      await button(page, 'Actions Privacy Policy').click();
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('menuitem', { name: 'Open on site' }).click(),
      ]);
      await opened.waitForURL(`${site.address}/privacy`);
      await page.goto('/admin/pages/privacy/edit');
      const link = page.getByRole('link', { name: 'Open on site' });
      expect(await link.getAttribute('href')).toBe('/privacy');
      await page.goto('/admin/pages/not-yet/edit');
      await page.getByRole('button', { name: 'Open on site' }).click({ force: true });
      await page.getByText('Visitors do not see it: it is a draft.').first().waitFor();
    });
  });

  test('the preview of a page is the public page itself', async () => {
    await site.onPage({}, async (page, _complaints, context) => {
      await signIn(page, '/admin/pages/privacy/edit');
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
      const previewed = await page.frameLocator('iframe').locator('#root').innerHTML();
      const shown = await publicPage(context, '/privacy');
      expect(await canonical(context, previewed)).toBe(await canonical(context, shown));
    });
  });
});

test('an editor writes and publishes, and hears why deleting is not for this role', async () => {
  await site.onPage({}, async (page) => {
    await signIn(page, '/admin/news', 'edda');
    await heading(page, 'News');
    await page
      .getByRole('button', { name: /^Actions / })
      .first()
      .click();
    expect(await page.getByRole('menuitem', { name: 'Delete' }).getAttribute('aria-disabled')).toBe('true');
    expect(
      await page.getByRole('menuitem', { name: 'Edit', exact: true }).getAttribute('aria-disabled'),
    ).not.toBe('true');
  });
});

test.each([
  [390, 'light'],
  [1440, 'dark'],
] as const)(
  'the screens of words have no accessibility faults at %i pixels, %s',
  async (width, colorScheme) => {
    await site.onPage({ viewport: { width, height: 900 }, colorScheme }, async (page) => {
      await signIn(page, '/admin/news');
      await heading(page, 'News');
      await expectAccessible(page, 'news', APPEARANCE_RULES);
      await page.goto('/admin/content/posts/new');
      await contentOf(page).waitFor();
      await expectAccessible(page, 'an article', APPEARANCE_RULES);
      await page.goto('/admin/pages');
      await heading(page, 'Pages');
      await expectAccessible(page, 'pages', APPEARANCE_RULES);
      await page.goto('/admin/pages/privacy');
      await page.getByText(/min read$/).waitFor();
      await expectAccessible(page, 'a page', APPEARANCE_RULES);
    });
  },
);
