import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { bonusesAdd, casinosBlacklist, casinosDeactivate, casinosEdit } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { painted, SCRIPT, startHostServer } from './embedding-pages/host-server.js';

const host = startHostServer();
const NOTICE = '18+. Gambling can be addictive. Please play responsibly.';
const card = (slug: string, attributes = '') =>
  `<!doctype html><html lang="en"><title>A host</title><h1>Somebody else's page</h1><croupier-casino-card slug="${slug}" ${attributes}><a href="SITE/casino/${slug}">Our review</a></croupier-casino-card><script async src="SITE/embed/croupier.js"></script>`;
const onCard = (
  slug: string,
  how: Parameters<typeof host.look>[1],
  attributes = '',
  tag = 'croupier-casino-card',
) => host.look({ html: card(slug, attributes).replaceAll('croupier-casino-card', tag) }, how);

const isOfSite = (url: string) => url.startsWith(host.site);

test('a card loads on another origin, under a strict policy, with two requests beside its logos', async () => {
  await host.look('strict-policy', async (page, { requests, complaints }) => {
    const text = await painted(page);
    for (const words of ['Copper Heron', '9.2', 'Excellent', 'Visit Casino', 'Read Review', 'Ad', NOTICE]) {
      expect(text).toContain(words);
    }
    const visit = page.locator('croupier-casino-card [data-croupier-visit]');
    expect(await visit.getAttribute('rel')).toBe('sponsored nofollow noopener');
    expect(await visit.getAttribute('target')).toBe('_blank');
    expect(await page.getByRole('link', { name: 'Read Review' }).getAttribute('href')).toBe(
      `${host.site}/casino/copper-heron`,
    );
    expect(requests.filter(isOfSite).filter((url) => !url.endsWith('.webp'))).toHaveLength(2);
    // The policy blocks the style attribute of the snippet, and reports it.
    expect(complaints.filter((text) => !text.includes('inline style'))).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
      '',
      0,
      0,
    ]);
  });
});

test('links carry the ids, and each click has its own id', async () => {
  await host.perform(casinosEdit, {
    record: 'lantern-quay',
    changes: { visitUrl: 'https://go.example/{affiliateId}/?s={subid}&c={clickId}' },
  });
  await onCard(
    'lantern-quay',
    async (page) => {
      await painted(page);
      const href = () => visitOf(page).getAttribute('href');
      expect(await href()).toBe('https://go.example/guide%2F7/?s=%22%3E%3Cscript%3E&c=');
      const clicks = await clicked(page);
      const ids = clicks.map(
        ({ href }) =>
          /^https:\/\/go\.example\/guide%2F7\/\?s=%22%3E%3Cscript%3E&c=([0-9a-f]{32})$/.exec(href)?.[1],
      );
      expect(new Set(ids).size).toBe(2);
      expect(ids).toEqual(clicks.map(({ clickId }) => clickId));
      expect(page.context().pages()).toHaveLength(1);
    },
    'affiliate-id="guide/7" subid="&quot;><script>"',
  );
  await onCard(
    'copper-heron',
    async (page, { complaints }) => {
      await painted(page);
      expect(await visitOf(page).getAttribute('href')).toBe(
        'https://copper-heron.example/?affiliate_id=guide',
      );
      await expect.poll(() => complaints).toEqual(['croupier-casino-card: subid cannot be sent.']);
    },
    `affiliate-id="guide" subid="${'x'.repeat(501)}"`,
  );
});

test('a card fires events when it loads, is seen, is clicked, or fails', async () => {
  await onCard('copper-heron', async (page) => {
    await page.evaluate(() => {
      const seen: unknown[] = [];
      Object.assign(globalThis, { seen });
      for (const name of ['load', 'impression', 'error', 'visit']) {
        document.addEventListener(`croupier-${name}`, (event) => {
          const { detail, cancelable, composed, bubbles } = event as CustomEvent;
          seen.push([name, detail.slug, cancelable, composed && bubbles]);
          if (name === 'visit') event.preventDefault();
        });
      }
      // The element may have loaded already, so another one is requested.
      document.querySelector('croupier-casino-card')?.setAttribute('slug', 'lantern-quay');
    });
    await page.waitForFunction(() => (globalThis as { seen?: unknown[] }).seen?.length === 2);
    await visitOf(page).click();
    await page.evaluate(() => document.querySelector('croupier-casino-card')?.setAttribute('slug', 'nobody'));
    await page.waitForFunction(() => (globalThis as { seen?: unknown[] }).seen?.length === 4);
    expect(await page.evaluate(() => (globalThis as { seen?: unknown[] }).seen)).toEqual([
      ['load', 'lantern-quay', false, true],
      ['impression', 'lantern-quay', false, true],
      ['visit', 'lantern-quay', true, true],
      ['error', 'nobody', false, true],
    ]);
  });
});

