import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundled, gzippedBytes } from './bundle.js';
import { ROOT } from './install-packed.js';

/** What each part of a table weighs, by its name. */
export type Sizes = Record<string, Record<string, number>>;

const COMPONENTS: Record<string, string> = {
  '`CasinoCard`': "export { CasinoCard } from '@croupier/ui';",
  '`CasinoCard` and `casinoCardProps`': "export { CasinoCard, casinoCardProps } from '@croupier/ui';",
  '`Toplist` and `toplistProps`': "export { Toplist, toplistProps } from '@croupier/ui';",
  '`CompareTable` and `compareTableProps`': "export { CompareTable, compareTableProps } from '@croupier/ui';",
  '`CasinoList`': "export { CasinoList } from '@croupier/ui/list';",
  '`BonusCard` and `bonusCardProps`': "export { BonusCard, bonusCardProps } from '@croupier/ui';",
  '`CasinoReview` and `casinoReviewProps`':
    "export { casinoReviewProps } from '@croupier/ui'; export { CasinoReview } from '@croupier/ui/pages';",
  'the words of cards in German': "export { cardLabels } from '@croupier/ui/locales/de';",
  'all words in German': "export { labels } from '@croupier/ui/locales/de';",
};

const ENTRY_POINTS = [
  'ui',
  'ui/pages',
  'ui/list',
  'ui/enhance',
  'ui/admin',
  'core',
  'core/own-data',
  'core/messages',
  'core/locales',
  'core/embed',
  'core/forms',
  'core/html',
  'core/csv',
  'core/http',
  'core/browser',
  'core/sample',
];

const STYLES = [
  'styles.css',
  'pages.css',
  'admin.css',
  'tokens.css',
  'fonts.css',
  'styles/casino-card.css',
  'styles/toplist.css',
  'styles/compare-table.css',
  'styles/casino-list.css',
  'styles/bonus-card.css',
  'styles/review-card.css',
  'styles/score.css',
];

/** Measures everything that `docs/sizes.md` lists. */
export async function measureSizes(): Promise<Sizes> {
  return {
    'Script: what you import': await measured(COMPONENTS, bytesOfCode),
    'Script: a whole entry point': await measured(
      Object.fromEntries(
        ENTRY_POINTS.map((door) => [
          `\`@croupier/${door}\``,
          `import * as all from '@croupier/${door}'; globalThis.all = all;`,
        ]),
      ),
      bytesOfCode,
    ),
    Styles: await measured(
      Object.fromEntries(STYLES.map((sheet) => [`\`@croupier/ui/${sheet}\``, sheet])),
      (sheet) => bytesOfFile(sheet === 'styles.css' ? 'index.css' : sheet),
    ),
    Embeds: await measured({ 'the script of all three, React and styles included': 'embed.js' }, bytesOfFile),
  };
}

async function bytesOfCode(code: string): Promise<number> {
  return (await bundled(code, { define: { 'process.env.NODE_ENV': '"production"' } })).bytes;
}

async function bytesOfFile(file: string): Promise<number> {
  return gzippedBytes(await readFile(path.join(ROOT, 'packages/ui/dist', file)));
}

async function measured(
  named: Record<string, string>,
  measure: (text: string) => Promise<number>,
): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const [name, text] of Object.entries(named)) sizes[name] = await measure(text);
  return sizes;
}

const HEAD = `# Sizes

Kilobytes of 1000 bytes, minified and gzipped. Script is bundled with esbuild, without React, which an app has anyway; what
loads later, such as the rich-text editor, does not count; nor do \`@croupier/core/node\`, \`api\` and \`postgres\`, which run
on servers. \`npm run sizes\` writes this page after a build, and a test fails when a figure is more than a twentieth off.
`;

const PEERS = `
Embeds of others, minified and gzipped in the same way on November 23, 2026:

| What a page loads first | kB | Source | What comes after |
|---|---|---|---|
| the YouTube facade \`lite-youtube-embed\` 0.3.4 | 1.5, and 0.9 of styles | npm | the player, on a click |
| the loader \`@stripe/stripe-js\` 10.2.1 | 1.4 | npm | Stripe.js, from \`js.stripe.com\` |
| Bluesky's \`bskyembed/snippet/embed.ts\` | 0.7 | \`bluesky-social/social-app\` at \`139683fa\` | a frame with the post, from \`embed.bsky.app\` |

These three are loaders: what they show comes from another server, and is not in the figures. Ours is the whole card, and the
JSON of a casino is all that it asks for. What Stripe.js, Stripe's buy button (\`js.stripe.com/v3/buy-button.js\`) and the page in
Bluesky's frame weigh is not published on npm, and is not measured here.
`;

/** The page with all sizes. */
export function sizePage(sizes: Sizes): string {
  const tables = Object.entries(sizes).map(([title, parts]) => {
    const rows = Object.entries(parts).map(([name, bytes]) => `| ${name} | ${(bytes / 1000).toFixed(1)} |`);
    return `\n| ${title} | kB |\n|---|---:|\n${rows.join('\n')}\n`;
  });
  return `${HEAD}${tables.join('')}${PEERS}`;
}
