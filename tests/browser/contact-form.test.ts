import { messagesList, OWNER } from '@croupier/core';
import { contactLabels } from '@croupier/core/messages';
import { pageTexts } from '@croupier/core/page-texts';
import { expect, test } from 'vitest';
import { expectAccessible } from './page-checks.js';
import { performOn } from './staff.js';
import { servedSite } from './test-sites.js';

const texts = pageTexts('contact');

const site = servedSite(({ settings }) => settings.set({ ...settings.get(), hasContactForm: true }));

test.each([true, false])(
  'by keyboard alone a message is written, corrected and sent; with script: %s',
  async (javaScriptEnabled) => {
    await site.onPage({ javaScriptEnabled, colorScheme: 'dark' }, async (page) => {
      const name = javaScriptEnabled ? 'Ana' : 'Bo';
      await page.goto('/contact');
      await page.getByLabel(texts.name).focus();
      // A browser takes it for a name.
      await page.keyboard.type(' ');
      await page.keyboard.press('Tab');
      await page.keyboard.type('ana@example.com');
      await page.keyboard.press('Tab');
      await page.keyboard.type('The payout took nine days.');
      // The field that people do not see is skipped.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await page.getByText(contactLabels.refusals.name).waitFor();
      if (javaScriptEnabled) await expectAccessible(page, 'a refused message');
      await page.getByLabel(texts.name).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await page.getByText(texts.sentTitle).waitFor();
      if (javaScriptEnabled) await expectAccessible(page, 'a message that was sent');
      const { result } = await performOn(site.storage)(messagesList, {}, { actor: OWNER });
      expect(result.records[0]).toMatchObject({ name, text: 'The payout took nine days.' });
    });
  },
);
