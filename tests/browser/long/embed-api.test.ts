import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { painted, SCRIPT, startHostServer } from '../embedding-pages/host-server.js';

interface Declaration {
  tagName: string;
  attributes: { name: string }[];
  events: { name: string }[];
  cssProperties: { name: string; syntax: string }[];
  cssParts: { name: string }[];
}

const host = startHostServer();
const manifest = JSON.parse(
  await readFile(new URL('../../../packages/ui/src/embed/custom-elements.json', import.meta.url), 'utf8'),
) as { modules: { declarations: Declaration[] }[] };
const elements = manifest.modules.flatMap(({ declarations }) => declarations);
const script = await readFile(SCRIPT, 'utf8');

/** The part, or an element in it, on which each property sets a computed style. */
const SHOWS: Record<string, { at: string; style: string; to: string; is: string }> = {
  '--croupier-unit': { at: '[part=name]', style: 'font-size', to: '20px', is: '23.75px' },
  '--croupier-primary': {
    at: '[part=visit]',
    style: 'background-color',
    to: 'rgb(1, 2, 3)',
    is: 'rgb(1, 2, 3)',
  },
  '--croupier-on-primary': { at: '[part=visit]', style: 'color', to: 'rgb(1, 2, 3)', is: 'rgb(1, 2, 3)' },
  '--croupier-accent': {
    at: '[data-tone=accent]',
    style: 'background-color',
    to: 'rgb(1, 2, 3)',
    is: 'rgb(1, 2, 3)',
  },
  '--croupier-on-accent': {
    at: '[data-tone=accent]',
    style: 'color',
    to: 'rgb(1, 2, 3)',
    is: 'rgb(1, 2, 3)',
  },
  '--croupier-text-face': { at: '[part=card]', style: 'font-family', to: 'Georgia', is: 'Georgia' },
  '--croupier-title-face': { at: '[part=name]', style: 'font-family', to: 'Georgia', is: 'Georgia' },
  '--croupier-surface': {
    at: '[part=card]',
    style: 'background-color',
    to: 'oklch(0.97 0.02 140)',
    is: 'oklch(0.97 0.02 140)',
  },
  '--croupier-radius': { at: '[part=card]', style: 'border-top-left-radius', to: '3px', is: '3px' },
  '--croupier-radius-s': { at: '[part=visit]', style: 'border-top-left-radius', to: '9px', is: '9px' },
};

test('the manifest names exactly the elements, attributes, properties and events that the script has', async () => {
  expect(elements.map(({ tagName }) => tagName)).toEqual([
    'croupier-casino-card',
    'croupier-toplist',
    'croupier-compare',
  ]);
  const inScript = new Set(script.match(/--croupier-[a-z-]+/g));
  for (const { tagName, attributes, events, cssProperties } of elements) {
    expect(new Set(cssProperties.map(({ name }) => name)), tagName).toEqual(inScript);
    await host.look(`quiet`, async (page) => {
      await painted(page);
      const observed = await page.evaluate(
        (tag) => (customElements.get(tag) as unknown as { observedAttributes: string[] }).observedAttributes,
        tagName,
      );
      expect(new Set(attributes.map(({ name }) => name))).toEqual(new Set(observed));
    });
    expect(events.map(({ name }) => name).sort()).toEqual(
      ['error', 'impression', 'load', 'visit'].map((event) => `croupier-${event}`),
    );
  }
  expect(Object.keys(SHOWS).sort()).toEqual([...inScript].sort());
});

test('the Storybook page lists exactly the parts of a card', async () => {
  const page = await readFile(new URL('../../../packages/ui/docs/embeds.mdx', import.meta.url), 'utf8');
  const named = [...(/The parts ([\s\S]*?) take/.exec(page)?.[1] ?? '').matchAll(/`(\w+)`/g)].map(
    ([, name]) => name,
  );
  expect(named.sort()).toEqual(elements[0]?.cssParts.map(({ name }) => name).sort());
});

