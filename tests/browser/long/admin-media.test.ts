import { openStore, runtime } from '@croupier/core';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';
import { demoSite } from '../test-sites.js';

const site = adminSite();
const demo = demoSite();

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function addDot(page: Page): Promise<void> {
  await page
    .getByLabel(/^Add pictures/)
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') });
  await page.getByRole('button', { name: 'Actions dot.png' }).waitFor();
}

const isShown = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'dot.png' })
    .locator('img')
    .evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);

test('a picture of the library gets a title and an alternative text, and is copied as HTML with it', async () => {
  await site.onPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page, complaints) => {
    await site.signIn(page, '/admin/media');
    await addDot(page);
    await page.getByText('No alternative text').waitFor();
    await page.getByRole('button', { name: 'Actions dot.png' }).click();
    await page.getByRole('menuitem', { name: 'Title and alternative text' }).click();
    await page.getByLabel(/^Alternative text/).fill('A "dot", very small');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('dot.png: saved').waitFor();
    await page.getByRole('img', { name: 'A "dot", very small' }).waitFor();
    await page.getByRole('button', { name: 'Actions dot.png' }).click();
    await page.getByRole('menuitem', { name: 'Copy as HTML' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^<img src="\/media\/\w+\.png" alt="A &quot;dot&quot;, very small" width="1" height="1">$/);
    const { files } = await openStore(site.storage, runtime).question((content) => content.media.get());
    expect(files).toMatchObject([{ title: 'dot.png', alt: 'A "dot", very small' }]);
    expect(complaints).toEqual([]);
  });
});

/** Adds a picture of two halves, red and blue, 400 × 200 pixels, made by the browser. */
async function addHalves(page: Page): Promise<void> {
  await page.getByLabel(/^Add pictures/).waitFor();
  await page.getByLabel(/^Add pictures/).setInputFiles(await halves(page));
}

/** The PNG of two halves. */
async function halves(page: Page) {
  const png = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
    const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    for (const [at, color] of ['red', 'blue'].entries()) {
      context.fillStyle = color;
      context.fillRect(at * 200, 0, 200, 200);
    }
    return canvas.toDataURL('image/png').split(',')[1] as string;
  });
  return { name: 'halves.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
}

async function openCrop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Actions halves.png' }).click();
  await page.getByRole('menuitem', { name: 'Crop' }).click();
  await page.getByText('320 × 160 pixels').waitFor();
}

/** The color of the first and of the last pixel of a picture, as the browser reads it. */
const edgeColors = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: title })
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      // In the demo its address fails first, then it is shown from the storage.
      while (!image.complete || image.naturalWidth === 0) await new Promise(requestAnimationFrame);
      const { naturalWidth: width, naturalHeight: height } = image;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      return [
        [...context.getImageData(0, 0, 1, 1).data],
        [...context.getImageData(width - 1, height - 1, 1, 1).data],
      ];
    });

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

