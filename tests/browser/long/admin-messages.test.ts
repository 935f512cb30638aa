import { messagesSend } from '@croupier/core';
import { beforeAll, expect, test } from 'vitest';
import { SIDEWAYS } from '../admin-screens.js';
import { adminSite } from '../admin-site.js';
import { performOn } from '../staff.js';

const site = adminSite();

const ARABIC = {
  name: 'ليلى',
  email: 'layla@example.com',
  text: 'هل يدفع هذا الكازينو خلال يوم؟',
  consent: 'أوافق.',
};

beforeAll(async () => {
  const send = (message: typeof ARABIC) => performOn(site.storage)(messagesSend, message);
  await send({ name: 'Ana', email: 'ana@example.com', text: 'Nine days.', consent: 'Keep it for a year.' });
  await send(ARABIC);
});

test.each([390, 1440])('at %i px a message is read in the direction of its own language', async (width) => {
  await site.onPage({ viewport: { width, height: 900 } }, async (page) => {
    await site.signIn(page, '/admin/messages');
    const directionOf = (text: string) =>
      page.getByText(text, { exact: true }).evaluate((one) => getComputedStyle(one).direction);
    expect(await directionOf(ARABIC.text)).toBe('rtl');
    expect(await directionOf('Nine days.')).toBe('ltr');
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await directionOf('Nine days.')).toBe('ltr');
    expect(await directionOf(ARABIC.email)).toBe('ltr');
    expect(await page.evaluate(SIDEWAYS)).toEqual([]);
  });
});

test('with the keyboard alone staff find a message, read its consent and delete it', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/messages');
    await page.getByText('Nine days.').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('nine');
    await expect.poll(() => page.getByText(ARABIC.text).count()).toBe(0);
    const press = async (keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const tabTo = async (name: string) => {
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
      for (let n = 0; n < 30 && (await focused()) !== name; n++) await page.keyboard.press('Tab');
      expect(await focused()).toBe(name);
    };
    await tabTo('Agreed to');
    await press(['Enter']);
    await page.getByText('Keep it for a year.').waitFor();
    await press(['Tab', 'Enter']);
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    await press(['End', 'Enter']);
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.waitFor();
    await tabTo('Delete');
    await press(['Enter']);
    await expect.poll(() => page.getByText('Nine days.').count()).toBe(0);
  });
});
