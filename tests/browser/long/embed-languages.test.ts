import {
  CARD_LANGUAGES,
  cardLocales,
  casinosDeactivate,
  casinosEdit,
  embedShow,
  settingsSet,
} from '@croupier/core';
import type { Frame } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { painted, startHostServer } from '../embedding-pages/host-server.js';

const host = startHostServer();

beforeAll(() =>
  host.perform(casinosEdit, { record: 'paper-kite', changes: { termsUrl: null, bonus: '20 spins' } }),
);

const ENGLISH =
  /Visit Casino|Read Review|Excellent(?! on a phone)|Very Good|Safety|Featured|Rank|\bAd\b|Terms &|Blacklisted|High risk|Gambling can|out of 10|our blacklist|terms of this/;

test.each(CARD_LANGUAGES)(
  'a card, a comparison and a toplist in %s have the words of that language alone',
  async (lang) => {
    const { ad, visit, read, ageNotice, blacklisted, language, termsUnknown } = cardLocales[lang];
    const kinds = {
      'croupier-casino-card': { casinos: ['copper-heron'] },
      'croupier-toplist': { toplist: '' },
    };
    for (const [tag, input] of Object.entries(kinds)) {
      const snippet = await host.snippet({ ...input, lang });
      await host.look({ html: `<!doctype html>${snippet}` }, async (page, { requests, complaints }) => {
        const text = await painted(page, tag);
        for (const word of [ad, visit, read, ageNotice]) expect(text).toContain(word);
        const inLists = tag === 'croupier-toplist' ? [blacklisted, termsUnknown] : [];
        for (const word of inLists) expect(text).toContain(word);
        if (lang !== 'en') expect(text).not.toMatch(ENGLISH);
        const frame = page.locator(`${tag} .frame`);
        expect(await frame.evaluate((box) => getComputedStyle(box).direction)).toBe(
          lang === 'ar' ? 'rtl' : 'ltr',
        );
        if (lang !== 'en') expect(await frame.getAttribute('lang')).toBe(language);
        const scriptsAndData = requests.filter(
          (url) => url.startsWith(host.site) && !url.startsWith(`${host.site}/sample/`),
        );
        expect(scriptsAndData).toHaveLength(lang === 'en' ? 2 : 3);
        expect(complaints).toEqual([]);
      });
    }
    const comparison = await host.snippet({ casinos: ['copper-heron', 'brass-magpie', 'paper-kite'], lang });
    await host.look({ html: `<!doctype html>${comparison}` }, async (page) => {
      const text = await painted(page, 'croupier-compare');
      expect(text).toContain(termsUnknown);
      if (lang !== 'en') expect(text).not.toMatch(ENGLISH);
    });
  },
);

test('scores have the comma of German, without script too, and in a frame', async () => {
  const { result } = await host.perform(embedShow, {
    casinos: ['copper-heron'],
    as: ['element', 'html', 'iframe'],
    lang: 'de',
    baseUrl: host.site,
  });
  const { element = '', html = '', iframe = '' } = result.snippets;
  expect(element).toContain('Copper Heron: 9,2 von 10, Ausgezeichnet');
  expect(element).toContain('<small>Anzeige. 18+. Glücksspiel kann süchtig machen.');
  expect(html).toContain('9,2 von 10, Ausgezeichnet. <a');
  await host.look({ html: `<!doctype html>${iframe}` }, async (page) => {
    const frame = page.frames()[1] as Frame;
    await frame.getByText('Zum Casino').waitFor();
    expect(await frame.locator('html').getAttribute('lang')).toBe('de');
    expect(await frame.locator('article').innerText()).toContain('9,2');
    expect(await frame.locator('article').innerText()).not.toMatch(ENGLISH);
  });
});

test('a language that the site does not have leaves a card in English, with one warning; a region does not matter', async () => {
  const snippet = await host.snippet({ casinos: ['copper-heron'], lang: 'de' });
  const inLanguage = (lang: string) => ({
    html: `<!doctype html>${snippet.replace('lang="de"', `lang="${lang}"`)}`,
  });
  await host.look(inLanguage('nl'), async (page, { complaints }) => {
    expect(await painted(page)).toContain('Visit Casino');
    expect(complaints.filter((text) => text.includes("no words in 'nl'"))).toHaveLength(1);
  });
  await host.look(inLanguage('de-AT'), async (page) => expect(await painted(page)).toContain('Zum Casino'));
});

test('an embed without a language speaks that of its site, and so does what it says of a casino that is gone', async () => {
  await host.perform(settingsSet, { changes: { language: 'de' } });
  await expect
    .poll(async () => (await fetch(`${host.site}/embed/casinos/copper-heron.json`)).json())
    .toMatchObject({ language: 'de' });
  const embeds = {
    'croupier-casino-card': { casinos: ['copper-heron'] },
    'croupier-toplist': { toplist: '', limit: 2 },
    'croupier-compare': { casinos: ['copper-heron', 'brass-magpie'] },
  };
  for (const [tag, input] of Object.entries(embeds)) {
    const snippet = await host.snippet(input);
    expect(snippet).toContain(' lang="de"');
    const html = `<!doctype html>${snippet.replace(' lang="de"', '')}`;
    await host.look({ html }, async (page, { complaints }) => {
      expect(await painted(page, tag)).toContain(cardLocales.de.visit);
      expect(await painted(page, tag)).not.toMatch(ENGLISH);
      expect(await page.locator(`${tag} .frame`).getAttribute('lang')).toBe('de');
      expect(complaints).toEqual([]);
    });
    const inEnglish = snippet.replace('lang="de"', 'lang="en"');
    await host.look({ html: `<!doctype html>${inEnglish}` }, async (page) =>
      expect(await painted(page, tag)).toContain(cardLocales.en.visit),
    );
  }
  const frame = `<!doctype html><iframe src="${host.site}/embed/casinos/copper-heron"></iframe>`;
  await host.look({ html: frame }, async (page) => {
    const shown = page.frames()[1] as Frame;
    await shown.getByText(cardLocales.de.visit).waitFor();
    expect(await shown.locator('html').getAttribute('lang')).toBe('de');
  });
  const gone = await host.snippet({ casinos: ['lantern-quay'] });
  await host.perform(casinosDeactivate, { records: ['lantern-quay'] });
  await expect
    .poll(async () => (await fetch(`${host.site}/embed/casinos/lantern-quay.json`)).status)
    .toBe(410);
  await host.look({ html: `<!doctype html>${gone.replace(' lang="de"', '')}` }, async (page) =>
    expect(await painted(page)).toBe(cardLocales.de.gone),
  );
});
