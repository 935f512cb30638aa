import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pngFile } from '../../../packages/core/src/values/testing/small-pictures.js';
import { addStaff, signInAs } from '../staff.js';
import { holdRequests, servedSite } from '../test-sites.js';

const site = servedSite();

beforeAll(() => addStaff(site.storage, 'ina'));

/** A file that is chosen for a field, of so many pixels in a row. */
const picture = (width: number) => ({
  name: `${width}.png`,
  mimeType: 'image/png',
  buffer: Buffer.from(pngFile(width, 1)),
});

/** Puts pictures of these widths into the editor as a paste or a drop does. */
async function bring(page: Page, kind: 'paste' | 'drop', widths: number[]): Promise<void> {
  const urls = await Promise.all(widths.map((width) => drawnPicture(page, width)));
  await editorOf(page).evaluate(
    (element, [event, brought]) => {
      const data = new DataTransfer();
      for (const [i, url] of brought.entries()) {
        const bytes = Uint8Array.from(atob(url.split(',')[1] as string), (one) => one.charCodeAt(0));
        data.items.add(new File([bytes], `${i}.png`, { type: 'image/png' }));
      }
      const options = { bubbles: true, cancelable: true };
      const { left, bottom } = (element.lastElementChild ?? element).getBoundingClientRect();
      const at = { clientX: left + 2, clientY: bottom - 4 };
      element.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, ...at, dataTransfer: data }),
      );
    },
    [kind, urls] as const,
  );
}

/** A picture that a browser can show, as a data URL. */
const drawnPicture = (page: Page, width: number) =>
  page.evaluate((size) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: 1 });
    canvas.getContext('2d')?.fillRect(0, 0, size, 1);
    return canvas.toDataURL('image/png');
  }, width);

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Detailed Review', exact: true });

/** The editor of a review with this text in it, and the caret behind it. */
async function writeReview(page: Page, text: string): Promise<void> {
  await signInAs(page, 'ina', '/admin/casinos/paper-kite/edit');
  await page.getByRole('tab', { name: 'Details' }).click();
  await editorOf(page).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

/** The editor's text, with the width of each picture in brackets. */
const written = (page: Page) =>
  editorOf(page).evaluate(async (element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('.ProseMirror-separator, .ProseMirror-trailingBreak').forEach((one) => {
      one.remove();
    });
    for (const image of copy.querySelectorAll('img')) {
      const shown = new Image();
      shown.src = image.src;
      await shown.decode();
      image.replaceWith(`[${shown.naturalWidth}]`);
    }
    return [...copy.children].map(({ textContent }) => textContent).join('/');
  });

const MEDIA = '**/api/media.add';

test('pictures that are dropped together come in their order, also where the text went while they were sent', async () => {
  await site.onPage({}, async (page, complaints) => {
    await writeReview(page, 'Once there was a text');
    const earlier = complaints.length;
    const release = await holdRequests(page, MEDIA);
    await bring(page, 'drop', [11, 12, 13]);
    await page.getByText('Preparing the picture').waitFor();
    await editorOf(page).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('New');
    release();
    await expect.poll(() => written(page)).toMatch(/^(New|\/|\[11\]\[12\]\[13\]){2,3}$/);
    expect(complaints.slice(earlier)).toEqual([]);
  });
});

test('a picture comes where it was pasted, and neither what is written nor what is selected meanwhile is lost', async () => {
  await site.onPage({}, async (page) => {
    await writeReview(page, 'One ');
    const release = await holdRequests(page, MEDIA);
    await bring(page, 'paste', [14]);
    await page.keyboard.type(' two three');
    await page.keyboard.press('Shift+Control+ArrowLeft');
    release();
    await expect.poll(() => written(page)).toBe('One [14] two three');
    await page.keyboard.type('four');
    expect(await written(page)).toBe('One [14] two four');
  });
});

test('a picture replaces what was selected when it was pasted, unless that was changed meanwhile', async () => {
  await site.onPage({}, async (page) => {
    await writeReview(page, 'One two');
    await page.keyboard.press('Shift+Control+ArrowLeft');
    await bring(page, 'paste', [15]);
    await expect.poll(() => written(page)).toBe('One [15]');
    await page.keyboard.type(' six');
    await page.keyboard.press('Shift+Control+ArrowLeft');
    const release = await holdRequests(page, MEDIA);
    await bring(page, 'paste', [16]);
    await page.keyboard.type('seven');
    release();
    await expect.poll(() => written(page)).toBe('One [15] [16]seven');
  });
});

test('HTML with pictures inside comes where it was pasted', async () => {
  await site.onPage({}, async (page) => {
    await writeReview(page, 'One ');
    const release = await holdRequests(page, MEDIA);
    const src = await drawnPicture(page, 17);
    await editorOf(page).evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, `<b>two</b> <img src="${src}" alt="Dots">`);
    await page.keyboard.type(' three');
    await page.keyboard.press('Control+A');
    release();
    await expect.poll(() => written(page)).toBe('One two [17] three');
  });
});

test('a form that is left while a picture is sent complains of nothing', async () => {
  await site.onPage({}, async (page, complaints) => {
    await writeReview(page, 'One');
    const earlier = complaints.length;
    const release = await holdRequests(page, MEDIA);
    await bring(page, 'paste', [18]);
    await page.keyboard.press('Control+S');
    await page.getByText('Paper Kite: saved').waitFor();
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Games' }).waitFor();
    const stored = page.waitForResponse(MEDIA);
    release();
    await (await stored).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(complaints.slice(earlier)).toEqual([]);
  });
});

test('of two pictures for one field the one that was chosen last is kept, whichever is stored first', async () => {
  await site.onPage({}, async (page) => {
    await signInAs(page, 'ina', '/admin/casinos/paper-kite/edit');
    const logo = page.getByRole('textbox', { name: 'Logo' });
    const choose = page.locator('input[type=file]').first();
    const release = await holdRequests(page, MEDIA);
    const sent = page.waitForRequest(MEDIA);
    await choose.setInputFiles(picture(21));
    await sent;
    await page.getByText('Preparing the picture').waitFor();
    await page.route(MEDIA, (route) => route.continue());
    const answered = page.waitForResponse(MEDIA);
    await choose.setInputFiles(picture(22));
    await (await answered).finished();
    await expect.poll(() => logo.inputValue()).toMatch(/^\/media\/[0-9a-f]{32}\.png$/);
    const last = await logo.inputValue();
    // The first is still on its way.
    expect(await page.getByText('Preparing the picture').count()).toBe(1);
    release();
    await page.getByText('Preparing the picture').waitFor({ state: 'detached' });
    expect(await logo.inputValue()).toBe(last);
  });
});

test('pictures that are added while others are sent are all kept', async () => {
  await site.onPage({}, async (page) => {
    await signInAs(page, 'ina', '/admin/casinos/paper-kite/edit');
    await page.getByRole('tab', { name: 'Details' }).click();
    const shots = page.getByRole('listitem').filter({ has: page.locator('img[alt^="Picture "]') });
    const before = await shots.count();
    const choose = page.locator('input[type=file][multiple]');
    const release = await holdRequests(page, MEDIA);
    const sent = page.waitForRequest(MEDIA);
    await choose.setInputFiles(picture(31));
    await sent;
    await page.route(MEDIA, (route) => route.continue());
    await choose.setInputFiles([picture(32), picture(33)]);
    await expect.poll(() => shots.count()).toBeGreaterThanOrEqual(before + 2);
    release();
    await expect.poll(() => shots.count()).toBe(before + 3);
  });
});
