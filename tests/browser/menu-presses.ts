import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** How a person presses: a mouse or a finger, in the middle of what is named or at a point of it. */
export type Press = (target: Locator, options?: { position?: { x: number; y: number } }) => Promise<void>;

/** A mouse, and a finger, with the options of a context that has it. */
export const HANDS = [
  { hand: 'a mouse', options: {}, press: (target, at) => target.click(at) },
  { hand: 'a finger', options: { hasTouch: true }, press: (target, at) => target.tap(at) },
] as const satisfies readonly { hand: string; options: object; press: Press }[];

/** Presses what people press in the menus of a list and a post: words and empty space. Each keeps its menu open. */
export async function pressInMenus(
  page: Page,
  press: Press,
  post = 'how-to-read-bonus-terms',
): Promise<void> {
  await page.goto('/best-casinos');
  const payment = page.locator('details', { has: page.locator('summary', { hasText: 'Payment method' }) });
  await press(payment.locator('summary'));
  await press(payment.getByText('Mastercard', { exact: true }));
  await expect.poll(() => new URL(page.url()).searchParams.get('payment')).toBe('mastercard');
  await payment.getByRole('checkbox', { name: /^Mastercard/, checked: true }).waitFor();
  await expectOpen(payment);
  await pressEmptySpace(payment, press);

  await page.goto(`/blog/${post}`);
  const share = page.locator('details', { has: page.locator('summary', { hasText: 'Share' }) });
  await press(share.locator('summary'));
  await pressEmptySpace(share, press);
  await press(page.getByRole('heading', { level: 1 }));
  await expect.poll(() => isOpen(share)).toBe(false);
}

async function pressEmptySpace(menu: Locator, press: Press): Promise<void> {
  await press(menu.locator('> :not(summary)'), { position: { x: 3, y: 3 } });
  await expectOpen(menu);
}

async function expectOpen(menu: Locator): Promise<void> {
  expect(await isOpen(menu)).toBe(true);
}

function isOpen(menu: Locator): Promise<boolean> {
  return menu.evaluate((element) => (element as HTMLDetailsElement).open);
}
