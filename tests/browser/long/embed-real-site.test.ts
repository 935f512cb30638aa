import { expect, test } from 'vitest';
import { copyRealStore, REAL_CASINOS } from '../../real-site/real-site.js';
import { painted, startHostServer } from '../embedding-pages/host-server.js';
import { expectAccessible } from '../page-checks.js';

const host = startHostServer(copyRealStore);

const SLUGS = [
  ...[REAL_CASINOS.bare, REAL_CASINOS.unsigned, REAL_CASINOS.blacklistedHigh, REAL_CASINOS.inactive],
  ...['long-ledger', 'kazynw-almynae', 'donaudampfschifffahrtsgluecksspielgesellschaftskapitaenscasino'],
];
const card = (slug: string) =>
  `<croupier-casino-card slug="${slug}"><a href="SITE/casino/${slug}">Our review</a></croupier-casino-card>`;
const page = (embeds: string) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A host</title><main><h1>Theirs</h1><h2>Casinos</h2>${embeds}</main><script async src="SITE/embed/croupier.js"></script>`;

test('cards of imported casinos, whatever they lack, are accessible, fit a phone and complain of nothing', async () => {
  await host.look(
    {
      html: page(
        SLUGS.filter((slug) => slug !== REAL_CASINOS.inactive)
          .map(card)
          .join(''),
      ),
    },
    async (look, { complaints }) => {
      await painted(look);
      const texts = await look
        .locator('croupier-casino-card')
        .evaluateAll((all) => all.map((one) => one.shadowRoot?.textContent ?? ''));
      expect(texts.filter((text) => /undefined|null|NaN/.test(text))).toEqual([]);
      expect(texts[0]).not.toContain('Visit Casino');
      expect(texts[2]).toContain('Blacklisted');
      expect(texts[2]).not.toContain('9.4');
      await expectAccessible(look, 'cards of imported casinos');
      expect(complaints).toEqual([]);
    },
    { viewport: { width: 320, height: 800 } },
  );
});

test('toplists and comparisons of imported casinos are accessible and complain of nothing', async () => {
  const compared = [REAL_CASINOS.bare, REAL_CASINOS.blacklistedHigh, 'long-ledger'];
  const snippets = [
    ['croupier-toplist', await host.snippet({ toplist: 'country=Denmark', limit: 5 })],
    ['croupier-compare', await host.snippet({ casinos: compared })],
  ] as const;
  for (const [tag, snippet] of snippets) {
    await host.look({ html: page(snippet) }, async (look, { complaints }) => {
      const text = await painted(look, tag);
      expect(text).not.toMatch(/undefined|null|NaN/);
      await expectAccessible(look, tag);
      expect(complaints).toEqual([]);
    });
  }
});
