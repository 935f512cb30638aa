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
  '`BonusCard` and `bonusCardProps`': "export { BonusCard, bonusCardProps } from '@croupier/ui';",
  '`CasinoReview` and `casinoReviewProps`':
    "export { casinoReviewProps } from '@croupier/ui'; export { CasinoReview } from '@croupier/ui/pages';",
  'the words of cards in German': "export { cardLabels } from '@croupier/ui/locales/de';",
  'all words in German': "export { labels } from '@croupier/ui/locales/de';",
};

const ENTRY_POINTS = [
  'ui',
  'ui/pages',
  'ui/enhance',
  'ui/admin',
  'core',
  'core/own-data',
  'core/messages',
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
loads later, such as the rich-text editor, does not count. \`npm run sizes\` writes this page after a build, and a test fails
when a figure is more than a twentieth off.
`;

const PEERS = `
For comparison, measured in the same way on November 23, 2026: \`lite-youtube-embed\` 0.3.4 from npm has 1.5 kB of script and
0.9 kB of styles, without the player that it loads on a click.
`;

/** The page with all sizes. */
export function sizePage(sizes: Sizes): string {
  const tables = Object.entries(sizes).map(([title, parts]) => {
    const rows = Object.entries(parts).map(([name, bytes]) => `| ${name} | ${(bytes / 1000).toFixed(1)} |`);
    return `\n| ${title} | kB |\n|---|---:|\n${rows.join('\n')}\n`;
  });
  return `${HEAD}${tables.join('')}${PEERS}`;
}