test('the guide for affiliates names all of them', async () => {
  const guide = await readFile(new URL('../../../docs/guides/affiliates.md', import.meta.url), 'utf8');
  const words = elements.flatMap(({ tagName, events, cssProperties, cssParts }) => [
    tagName,
    ...[...events, ...cssProperties, ...cssParts].map(({ name }) => name),
  ]);
  const inGuide = (word: string) => guide.includes(`\`${word}\``) || guide.includes(`<${word}`);
  expect(words.filter((word) => !inGuide(word))).toEqual([]);
});

test.each(Object.entries(SHOWS))(
  '%s changes what its description says',
  async (property, { at, style, to, is }) => {
    await host.look('quiet', async (page) => {
      await painted(page);
      expect(await styleOf(page, 'croupier-casino-card', at, style)).not.toBe(is);
      await page.addStyleTag({ content: `main { ${property}: ${to}; }` });
      expect(await styleOf(page, 'croupier-casino-card', at, style)).toBe(is);
    });
  },
);

test.each(elements)(
  'every part of $tagName but the legal line is in the manifest, and takes a style from the page',
  async (element) => {
    const snippet = await host.snippet(
      {
        'croupier-casino-card': { casinos: ['copper-heron'] },
        'croupier-toplist': { toplist: '' },
        'croupier-compare': { casinos: ['copper-heron', 'lantern-quay'] },
      }[element.tagName] ?? {},
    );
    await host.look({ html: `<!doctype html>${snippet}` }, async (page) => {
      await painted(page, element.tagName);
      const parts = await page.evaluate(
        (tag) =>
          [...(document.querySelector(tag)?.shadowRoot?.querySelectorAll('[part]') ?? [])].map((part) =>
            part.getAttribute('part'),
          ),
        element.tagName,
      );
      expect([...new Set(parts)].sort()).toEqual(
        [...element.cssParts.map(({ name }) => name), 'terms'].sort(),
      );
      const rules = element.cssParts.map(
        ({ name }, i) => `${element.tagName}::part(${name}) { outline: ${i + 1}px solid }`,
      );
      rules.push(`${element.tagName}::part(terms) { outline: 9px solid !important }`);
      await page.addStyleTag({ content: rules.join('\n') });
      expect(await styleOf(page, element.tagName, '[part=terms]', 'outline-style')).toBe('none');
      for (const [i, { name }] of element.cssParts.entries()) {
        expect(await styleOf(page, element.tagName, `[part=${name}]`, 'outline-width')).toBe(`${i + 1}px`);
      }
    });
  },
);

test.each([
  ['', 'normal', 'light'],
  ['', 'dark', 'dark'],
  ['', 'light dark', 'dark'],
  ['light', 'dark', 'light'],
  ['dark', 'normal', 'dark'],
  ['auto', 'normal', 'dark'],
])('theme "%s" on a page of the scheme "%s" for a reader in the dark is %s', async (theme, scheme, is) => {
  const html = `<!doctype html><html style="color-scheme: ${scheme}"><croupier-casino-card slug="copper-heron" ${theme && `theme="${theme}"`}></croupier-casino-card><script src="SITE/embed/croupier.js"></script>`;
  await host.look(
    { html },
    async (page) => {
      await painted(page);
      const ground = await styleOf(page, 'croupier-casino-card', '[part=card]', 'background-color');
      expect(ground).toBe(is === 'dark' ? 'rgb(23, 29, 26)' : 'rgb(255, 255, 255)');
    },
    { colorScheme: 'dark' },
  );
});

function styleOf(page: Page, tag: string, at: string, style: string): Promise<string> {
  return page.evaluate(
    ([name, selector, property]) => {
      const found = document.querySelector(name)?.shadowRoot?.querySelector(selector);
      if (!found) throw new Error(`nothing at ${selector}`);
      return getComputedStyle(found).getPropertyValue(property);
    },
    [tag, at, style] as const,
  );
}