test('a card out of view fires no impression', async () => {
  const html = `<!doctype html><div style="height: 3000px"></div>${card('copper-heron')}`;
  await host.look({ html }, async (page) => {
    await painted(page);
    await page.evaluate(() => {
      Object.assign(globalThis, { seen: 0 });
      document.addEventListener('croupier-impression', () => Object.assign(globalThis, { seen: 1 }));
    });
    await page.waitForTimeout(1_300);
    expect(await page.evaluate(() => (globalThis as { seen?: number }).seen)).toBe(0);
    await page.evaluate(() => document.querySelector('croupier-casino-card')?.scrollIntoView());
    await page.waitForFunction(() => (globalThis as { seen?: number }).seen === 1);
  });
});

test('no attribute and no part hides 18+, the terms or "Ad"', async () => {
  const names = [
    ...['slug', 'base', 'theme', 'affiliate-id', 'subid', 'height', 'query', 'limit', 'slugs', 'lang', 'dir'],
    ...['class', 'style', 'title', 'part', 'exportparts', 'slot', 'aria-hidden', 'aria-label', 'data-theme'],
    ...[
      'notice',
      'terms',
      'ad',
      'compact',
      'layout',
      'no-notice',
      'age',
      'inert',
      'contenteditable',
      'translate',
    ],
  ];
  const values = ['', 'none', 'false', 'true', '0', '0 0 0 0', '-1 -1 -1 -1', 'terms', 'display: inline'];
  await onCard('copper-heron', async (page) => {
    await painted(page);
    await page.addStyleTag({
      content:
        'croupier-casino-card::part(terms) { display: none; visibility: hidden; opacity: 0; font-size: 0; color: transparent; height: 0; max-height: 0; overflow: hidden; position: absolute; left: -999px; clip-path: inset(50%); transform: scale(0); filter: opacity(0); zoom: 0.1; scale: 0; translate: -999px; content-visibility: hidden; letter-spacing: -99px; line-height: 0 } croupier-casino-card::part(card) { height: 200px; max-height: 200px; overflow: hidden; clip-path: inset(0 0 80% 0) }',
    });
    for (const name of names.filter((one) => one !== 'slug' && one !== 'base')) {
      for (const value of values) {
        await page.evaluate(
          ([attribute, to]) => document.querySelector('croupier-casino-card')?.setAttribute(attribute, to),
          [name, value] as const,
        );
        expect(await noticeOf(page), `${name}="${value}"`).toEqual([true, true, true]);
      }
      await page.evaluate(
        (name) => document.querySelector('croupier-casino-card')?.removeAttribute(name),
        name,
      );
    }
  });
});

test('a blacklisted casino is shown with its reason and without a link', async () => {
  await onCard('brass-magpie', async (page) => {
    const text = await painted(page);
    expect(text).toContain('Blacklisted');
    expect(text).toContain(NOTICE);
    expect(await page.locator('croupier-casino-card [rel~="sponsored"]').count()).toBe(0);
  });
});

test('an expired offer says so and has no link', async () => {
  await host.perform(bonusesAdd, {
    record: { casino: 'Paper Kite', title: 'Old', validUntil: '2020-01-31' },
  });
  await onCard('paper-kite', async (page) => {
    const text = await painted(page);
    expect(text).toContain('This offer has ended.');
    expect(text).toContain(NOTICE);
    expect(await page.locator('croupier-casino-card [rel~="sponsored"]').count()).toBe(0);
  });
});

test('a retired casino leaves a notice', async () => {
  await onCard('shut-down', async (page) => {
    expect(await painted(page)).toBe('This casino is no longer listed.');
    expect(await page.locator('croupier-casino-card [rel~="sponsored"]').count()).toBe(0);
  });
});

test('an unknown casino keeps the link of the page, with one warning', async () => {
  await onCard('nobody', async (page, { complaints }) => {
    await page.waitForFunction(() =>
      document.querySelector('croupier-casino-card')?.shadowRoot?.querySelector('slot'),
    );
    await expect
      .poll(() => complaints.filter((text) => text.includes("nothing to show for 'nobody'")))
      .toHaveLength(1);
    expect(await page.getByText('Our review').isVisible()).toBe(true);
  });
});

