import { CARD_LANGUAGES, casinosAdd } from '@croupier/core';
import { beforeAll, expect, test } from 'vitest';
import { painted, startHostServer } from '../embedding-pages/host-server.js';
import { LONG_CASINO } from '../embedding-pages/long-casino.js';

const host = startHostServer();
const WIDTHS = [
  280, 300, 319, 320, 340, 359, 360, 390, 418, 419, 460, 500, 560, 642, 643, 700, 768, 866, 867, 940, 994,
  995, 1040, 1280,
];

const EXTREMES = [
  LONG_CASINO,
  { slug: 'bare', name: 'Bare', description: 'Not rated, nothing on offer.' },
  {
    slug: 'no-bonus',
    name: 'No Bonus',
    description: 'A link alone.',
    rating: 7.5,
    visitUrl: 'https://a.example',
  },
  {
    slug: 'no-terms',
    name: 'Terms Unknown',
    description: 'A short offer.',
    rating: 7,
    safetyRating: 6,
    bonus: '100% up to €50',
    visitUrl: 'https://b.example',
  },
];

const EMBEDS: Parameters<typeof host.snippet>[0][] = [
  ...['copper-heron', 'brass-magpie', 'long-winded', 'bare', 'no-bonus', 'no-terms'].map((slug) => ({
    casinos: [slug],
  })),
  { toplist: '', limit: 3 },
  { toplist: '', limit: 8 },
  { casinos: ['copper-heron', 'lantern-quay'] },
  { casinos: ['copper-heron', 'brass-magpie', 'long-winded'] },
  { casinos: ['copper-heron', 'no-terms', 'long-winded', 'bare'] },
];

beforeAll(async () => {
  for (const record of EXTREMES) await host.perform(casinosAdd, { record });
});

test.each(CARD_LANGUAGES)(
  'in %s what is pasted keeps as much room as its embed needs at every width, and not far more',
  async (lang) => {
    for (const input of EMBEDS) {
      const [element = '', script = ''] = (await host.snippet({ ...input, lang })).split('\n');
      const places = WIDTHS.map((width) => `<div style="width: ${width}px">${element}</div>`);
      await host.look({ html: `<!doctype html>${places.join('')}${script}` }, async (page) => {
        const tag = /^<([\w-]+)/.exec(element)?.[1] ?? '';
        await painted(page, tag);
        const heights = await page.locator(tag).evaluateAll((embeds) =>
          embeds.map((embed) => {
            const kept = embed.firstElementChild?.getBoundingClientRect().height ?? 0;
            embed.replaceChildren();
            return { kept, needed: embed.getBoundingClientRect().height };
          }),
        );
        expect(heights).toHaveLength(WIDTHS.length);
        for (const [place, { kept, needed }] of heights.entries()) {
          const what = `${JSON.stringify(input)} at ${WIDTHS[place]}px`;
          expect(needed, what).toBeGreaterThan(100);
          expect(kept, what).toBeGreaterThanOrEqual(needed);
          expect(kept, what).toBeLessThan(needed * 1.6 + 40);
        }
      });
    }
  },
);
