import { mediaAdd, OWNER, openStore, runtime } from '@croupier/core';
import { sanitizeHtml } from '@croupier/core/html';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { DOCS_HTML, WORD_HTML } from '../../../packages/core/src/html/testing/pasted-html.js';
import { HOSTILE_HTML } from '../../../packages/core/src/values/testing/hostile-html.js';
import { pngFile } from '../../../packages/core/src/values/testing/small-pictures.js';
import { APPEARANCE_RULES, collectRuns, expectAccessible } from '../page-checks.js';
import { addStaff, performOn, signInAs } from '../staff.js';
import { servedSite } from '../test-sites.js';

const site = servedSite();

beforeAll(() => addStaff(site.storage, 'ina'));

/** A PNG of so many pixels in a row. */
const pngOf = (width: number) => pngFile(width, 1);

/** Opens the review of a casino in its form. */
async function openEditor(page: Page): Promise<void> {
  await signInAs(page, 'ina', '/admin/casinos/paper-kite/edit');
  await page.getByRole('tab', { name: 'Details' }).click();
  await editorOf(page).waitFor();
}

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Detailed Review', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** Empties the editor, and puts the caret into it. */
async function startAnew(page: Page): Promise<void> {
  await editorOf(page).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
}

/** Pastes as a browser does, with what another program put on the clipboard. */
async function paste(page: Page, html: string, editor = editorOf(page)): Promise<void> {
  await editor.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** What is stored: the form is saved, and the record read. */
async function saved(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Paper Kite: saved').waitFor();
  const casino = await openStore(site.storage, runtime).question(({ casinos }) =>
    casinos.getBySlug('paper-kite'),
  );
  return casino?.detailedReview ?? '';
}

describe('the rich-text editor of a served site', () => {
  test('keys and buttons of A-224 make what they say, and undo takes it back', async () => {
    await site.onPage({}, async (page, complaints) => {
      await openEditor(page);
      await startAnew(page);
      await page.keyboard.type('# Title');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Plain ');
      for (const [key, text] of [
        ['b', 'bold'],
        ['i', 'italic'],
        ['u', 'under'],
      ] as const) {
        await page.keyboard.press(`Control+${key}`);
        await page.keyboard.type(text);
        await page.keyboard.press(`Control+${key}`);
      }
      await page.keyboard.press('Enter');
      await page.keyboard.type('Middle');
      await tool(page, 'Center').click();
      await page.keyboard.press('Enter');
      await tool(page, 'Align left').click();
      await tool(page, 'Bulleted list').click();
      await page.keyboard.type('One');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Two');
      await page.keyboard.press('Control+]');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.getByRole('combobox', { name: 'Paragraph style' }).selectOption('Quote');
      await page.keyboard.type('Said');
      const whole =
        '<h1>Title</h1><p>Plain <strong>bold</strong><em>italic</em><u>under</u></p><p style="text-align: center">Middle</p><ul><li>One<ul><li>Two</li></ul></li></ul><blockquote>Said</blockquote>';
      expect(await saved(page)).toBe(whole);
      await page.goto('/admin/casinos/paper-kite/edit');
      await page.getByRole('tab', { name: 'Details' }).click();
      await editorOf(page).focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' twice');
      await page.keyboard.press('Control+Z');
      await expect.poll(() => page.getByText('Unsaved changes').count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });

  test('a size from 1 to 7 and a color are set, and the color is reset', async () => {
    await site.onPage({}, async (page) => {
      await openEditor(page);
      await startAnew(page);
      await page.keyboard.type('Large');
      await page.keyboard.press('Control+A');
      await page.getByRole('combobox', { name: 'Font size' }).selectOption('Size 6');
      expect(await page.getByLabel('Text color').inputValue()).toBe('#000000');
      await page.getByLabel('Text color').fill('#aa0000');
      expect(await saved(page)).toBe('<p><span style="font-size: xx-large; color: #aa0000">Large</span></p>');
    });
    await site.onPage({}, async (page) => {
      await openEditor(page);
      await editorOf(page).focus();
      await page.keyboard.press('Control+A');
      await tool(page, 'Reset color').click();
      expect(await saved(page)).toBe('<p><span style="font-size: xx-large">Large</span></p>');
    });
  });

  test.each([
    ['Word', WORD_HTML, 'Live tables in spring'],
    ['Google Docs', DOCS_HTML, 'European wheel'],
  ])('what is pasted from %s comes clean, and a lost picture is told', async (_program, html, words) => {
    await site.onPage({}, async (page, complaints) => {
      await openEditor(page);
      await startAnew(page);
      await paste(page, html);
      await editorOf(page).getByText(words).waitFor();
      await page.getByText('1 picture did not come along').waitFor();
      const stored = await saved(page);
      expect(stored).toContain('<strong>reopened</strong>, one <em>closed</em>');
      expect(stored).toContain('<li>Roulette<ul><li>European wheel</li></ul></li>');
      expect(stored).not.toMatch(/class=|style="(?!text-align)|mso|docs-internal/);
      expect(complaints.filter((one) => !/googleusercontent|ERR_/.test(one))).toEqual([]);
    });
  });

  test('a picture that comes inside what is pasted goes into the library; one that cannot is left out, and told', async () => {
    await site.onPage({}, async (page, complaints) => {
      await openEditor(page);
      await startAnew(page);
      // What stood there before may show pictures of other hosts.
      const earlier = complaints.length;
      const picture = `data:image/png;base64,${Buffer.from(pngOf(7)).toString('base64')}`;
      const svg = `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`;
      await paste(page, `<p>Before <img src="${picture}" alt="Seven dots"> after <img src="${svg}"></p>`);
      await editorOf(page).getByText('Before').waitFor();
      await page.getByText('The picture was not added: Please upload an image file').waitFor();
      const stored = await saved(page);
      expect(stored).toMatch(
        /^<p>Before <img src="\/media\/[0-9a-f]{32}\.png" alt="Seven dots"> after<\/p>$/,
      );
      const [, file = ''] = /\/media\/([^"]+)/.exec(stored) ?? [];
      expect(await site.storage.media.read(file)).toEqual(pngOf(7));
      expect(complaints.slice(earlier)).toEqual([]);
    });
  });

  test('a picture of another site stays where it is until somebody takes it in, and why it is not taken is told', async () => {
    await site.onPage({}, async (page) => {
      await openEditor(page);
      await startAnew(page);
      await page.route('https://127.0.0.1/**', (route) => route.abort());
      await paste(page, '<p>Before <img src="https://127.0.0.1/fox.png" alt="A fox"></p>');
      const notice = page.getByText('1 picture from another site (127.0.0.1)');
      await notice.waitFor();
      await expectAccessible(page, 'the notice', APPEARANCE_RULES);
      await page.getByRole('button', { name: 'Take into the library' }).click();
      await page.getByText('Not taken from 127.0.0.1: ').waitFor();
      expect(await saved(page)).toContain('<img src="https://127.0.0.1/fox.png" alt="A fox">');
    });
  });

  test('every form of the admin keeps pictures in the library, also one that is pasted as an address', async () => {
    await site.onPage({}, async (page) => {
      await signInAs(page, 'ina', '/admin/toplists');
      await page.getByRole('button', { name: 'Add Toplist' }).click();
      const text = page.getByRole('textbox', { name: 'Text Before', exact: true });
      await text.focus();
      const picture = `data:image/png;base64,${Buffer.from(pngOf(8)).toString('base64')}`;
      await paste(page, `<p>Before <img src="${picture}" alt=""></p>`, text);
      await expect.poll(() => text.innerHTML()).toMatch(/src="\/media\/[0-9a-f]{32}\.png"/);
      await page.goto('/admin/casinos/paper-kite/edit');
      const logo = page.getByRole('textbox', { name: 'Logo' });
      await logo.fill(picture);
      await expect.poll(() => logo.inputValue()).toMatch(/^\/media\/[0-9a-f]{32}\.png$/);
    });
  });

  test('a link to an operator is marked as sponsored, and an address that is none is refused', async () => {
    await site.onPage({}, async (page) => {
      await openEditor(page);
      await startAnew(page);
      await page.keyboard.type('the terms');
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Control+K');
      const dialog = page.getByRole('dialog', { name: 'Link' });
      await dialog.getByLabel(/^Web address/).fill('javascript:alert(1)');
      await page.keyboard.press('Enter');
      await dialog.getByText('Please enter a web address, or a path that begins with /').waitFor();
      await dialog.getByLabel(/^Web address/).fill('copper-heron.example/terms');
      await dialog.getByText('This leads to Copper Heron').waitFor();
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      expect(await saved(page)).toBe(
        '<p><a href="https://copper-heron.example/terms" rel="sponsored nofollow noopener">the terms</a></p>',
      );
    });
  });

  test('a picture is asked for its alternative text before it is inserted', async () => {
    await site.onPage({}, async (page) => {
      await openEditor(page);
      await startAnew(page);
      await tool(page, 'Image').click();
      const dialog = page.getByRole('dialog', { name: 'Image' });
      await dialog.getByPlaceholder('Path or web address').fill('/logo.svg');
      await dialog.getByRole('button', { name: 'Insert image' }).click();
      await dialog.getByText('Please describe the picture, or say that it only decorates').waitFor();
      await dialog.getByLabel(/^Alternative text/).fill('A wheel');
      await dialog.getByRole('button', { name: 'Insert image' }).click();
      expect(await saved(page)).toBe('<p><img src="/logo.svg" alt="A wheel"></p>');
    });
  });

  test('the alternative text of a picture of the library is proposed, and gives way to what somebody writes', async () => {
    const files = ['fox', 'owl'].map((name, n) => ({ title: name, alt: `A ${name}`, content: pngOf(n + 1) }));
    const [fox, owl] = (await performOn(site.storage)(mediaAdd, { files }, { actor: OWNER })).result.records;
    await site.onPage({}, async (page) => {
      await openEditor(page);
      await startAnew(page);
      await tool(page, 'Image').click();
      const dialog = page.getByRole('dialog', { name: 'Image' });
      const address = dialog.getByPlaceholder('Path or web address');
      const alt = dialog.getByLabel(/^Alternative text/);
      await address.fill(fox?.url ?? '');
      await expect.poll(() => alt.inputValue()).toBe('A fox');
      await address.fill(owl?.url ?? '');
      await expect.poll(() => alt.inputValue()).toBe('A owl');
      await alt.fill('Mine');
      await address.fill(fox?.url ?? '');
      await page.waitForTimeout(600);
      await dialog.getByRole('button', { name: 'Insert image' }).click();
      expect(await saved(page)).toBe(`<p><img src="${fox?.url}" alt="Mine"></p>`);
    });
  });

  test('its HTML can be edited, with each fault at its line, and what is stored is shown before saving', async () => {
    await site.onPage({}, async (page) => {
      await openEditor(page);
      await page.getByRole('button', { name: 'HTML source' }).click();
      const source = page.getByRole('textbox', { name: 'Detailed Review: HTML' });
      await source.fill('<p>One</p>\n<p onclick="run()">Two <script>run()</script><b>three</b></p>');
      await page.getByRole('button', { name: 'Line 2: The attribute onclick is removed.' }).waitFor();
      await page.getByRole('button', { name: 'Line 2: <script> is removed with what is in it.' }).waitFor();
      await page.getByRole('button', { name: 'Back to the text' }).click();
      expect(await editorOf(page).innerText()).toMatch(/^One\s+Two three$/);
      expect(await saved(page)).toBe('<p>One</p>\n<p>Two <b>three</b></p>');
    });
  });

  test('hostile HTML that is pasted or written runs nothing', async () => {
    await site.onPage({}, async (page, complaints) => {
      await openEditor(page);
      const ran = await collectRuns(page);
      for (const [i, hostile] of HOSTILE_HTML.entries()) {
        if (i % 25 === 0) await startAnew(page);
        await paste(page, hostile);
      }
      await page.getByRole('button', { name: 'HTML source' }).click();
      await page
        .getByRole('textbox', { name: 'Detailed Review: HTML' })
        .fill(HOSTILE_HTML.filter((one) => one.length < 500).join('\n'));
      await page.getByRole('button', { name: 'Back to the text' }).click();
      await editorOf(page).waitFor();
      expect(ran).toEqual([]);
      expect(complaints.filter((one) => /Content Security|Trusted|TypeError/i.test(one))).toEqual([]);
    });
  });

  test('HTML that any code of the admin hands to the browser is sanitized, and refused where no editor is open', async () => {
    await site.onPage({}, async (page, _complaints, context) => {
      const ran = await collectRuns(page);
      const blank = await context.newPage();
      await signInAs(page, 'ina', '/admin/casinos');
      await page.getByRole('rowheader').first().waitFor();
      expect(await handToBrowser(page, '<p>One</p>')).toMatch(/^TypeError/);
      await page.goto('/admin/casinos/paper-kite/edit');
      await page.getByRole('tab', { name: 'Details' }).click();
      await editorOf(page).waitFor();
      for (const hostile of HOSTILE_HTML)
        expect(await handToBrowser(page, hostile), hostile).toBe(
          await handToBrowser(blank, sanitizeHtml(hostile)),
        );
      expect(ran).toEqual([]);
    });
  });

  test('after a paste without format the next paste keeps its format, clean', async () => {
    await site.onPage({}, async (page, complaints) => {
      await openEditor(page);
      await startAnew(page);
      await page.evaluate(() => {
        const key = { key: 'V', ctrlKey: true, shiftKey: true, bubbles: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
      });
      await paste(page, '<p>One <b>bold</b></p>');
      await paste(page, '<p>Two <b onclick="run()">bold</b></p>');
      expect(await saved(page)).toContain('Two <strong>bold</strong>');
      expect(complaints).toEqual([]);
    });
  });

  test('a text whose HTML says more than the editor shows opens as HTML, and loses nothing', async () => {
    await site.onPage({}, async (page) => {
      await openEditor(page);
      await page.getByRole('button', { name: 'HTML source' }).click();
      const ruby = '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>';
      await page.getByRole('textbox', { name: 'Detailed Review: HTML' }).fill(ruby);
      expect(await saved(page)).toBe(ruby);
    });
    await site.onPage({}, async (page) => {
      await page.goto('/admin/casinos/paper-kite/edit');
      await openEditorWithSource(page);
      await page.getByText('This text has parts that only its HTML can hold.').waitFor();
    });
  });

  test('the editor and its dialogs have no accessibility faults, on a phone and on a screen', async () => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await site.onPage({ viewport }, async (page) => {
        await openSource(page);
        await expectAccessible(page, 'the source of a text', APPEARANCE_RULES);
        await page
          .getByRole('textbox', { name: 'Detailed Review: HTML' })
          .fill('<p>Words <img src="/logo.svg"></p>');
        await page.getByRole('button', { name: 'Back to the text' }).click();
        await expectAccessible(page, 'the editor', APPEARANCE_RULES);
        await page.getByRole('button', { name: 'Describe it' }).click();
        await page.getByRole('dialog', { name: 'Image' }).waitFor();
        await expectAccessible(page, 'the dialog of a picture', APPEARANCE_RULES);
      });
    }
  });
});

/** Sets HTML as inner HTML of an element on the page; what the browser made of it, or the error that it threw. */
async function handToBrowser(page: Page, html: string): Promise<string> {
  return await page.evaluate((given) => {
    const element = document.createElement('div');
    try {
      document.body.append(element);
      element.innerHTML = given;
      return element.innerHTML;
    } catch (error) {
      return String(error);
    } finally {
      element.remove();
    }
  }, html);
}

/** Opens the HTML of the review: it opens as that, unless the draft of another page has a text that the editor holds. */
async function openSource(page: Page): Promise<void> {
  await signInAs(page, 'ina', '/admin/casinos/paper-kite/edit');
  await page.getByRole('tab', { name: 'Details' }).click();
  const toSource = page.getByRole('button', { name: 'HTML source' });
  await toSource
    .or(page.getByRole('button', { name: 'Back to the text' }))
    .first()
    .waitFor();
  if (await toSource.isVisible()) await toSource.click();
}

/** Opens the form of a casino whose review only HTML can hold. */
async function openEditorWithSource(page: Page): Promise<void> {
  await signInAs(page, 'ina', '/admin/casinos/paper-kite/edit');
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('textbox', { name: 'Detailed Review: HTML' }).waitFor();
}
