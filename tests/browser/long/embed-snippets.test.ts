import { embedShow } from '@croupier/core';
import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { painted, startHostServer } from '../embedding-pages/host-server.js';
import { blankPage, reactPage } from '../embedding-pages/snippet-pages.js';

const host = startHostServer();

/** Every visible element of a card: text, position and style. */
const SEEN = `(card) => [card, ...card.querySelectorAll('*')].map((element) => {
  const origin = card.getBoundingClientRect();
  const { x, y, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const looks = ['color', 'backgroundColor', 'borderTopColor', 'borderRadius', 'fontSize', 'fontFamily', 'fontWeight', 'lineHeight'];
  return [
    element.localName.replace(/^h\\d$/, 'heading'),
    ...[x - origin.x, y - origin.y, width, height].map((number) => Math.round(number)),
    ...looks.map((name) => style[name]),
    [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data).join('').trim(),
    element.href?.baseVal ?? element.href,
    element.getAttribute('rel'),
    element.getAttribute('target'),
  ].join(' | ');
})`;

/** An element of a card as a frame shows it, which does not ask for the face that only pages of the site have a file of. */
const withoutFile = (seen: string) => seen.replace('"Croupier Title", ', '');

test.each(['copper-heron', 'brass-magpie', 'paper-kite'])(
  'the card of %s is the same as an element, in a frame and in React, each pasted into a blank page',
  async (slug) => {
    const { result } = await host.perform(embedShow, {
      casinos: [slug],
      as: ['element', 'iframe', 'html', 'react'],
      baseUrl: host.site,
    });
    const { element, iframe, html, react } = result.snippets as Record<string, string>;
    for (const width of [300, 640]) {
      const card = async (page: Page) => {
        await painted(page);
        // What stands inside keeps more room than the card needs.
        await page.evaluate(() => document.querySelector('croupier-casino-card')?.replaceChildren());
        return page.evaluate(
          `(${SEEN})(document.querySelector('croupier-casino-card').shadowRoot.querySelector('[part=card]'))`,
        );
      };
      const inElement = await seen(blankPage(element), width, card);
      const inFrame = await seen(blankPage(iframe), width, async (page) => {
        await page.frameLocator('iframe').locator('article').waitFor();
        const frame = page.frames()[1] as Frame;
        await frame.waitForLoadState();
        return frame.evaluate(`(${SEEN})(document.querySelector('article'))`);
      });
      const inReact = await seen(await reactPage(react), width, card);
      expect(inElement.length).toBeGreaterThan(12);
      expect(inFrame, `in a frame of ${width}px`).toEqual(inElement.map(withoutFile));
      expect(inReact, `in React at ${width}px`).toEqual(inElement);
    }
    await seen(blankPage(html), 300, async (page) => {
      const text = await page.locator('body').innerText();
      for (const words of ['18+.', 'Read the review']) expect(text).toContain(words);
      expect(await page.getByRole('link').getAttribute('href')).toBe(`${host.site}/casino/${slug}`);
      return [];
    });
  },
);

test.each([
  [
    'an editor that makes paragraphs of lines, as WordPress does',
    (snippet: string) => `<div class="entry"><p>Words</p>\n<p>${snippet.replace('\n', '<br />\n')}</p></div>`,
  ],
  [
    'a framework that makes elements and sets attributes one by one, as Vue does',
    () => `<main></main><script async src="SITE/embed/croupier.js"></script><script>
      addEventListener('load', () => {
        const element = document.createElement('croupier-casino-card');
        const link = document.createElement('a');
        link.append('Our review');
        element.append(link);
        document.querySelector('main').append(element);
        element.setAttribute('theme', 'light');
        element.setAttribute('affiliate-id', 'guide');
        element.setAttribute('slug', 'copper-heron');
      });
    </script>`,
  ],
  [
    'a page that writes it into itself once everything is there',
    (snippet: string) => `<main></main><script>
      addEventListener('load', () => {
        const script = Object.assign(document.createElement('script'), { src: 'SITE/embed/croupier.js' });
        document.querySelector('main').innerHTML = ${JSON.stringify(snippet.replace(/<script.*/s, ''))};
        document.head.append(script);
      });
    </script>`,
  ],
])('one pasted snippet shows a card in %s', async (_, page) => {
  const html = blankPage(page(await host.snippet({ casinos: ['copper-heron'] })));
  await host.look({ html }, async (opened, { complaints }) => {
    const text = await painted(opened);
    for (const words of ['Copper Heron', 'Visit Casino', 'Ad', '18+.']) expect(text).toContain(words);
    expect(complaints).toEqual([]);
  });
});

/** Snippets of release 0.1, which stay on the pages of others: never change these. */
const PASTED = {
  'croupier-casino-card':
    '<croupier-casino-card slug="copper-heron" height="582 462 242 242" affiliate-id="guide" subid="top"><a href="SITE/casino/copper-heron" style="display:block;height:0;padding-bottom:calc(242px + clamp(0px, (867px - 100%) * 999, 220px) + clamp(0px, (419px - 100%) * 999, 120px))">Copper Heron: 9.2 out of 10, Excellent</a></croupier-casino-card>',
  'croupier-toplist':
    '<croupier-toplist query="status=featured&#38;sort=-rating" limit="2" height="1658 1256 758 758"><a href="SITE/best-casinos">Best Casinos</a></croupier-toplist>',
  'croupier-compare':
    '<croupier-compare slugs="copper-heron,lantern-quay" height="593 570 512 512"><a href="SITE/compare?c=copper-heron,lantern-quay">Copper Heron, Lantern Quay</a></croupier-compare>',
};

test('a snippet knows its site where the script is a module, and where a host serves a copy of it', async () => {
  const snippet = await host.snippet({ casinos: ['copper-heron'] });
  const asModule = snippet.replace('<script async', '<script type="module"');
  const script = await (await fetch(`${host.site}/embed/croupier.js`)).text();
  const merged = snippet.replace(/<script.*/s, `<script>${script}</script>`);
  for (const html of [asModule, merged]) {
    await host.look({ html: blankPage(html) }, async (page) => {
      expect(await painted(page)).toContain('Copper Heron');
    });
  }
});

test.each(Object.entries(PASTED))('%s renders from an old snippet', async (tag, snippet) => {
  const html = blankPage(`${snippet}<script async src="SITE/embed/croupier.js"></script>`);
  await host.look({ html }, async (page, { complaints }) => {
    expect(await painted(page, tag)).toContain('Copper Heron');
    expect(await page.locator(`${tag} [data-croupier-visit]`).first().getAttribute('href')).toContain(
      'https://copper-heron.example/',
    );
    expect(await page.locator(tag).evaluate((embed) => embed.getBoundingClientRect().height)).toBeGreaterThan(
      200,
    );
    expect(complaints).toEqual([]);
  });
});

async function seen(html: string, width: number, how: (page: Page) => Promise<unknown>): Promise<string[]> {
  let found: unknown;
  await host.look(
    { html },
    async (page) => {
      found = await how(page);
    },
    { viewport: { width, height: 900 } },
  );
  return found as string[];
}
