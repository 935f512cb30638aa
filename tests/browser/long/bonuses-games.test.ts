import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { selectViewports } from '../route-checks.js';
import { servedSite } from '../test-sites.js';

/** The literal texts of the specification for each screen. */
const LITERAL: Record<string, string[]> = {
  '/bonuses': [
    ...['Exclusive Bonuses', 'Verified Casinos', 'Updated Daily', 'Easy Claiming'],
    ...['Welcome Bonuses', 'No Deposit', 'Reload Bonuses', 'Cashback'],
    ...['EXCLUSIVE', 'Claim Bonus', 'out of 10', 'Wagering', 'Min Deposit', 'Valid Until'],
  ],
  '/games': ['Slots', 'Table Games', 'Live Casino', 'Jackpots', 'Featured Games', 'Play'],
  '/complaints': [
    ...['All Statuses', 'Resolved', 'In Progress', 'Pending', 'Submit New Complaint', 'View Details'],
    ...[
      'Contact Player',
      'Casino Name',
      'Issue Type',
      'Amount Involved',
      'Your Name',
      'Email',
      'Description',
    ],
  ],
  '/forum': ['New Topic', 'HOT', 'Pinned', 'Top Members', 'Forum Rules', "Who's Online"],
  '/tournaments': ['All', 'Active', 'Upcoming', 'Completed', 'Join Tournament'],
};

const served = servedSite((content) => {
  const visitUrl = 'https://offer.example/';
  content.bonuses.insert({ casino: 'Copper Heron', title: 'Over', validUntil: '2020-01-01', visitUrl });
  content.bonuses.insert({ casino: 'Brass Magpie', title: 'Too good', rating: 9, visitUrl });
});

describe.each(selectViewports(0, 1))('at %s', (_name, width, colorScheme) => {
  test.each(Object.entries(LITERAL))('%s shows its content without errors', async (path, texts) => {
    await served.onPage({ viewport: { width, height: 900 }, colorScheme }, async (page, complaints) => {
      await page.goto(path);
      const words = await page.evaluate(() => document.querySelector('main')?.textContent);
      for (const text of texts) expect(words, text).toContain(text);
      expect(complaints).toEqual([]);
    });
  });
});

describe('without script, by keyboard alone,', () => {
  const bare = { javaScriptEnabled: false };
  const cards = (page: Page) => page.locator('main article').getByRole('heading').allInnerTexts();

  test('the tabs of bonuses are links, and an expired bonus has no link to the casino', async () => {
    await served.onPage(bare, async (page) => {
      await page.goto('/bonuses');
      const [over] = await page.getByRole('article').filter({ hasText: 'This offer has ended.' }).all();
      expect(await over?.getByRole('link', { name: /Claim/ }).count()).toBe(0);
      const blacklisted = page.getByRole('article').filter({ hasText: 'Too good' });
      expect(await blacklisted.count()).toBe(1);
      expect(await blacklisted.locator('[rel*=sponsored]').count()).toBe(0);
      await page
        .getByRole('link', { name: /^Reload Bonuses/ })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/bonuses/type/reload#bonuses');
      expect(await cards(page)).toEqual(['Thursday Reload: 40% up to €80']);
      await page.getByRole('link', { name: 'Read Review: Copper Heron' }).press('Enter');
      await page.waitForURL('**/casino/copper-heron');
    });
  });

  test('a form searches and sorts games within their tab', async () => {
    await served.onPage(bare, async (page) => {
      await page.goto('/games/category/table');
      await page.getByLabel('Sort by').selectOption('name');
      await page.getByLabel('Search games').fill('quillback');
      await page.getByLabel('Search games').press('Enter');
      await page.waitForURL('**/games?category=table&q=quillback&sort=name');
      expect(await cards(page)).toEqual(['Single Zero', 'Slow River Blackjack']);
      const off = page.getByRole('button', { name: /^Play\. Single Zero: there is no address/ });
      expect(await off.isDisabled()).toBe(true);
    });
  });

  test('a visitor searches complaints and tournaments, and filters them by status', async () => {
    await served.onPage(bare, async (page) => {
      await page.goto('/complaints');
      await page.getByLabel('Status').selectOption({ label: 'Resolved' });
      await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
      await page.waitForURL('**/complaints/status/resolved');
      expect(await cards(page)).toEqual(['Bonus terms', 'Game fault']);
      await page.goto('/tournaments?q=quay');
      await page.getByRole('link', { name: /^Upcoming/ }).press('Enter');
      await page.waitForURL('**/tournaments?q=quay&status=upcoming');
      expect(await cards(page)).toEqual(['Quayside Blackjack', 'Lanterns Live']);
      await page.getByLabel('Search tournaments').fill('nothing');
      await page.getByLabel('Search tournaments').press('Enter');
      await page.getByText('No tournaments found').waitFor();
    });
  });

  test('the forum is searched, and its categories lead to their topics', async () => {
    await served.onPage(bare, async (page) => {
      await page.goto('/forum');
      const topics = () => page.locator('main ol').first().getByRole('heading').allInnerTexts();
      expect((await topics())[0]).toMatch(/^Read this first/);
      await page.getByRole('link', { name: 'Staying in Control' }).press('Enter');
      await page.waitForURL('**/forum?q=Staying+in+Control');
      expect(await topics()).toEqual(['A deposit limit that I could not raise in a weak moment']);
    });
  });

  test('a sample button says that it is a sample and sends nothing', async () => {
    await served.onPage(bare, async (page) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() || request.method() !== 'GET') sent.push(request.url());
      });
      const buttons = {
        '/complaints': ['View Details', 'Contact Player', 'Submit Complaint'],
        '/forum': ['New Topic'],
        '/tournaments': ['Join Tournament'],
      };
      for (const [path, names] of Object.entries(buttons)) {
        await page.goto(path);
        sent.length = 0;
        for (const name of names) {
          await page.getByRole('button', { name, exact: true }).first().press('Enter');
          const answer = page.locator('[popover]:popover-open');
          expect(await answer.innerText(), name).toContain('Sample content');
          await page.keyboard.press('Escape');
          await answer.waitFor({ state: 'detached' });
        }
        expect(sent, path).toEqual([]);
      }
    });
  });

  test('the button opens the complaint form, and the form keeps what a visitor enters', async () => {
    await served.onPage(bare, async (page) => {
      await page.goto('/complaints');
      await page.getByRole('link', { name: 'Submit New Complaint' }).press('Enter');
      await page.waitForURL(`${served.address}/complaints#new-complaint`);
      await page.getByLabel('Casino Name').fill('Copper Heron');
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Email').press('Enter');
      await page.getByRole('button', { name: 'Submit Complaint' }).press('Enter');
      expect(await page.locator('[popover]:popover-open').innerText()).toContain('nothing is sent');
      expect(await page.getByLabel('Casino Name').inputValue()).toBe('Copper Heron');
      expect(page.url()).toBe(`${served.address}/complaints#new-complaint`);
    });
  });
});

test('with script, search results update while a visitor types, and their number is announced', async () => {
  await served.onPage({}, async (page, complaints) => {
    await page.goto('/games');
    await page.getByLabel('Search games').pressSequentially('harbour');
    await page.getByText('1 game', { exact: true }).first().waitFor();
    await page.getByLabel('Search games').fill('nothing of the kind');
    await page.getByText('No games found').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
    expect(complaints).toEqual([]);
  });
});