test('a picture is cropped by keyboard: the part is a picture of its own, the original stays, and it is undone', async () => {
  await site.onPage({}, async (page, complaints) => {
    await site.signIn(page, '/admin/media');
    await addHalves(page);
    await openCrop(page);
    await expectAccessible(page, 'the crop of a picture', APPEARANCE_RULES);
    const frame = page.getByRole('group', { name: /^Frame\./ });
    await expect.poll(() => frame.evaluate((at) => at === document.activeElement)).toBe(true);
    const left = page.getByRole('button', { name: /^Frame, left\./ });
    await left.focus();
    for (let presses = 0; presses < 40; presses++) await page.keyboard.press('Shift+ArrowRight');
    await page.getByText(/^\d\d? × 160 pixels$/).waitFor();
    await page.getByLabel(/^Alternative text/).fill('Blue');
    await page.getByRole('button', { name: 'Add as a new picture' }).press('Enter');
    await page.getByText('halves (cropped).png: added').waitFor();
    await page.getByRole('img', { name: 'Blue' }).waitFor();
    expect(await edgeColors(page, 'halves (cropped).png')).toEqual([BLUE, BLUE]);
    expect(await edgeColors(page, 'halves.png')).toEqual([RED, BLUE]);
    const toast = page.getByRole('listitem').filter({ hasText: 'halves (cropped).png: added' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.getByRole('img', { name: 'Blue' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

test('the focal point of a picture is set by pointer and by keyboard, and taken back to the middle', async () => {
  await site.onPage({}, async (page, complaints) => {
    await site.signIn(page, '/admin/media');
    await addHalves(page);
    const open = async () => {
      await page.getByRole('button', { name: 'Actions halves.png' }).click();
      await page.getByRole('menuitem', { name: 'Focal point' }).click();
    };
    const dialog = page.getByRole('dialog', { name: 'Focal point' });
    const save = async () => {
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    const stored = async () =>
      (await openStore(site.storage, runtime).question((content) => content.media.get())).files.find(
        ({ title }) => title === 'halves.png',
      )?.focus;
    await open();
    const picture = await dialog.locator('img').first().boundingBox();
    if (picture === null) throw new Error('no picture');
    await page.mouse.click(picture.x + picture.width * 0.75, picture.y + picture.height * 0.25);
    const [left, top] = ['From the left, in percent', 'From the top, in percent'].map((name) =>
      dialog.getByRole('textbox', { name }),
    );
    await expect.poll(() => left?.inputValue()).toBe('75');
    await top?.focus();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'the focal point of a picture', APPEARANCE_RULES);
    await save();
    expect(await stored()).toEqual({ x: 75, y: 24 });
    await open();
    await dialog.getByRole('button', { name: 'Back to the middle' }).press('Enter');
    await save();
    expect(await stored()).toBeUndefined();
    expect(complaints).toEqual([]);
  });
});

test('a picture is replaced by another, which shows in its place, and one undo brings the old one back', async () => {
  await site.onPage({}, async (page, complaints) => {
    await site.signIn(page, '/admin/media');
    const { buffer } = await halves(page);
    const mirrored = {
      name: 'mirrored.png',
      mimeType: 'image/png',
      buffer: await sharp(buffer).flop().toBuffer(),
    };
    await page.getByRole('button', { name: 'Actions halves.png' }).click();
    await page.getByRole('menuitem', { name: 'Replace' }).click();
    const dialog = page.getByRole('dialog', { name: 'Replace' });
    await dialog.getByLabel(/^The new picture/).setInputFiles(mirrored);
    await dialog.getByRole('img', { name: 'mirrored.png' }).waitFor();
    await expectAccessible(page, 'the replacement of a picture', APPEARANCE_RULES);
    await dialog.getByRole('button', { name: 'Put it in place' }).click();
    await page.getByText('halves.png: replaced').waitFor();
    expect(await edgeColors(page, 'halves.png')).toEqual([BLUE, RED]);
    const toast = page.getByRole('listitem').filter({ hasText: 'halves.png: replaced' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => edgeColors(page, 'halves.png')).toEqual([RED, BLUE]);
    expect(complaints).toEqual([]);
  });
});

test('a picture is cropped by pointer to a shape, in the demo too', async () => {
  await demo.onPage({}, async (page, complaints) => {
    await page.goto('/admin/media');
    await page.getByLabel(/^Username or email/).fill('admin');
    await page.getByLabel(/^Password/).fill('sample-password');
    await page.getByRole('button', { name: 'Login' }).click();
    await addHalves(page);
    await openCrop(page);
    await page.getByLabel('Shape').selectOption({ label: 'Square' });
    await page.getByText('200 × 200 pixels').waitFor();
    const frame = await page.getByRole('group', { name: /^Frame\./ }).boundingBox();
    if (frame === null) throw new Error('no frame');
    await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await page.mouse.down();
    await page.mouse.move(frame.x - frame.width, frame.y + frame.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Add as a new picture' }).click();
    await page.getByText('halves (cropped).png: added').waitFor();
    expect(await edgeColors(page, 'halves (cropped).png')).toEqual([RED, RED]);
    expect(complaints).toEqual([]);
  });
});

test('a picture is cropped in the form that shows it: the form takes the part, and the whole stays in the library', async () => {
  await site.onPage({}, async (page, complaints) => {
    await site.signIn(page, '/admin/casinos/new');
    await page.getByLabel(/^Name/).fill('Cropped');
    await page.getByLabel(/^Description/).fill('With a square logo.');
    const logo = page.getByRole('textbox', { name: 'Logo' });
    await page
      .getByLabel('Choose a picture')
      .first()
      .setInputFiles(await halves(page));
    await expect.poll(() => logo.inputValue()).toMatch(/^\/media\//);
    const whole = await logo.inputValue();
    await page.getByRole('button', { name: 'Crop the picture' }).click();
    await page.getByLabel('Shape').selectOption({ label: 'Square' });
    await page.getByRole('button', { name: 'Add as a new picture' }).click();
    await expect.poll(() => logo.inputValue()).not.toBe(whole);
    const part = await logo.inputValue();
    expect(part).toMatch(/^\/media\//);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Cropped: added').waitFor();
    const { casino, files } = await openStore(site.storage, runtime).question((content) => ({
      casino: content.casinos.require('cropped'),
      files: content.media.get().files.map(({ file }) => `/media/${file}`),
    }));
    expect(casino.logo).toBe(part);
    expect(files).toEqual(expect.arrayContaining([whole, part]));
    expect(complaints).toEqual([]);
  });
});

/** A PNG of 1600 × 900 pixels, whose left half is red, and right half blue. */
const wideLogo = () =>
  sharp({ create: { width: 1_600, height: 900, channels: 3, background: 'red' } })
    .composite([
      {
        input: { create: { width: 800, height: 900, channels: 3, background: 'blue' } },
        left: 800,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

test('a logo goes into the library as it was chosen, is cropped from all its pixels, and is shown in a small variant', async () => {
  const original = await wideLogo();
  await site.onPage({}, async (page, complaints) => {
    await site.signIn(page, '/admin/casinos/new');
    await page.getByLabel(/^Name/).fill('Wide Logo');
    await page.getByLabel(/^Description/).fill('With a large logo.');
    const logo = page.getByRole('textbox', { name: 'Logo' });
    await page
      .getByLabel('Choose a picture')
      .first()
      .setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: original });
    await expect.poll(() => logo.inputValue()).toMatch(/^\/media\//);
    const whole = await logo.inputValue();
    const kept = await site.storage.media.read(whole.replace('/media/', ''));
    expect(Buffer.from(kept ?? []).equals(original)).toBe(true);
    await page.getByText('Crop the picture', { exact: true }).click();
    await page.getByLabel('Shape').selectOption({ label: 'Square' });
    await page.getByText('900 × 900 pixels').waitFor();
    await page.getByText('Add as a new picture', { exact: true }).click();
    await expect.poll(() => logo.inputValue()).not.toBe(whole);
    const part = (await logo.inputValue()).replace('/media/', '');
    const { width, height } = await sharp(await site.storage.media.read(part)).metadata();
    expect([width, height]).toEqual([900, 900]);
    await page.getByText('Save', { exact: true }).click();
    await page.getByText('Wide Logo: added').waitFor();
    expect(await site.storage.media.list()).toEqual(
      expect.arrayContaining([whole.replace('/media/', ''), part]),
    );
    await page.goto('/casino/wide-logo');
    const shown = page.locator('[data-part="logo"] img').first();
    expect(await shown.getAttribute('src')).toBe(`/media/${part.replace('.png', '-160.webp')}`);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
    expect(complaints).toEqual([]);
  });
});

test('a picture of more than 10 MB is refused with what to do before anything is sent, in a form and in the library', async () => {
  const file = { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 ** 2 + 1) };
  await site.onPage({}, async (page) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await site.signIn(page, '/admin/casinos/new');
    const choose = page.getByLabel('Choose a picture').first();
    await choose.setInputFiles(file);
    const words = 'huge.png: it is larger than 10 MB';
    const hint = 'Make it smaller, or save it with more compression.';
    await page.getByText(`${words}. ${hint}`).waitFor();
    await page.goto('/admin/media');
    await page.getByLabel(/^Add pictures/).setInputFiles(file);
    await page.getByText(words, { exact: true }).waitFor();
    await page.getByText(hint, { exact: true }).waitFor();
    expect(sent.filter((path) => path.includes('media.add'))).toEqual([]);
  });
});

test('the demo, where pictures have little room, scales a logo down before it keeps it', async () => {
  const original = await wideLogo();
  await demo.onPage({}, async (page) => {
    await page.goto('/admin/casinos/new');
    await page.getByLabel(/^Username or email/).fill('admin');
    await page.getByLabel(/^Password/).fill('sample-password');
    await page.getByRole('button', { name: 'Login' }).click();
    await page
      .getByLabel('Choose a picture')
      .first()
      .setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: original });
    const preview = page.getByRole('img', { name: 'Logo: preview' });
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([200, 113]);
  });
});

test('a picture that is added in the demo is seen in its library, also after a reload', async () => {
  await demo.onPage({}, async (page) => {
    await page.goto('/admin/media');
    await page.getByLabel(/^Username or email/).fill('admin');
    await page.getByLabel(/^Password/).fill('sample-password');
    await page.getByRole('button', { name: 'Login' }).click();
    await addDot(page);
    await expect.poll(() => isShown(page)).toBe(true);
    await page.reload();
    await expect.poll(() => isShown(page)).toBe(true);
  });
});

test('a field of a form takes a picture of the library, found by a word and chosen by keyboard, and the library then names the place', async () => {
  await site.onPage({}, async (page, complaints) => {
    await site.signIn(page, '/admin/media');
    await addHalves(page);
    await page.getByRole('button', { name: 'Actions halves.png' }).waitFor();
    await page.goto('/admin/settings');
    const logo = page.getByRole('textbox', { name: 'Logo', exact: true });
    await logo.waitFor();
    const field = page.getByRole('group').or(page.locator('div')).filter({ has: logo }).last();
    const open = field.getByRole('button', { name: 'From the library' });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pictures of the library' });
    await dialog.getByRole('searchbox').fill('no such thing');
    await dialog.getByText('0 pictures').waitFor();
    await dialog.getByRole('searchbox').fill('halves');
    const picture = dialog.getByRole('button', { name: 'halves.png' }).first();
    await picture.waitFor();
    await expectAccessible(page, 'the pictures of the library', APPEARANCE_RULES);
    await picture.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => logo.inputValue()).toMatch(/^\/media\/\w+\.png$/);
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Your settings have been saved').first().waitFor();
    await page.goto('/admin/media?q=halves.png');
    await page.getByText('Used in 1 place').first().waitFor();
    expect(complaints).toEqual([]);
  });
});
