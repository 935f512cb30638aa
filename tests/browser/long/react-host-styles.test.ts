import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { scriptFor } from '../../package/bundle.js';
import { sharedChromium } from '../chromium.js';
import { inClassicPlaces } from '../embedding-pages/classic-themes.js';
import { hostStyles, IMPORTANT, wordpressPage } from '../embedding-pages/host-styles.js';
import { differences, type MeasuredElement, measureStyles } from '../embedding-pages/measure-components.js';
import { measurePage } from '../embedding-pages/measure-styles.js';

const UI = fileURLToPath(new URL('../../../packages/ui/', import.meta.url));
const SHEETS = ['index', 'pages', 'admin'];
const WIDTHS = [340, 900];

/** An app with a card, a toplist, a comparison, a review and a form of the admin. */
const APP = `
  import { createElement as h } from 'react';
  import { flushSync } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  import * as ui from '@croupier/ui';
  import { CasinoReview } from '@croupier/ui/pages';
  import { BonusForm } from '@croupier/ui/admin';
  const acme = { name: 'Acme Palace', score: 9.2, safetyScore: 8, bonus: '100% up to €200', visitUrl: 'https://acme.example/',
    reviewUrl: '/acme', termsUrl: 'https://acme.example/terms', highlights: ['Paid within a day', 'Live tables'], isFeatured: true,
    logo: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72"/>',
    pros: ['Fast'], cons: ['Few games'], gamesScore: 7, licenses: ['Malta'], minDeposit: '€10', review: 'We played for a week.',
    games: ['Slots'], paymentMethods: ['Visa'], established: 2019, reviewer: 'Ann', updatedAt: '2026-10-05' };
  const bad = { name: 'Bad Penny', visitUrl: 'https://bad.example/', blacklist: { reason: 'Does not pay', severity: 'high' } };
  const parts = {
    card: h(ui.CasinoCard, ui.casinoCardProps(acme)),
    toplist: h(ui.Toplist, ui.toplistProps([acme, bad, { name: 'New Moon' }])),
    table: h(ui.CompareTable, ui.compareTableProps([acme, { name: 'New Moon', score: 6 }])),
    bonus: h(ui.BonusCard, ui.bonusCardProps({ title: '50 spins', casino: 'Acme', visitUrl: 'https://a.example/', wagering: '30x', validUntil: '2099-01-01' })),
    review: h(CasinoReview, ui.casinoReviewProps(acme)),
    form: h(BonusForm, { onSubmit() {} }),
    field: h(ui.TextField, { label: 'Name', hint: 'As on the card', error: 'Too short', type: 'password' }),
  };
  flushSync(() => createRoot(document.getElementById('root')).render(
    Object.entries(parts).map(([name, part]) => h('div', { key: name, 'data-part-of': name, style: { all: 'initial', display: 'block', transform: 'translate(0)' } }, part))));
`;

const barePages: Record<string, Promise<MeasuredElement[]>> = {};
let browser: Browser;
let script: string;
let styles: string;
const hosts = await hostStyles();

beforeAll(async () => {
  browser = await sharedChromium();
  script = await scriptFor(APP);
  styles = (
    await Promise.all(SHEETS.map((name) => readFile(path.join(UI, `dist/${name}.css`), 'utf8')))
  ).join('\n');
});

describe.each(Object.entries(hosts))('on a page with the styles of %s', (name, host) => {
  const orders: [string, () => string[]][] = [
    ['after', () => [styles, host]],
    ['before', () => [host, styles]],
  ];
  test.each(orders)(
    'that come %s ours, components look the same as on a bare page',
    async (_order, sheets) => {
      for (const width of WIDTHS) {
        const bare = await onBarePage(name, width);
        const there = await shown(sheets(), width, name.includes('classic') ? inClassicPlaces : undefined);
        expect(bare.length).toBeGreaterThan(200);
        expect(differences(bare, there), `at ${width} px`).toEqual([]);
      }
    },
  );
});

test('beside a card of a WordPress block theme ours look the same as on a bare page, and change nothing of theirs', async () => {
  const page: Page = await browser.newPage({ viewport: { width: 1100, height: 900 } });
  try {
    await page.setContent(
      await wordpressPage('<div id="root" style="width: 340px !important; display: block !important"></div>'),
    );
    const theirs = await stylesButTokens(page);
    expect(theirs.length).toBeGreaterThan(20);
    await page.addStyleTag({ content: styles });
    expect(await stylesButTokens(page)).toEqual(theirs);
    await page.addScriptTag({ content: script });
    const bare = await onBarePage('a WordPress block theme', 340);
    expect(differences(bare, await measureStyles(page, '#root > *'))).toEqual([]);
  } finally {
    await page.close();
  }
});

/** The computed styles of a page, without the properties that we define. */
async function stylesButTokens(page: Page): Promise<Record<string, string>[]> {
  const elements = await measurePage(page);
  return elements.map((style) =>
    Object.fromEntries(Object.entries(style).filter(([name]) => !name.startsWith('--cr-'))),
  );
}

/** Our components on a page that says nothing but what nobody outranks. */
function onBarePage(host: string, width: number): Promise<MeasuredElement[]> {
  const important = IMPORTANT[host] ?? '';
  const key = `${width} ${important}`;
  barePages[key] ??= shown([styles, important], width);
  return barePages[key];
}

async function shown(sheets: string[], width: number, placed = (html: string) => html) {
  const page: Page = await browser.newPage({ viewport: { width: 1100, height: 900 } });
  try {
    const tags = sheets.map((css) => `<style>${css}</style>`).join('');
    await page.setContent(
      `<!doctype html><html lang="en"><head>${tags}</head><body>${placed(`<div id="root" style="width: ${width}px !important; display: block !important"></div>`)}</body></html>`,
    );
    await page.addScriptTag({ content: script });
    return await measureStyles(page, '#root > *');
  } finally {
    await page.close();
  }
}