test('another slug shows another card; moving the element keeps it', async () => {
  await onCard('copper-heron', async (page) => {
    await painted(page);
    const element = page.locator('croupier-casino-card');
    await element.evaluate((one) => one.setAttribute('slug', 'lantern-quay'));
    await page.getByRole('heading', { name: 'Lantern Quay' }).waitFor();
    await element.evaluate((one) => document.body.prepend(one));
    await page.getByRole('heading', { name: 'Lantern Quay' }).waitFor();
    await element.evaluate((one) => one.setAttribute('slug', 'nobody'));
    await page.getByText('Our review').waitFor();
  });
});

test('a toplist shows the casinos of its query in order, one card each, with two requests beside its logos', async () => {
  const snippet = await host.snippet({ toplist: 'sort=name', limit: 2 });
  await host.look({ html: `<!doctype html>${snippet}` }, async (page, { requests }) => {
    await painted(page, 'croupier-toplist');
    const names = page.locator('croupier-toplist [part="name"]');
    expect(await names.allTextContents()).toEqual(['Copper Heron', 'Lantern Quay']);
    expect(await page.locator('croupier-toplist [part="terms"]').count()).toBe(2);
    expect(requests.filter(isOfSite).filter((url) => !url.endsWith('.webp'))).toHaveLength(2);
    await page.evaluate(() =>
      document.querySelector('croupier-toplist')?.setAttribute('query', 'country=Nowhere'),
    );
    await page.getByRole('link', { name: 'Best Casinos' }).waitFor();
  });
});

test('a comparison shows casinos side by side, with the same notice and links, and with two requests beside its logos', async () => {
  const snippet = await host.snippet({ casinos: ['copper-heron', 'brass-magpie'] });
  await host.look({ html: `<!doctype html>${snippet}` }, async (page, { requests }) => {
    const text = await painted(page, 'croupier-compare');
    expect(requests.filter(isOfSite).filter((url) => !url.endsWith('.webp'))).toHaveLength(2);
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'CHCopper Heron',
      'BMBrass Magpie',
    ]);
    expect(text).toContain(NOTICE);
    expect(await page.locator('croupier-compare [data-croupier-visit]').count()).toBe(1);
    const clicks = await clicked(page, 'croupier-compare');
    expect(clicks.map(({ slug }) => slug)).toEqual(['copper-heron', 'copper-heron']);
  });
});

test('what staff change shows on the next load', async () => {
  const text = () => {
    let found = '';
    return onCard('copper-heron', async (page) => {
      found = await painted(page);
    }).then(() => found);
  };
  expect(await text()).toContain('Visit Casino');
  await host.perform(casinosBlacklist, { records: ['copper-heron'], reason: 'Kept a deposit' });
  expect(await text()).toContain('Kept a deposit');
  await host.perform(casinosDeactivate, { records: ['copper-heron'] });
  expect(await text()).toBe('This casino is no longer listed.');
});

test('the script is at most 12 kB with all that it needs', async () => {
  expect(gzipSync(await readFile(SCRIPT), { level: 9 }).length).toBeLessThanOrEqual(12_000);
});

function visitOf(page: Page, tag = 'croupier-casino-card') {
  return page.locator(`${tag} [data-croupier-visit]`);
}

/** The events of two outgoing clicks on a page that cancels them. */
async function clicked(page: Page, tag = 'croupier-casino-card') {
  await page.evaluate(() => {
    const clicks: unknown[] = [];
    Object.assign(globalThis, { clicks });
    document.addEventListener('croupier-visit', (event) => {
      event.preventDefault();
      clicks.push((event as CustomEvent).detail);
    });
  });
  await visitOf(page, tag).click();
  await visitOf(page, tag).click({ button: 'middle' });
  await page.waitForFunction(() => (globalThis as unknown as { clicks: unknown[] }).clicks.length > 1);
  return page.evaluate(
    () => (globalThis as unknown as { clicks: { slug: string; href: string; clickId: string }[] }).clicks,
  );
}

/** True if the notice, the link to the terms and "Ad" are visible. */
function noticeOf(page: Page): Promise<boolean[]> {
  return page.evaluate(() => {
    const part = document.querySelector('croupier-casino-card')?.shadowRoot?.querySelector('[part="terms"]');
    return [...(part?.children ?? [])].map((child) => {
      const { width, height, x, y } = child.getBoundingClientRect();
      const style = getComputedStyle(child);
      const card = part?.closest('[part="card"]')?.getBoundingClientRect();
      const isShown = child.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return (
        isShown &&
        width > 10 &&
        height > 8 &&
        x >= 0 &&
        y + height <= (card?.bottom ?? 0) &&
        style.color !== 'rgba(0, 0, 0, 0)' &&
        Number.parseFloat(style.fontSize) > 9
      );
    });
  });
}
