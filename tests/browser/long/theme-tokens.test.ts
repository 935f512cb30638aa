import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { launchChromium } from '../chromium.js';

const run = promisify(execFile);
const UI = path.resolve(import.meta.dirname, '../../../packages/ui');

/** A card, a button of the admin and an embed, as a server in plain Node writes them. */
const PROGRAM = `
  import { createElement as e } from 'react';
  import { renderToStaticMarkup as html } from 'react-dom/server';
  import { casinoCard, embedCards } from '@croupier/core';
  import { sampleCatalogue } from '@croupier/core/sample';
  import { CasinoCard } from '@croupier/ui';
  import { AdminRoot, Button } from '@croupier/ui/admin';
  import { renderCard } from '@croupier/ui/embed';
  const catalogue = await sampleCatalogue();
  const casino = catalogue.casinoBySlug.get('copper-heron');
  const card = html(e(CasinoCard, casinoCard(casino)));
  const admin = html(e(AdminRoot, null, e(Button, null, 'Save')));
  const embed = renderCard(embedCards(catalogue, [casino])[0], { base: 'https://site.example' });
  process.stdout.write(card + admin + embed);
`;

test('one token restyles cards, the admin and embeds alike', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', PROGRAM], { cwd: UI });
  const sheets = await Promise.all(
    ['index.css', 'admin.css'].map((file) => readFile(path.join(UI, 'dist', file), 'utf8')),
  );
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(
    `data:text/html,${encodeURIComponent(`<!doctype html><style>${sheets.join('')}</style>${stdout}`)}`,
  );
  const looks = () =>
    page.evaluate(() => {
      const embed = document.querySelector('croupier-casino-card')?.shadowRoot as ShadowRoot;
      const [card, button] = ['article', '[data-admin] button'].map((place) => document.querySelector(place));
      const fills = [
        card?.querySelector('[data-croupier-visit]'),
        button,
        embed.querySelector('[part="visit"]'),
      ];
      const corners = [card, embed.querySelector('article')];
      const styles = (all: (Element | null | undefined)[]) =>
        all.map((one) => getComputedStyle(one as Element));
      return {
        fills: styles(fills).map(({ backgroundColor }) => backgroundColor),
        corners: styles(corners).map(({ borderEndStartRadius }) => borderEndStartRadius),
      };
    });
  const green = 'rgb(21, 128, 61)';
  expect(await looks()).toEqual({ fills: [green, green, green], corners: ['10px', '10px'] });
  await page.addStyleTag({ content: ':root { --croupier-primary: #1e3a8a; --croupier-radius: 0px; }' });
  const blue = 'rgb(30, 58, 138)';
  expect(await looks()).toEqual({ fills: [blue, blue, blue], corners: ['0px', '0px'] });
  await browser.close();
});
