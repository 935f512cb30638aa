import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { snippetsOf } from '../../packages/ui/docs/sample-snippets.js';
import { type InstalledApp, PUBLISHED, ROOT } from './install-packed.js';

/** The two ways in which apps of today find types; the quick share tries one with each compiler. */
export const TYPE_RESOLUTIONS = ['bundler', 'nodenext'] as const;

/** Entry points for servers, which have types of Node. */
const NEEDS_NODE_TYPES = ['@croupier/core/node'];

/** Pages whose code people copy into an app. */
const PAGES_WITH_CODE = [
  'README.md',
  'packages/core/README.md',
  'packages/ui/README.md',
  ...(await guides()),
];

async function guides(): Promise<string[]> {
  const files = await readdir(path.join(ROOT, 'docs/guides'));
  return files.filter((file) => file.endsWith('.md')).map((file) => `docs/guides/${file}`);
}

/** The pieces of code of a page. */
export async function codeOf(page: string): Promise<string[]> {
  const text = await readFile(path.join(ROOT, page), 'utf8');
  return Array.from(text.matchAll(/^```(?:tsx?|jsx?)\n([\s\S]*?)^```/gm), ([, code = '']) => code);
}

/** The code of the pages, each piece as a file of an app. */
async function codeOfPages(): Promise<Record<string, string>> {
  const pieces: Record<string, string> = {};
  for (const page of PAGES_WITH_CODE) {
    for (const [i, code] of (await codeOf(page)).entries())
      pieces[`${page.replaceAll(/\W+/g, '-')}-${i}.tsx`] = `${code}\nexport {};\n`;
  }
  return pieces;
}

/** Writes the code of all pages, pasted snippets and further entry points into the folder `typed` of an app. */
export async function writeTypedApp(app: InstalledApp): Promise<void> {
  const pieces = await codeOfPages();
  expect(Object.keys(pieces).length).toBeGreaterThan(6);
  for (const [file, code] of Object.entries(pieces)) await app.write(`typed/${file}`, code);
  // The file that another piece imports.
  const client = Object.values(pieces).find((code) => code.startsWith("'use client'"));
  await app.write('typed/counted-card.tsx', client ?? '');
  // Of the packages of others that the code of the pages imports, what it takes.
  await app.write(
    'typed/others.d.ts',
    `declare module 'next/link' { export default function Link(props: import('react').AnchorHTMLAttributes<HTMLAnchorElement>): import('react').ReactElement; }
     declare module 'react-router' { export function Link(props: { to: string; children?: import('react').ReactNode }): import('react').ReactElement; }`,
  );
  const pasted = [{ casinos: ['copper-heron'] }, { casinos: ['brass-magpie'] }, { toplist: '', limit: 3 }];
  for (const [i, wish] of pasted.entries()) {
    await app.write(`typed/Pasted${i}.tsx`, (await snippetsOf(wish, ['react'])).react);
  }
  await app.write(
    'typed/more.tsx',
    `import '@croupier/ui/tokens.css';
     import '@croupier/ui/styles/casino-card.css';
     import '@croupier/ui/fonts.css';
     import '@croupier/ui/admin.css';
     import { Dialog, type DialogProps } from '@croupier/ui/admin';
     import { enhance } from '@croupier/ui/enhance';
     import { type EmbedProps, renderCard } from '@croupier/ui/embed';
     import { CasinoCard, type CasinoCardProps, contrastRatio } from '@croupier/ui';
     export const more: [unknown, unknown, unknown, number] = [Dialog, enhance, renderCard, contrastRatio('#000000', '#ffffff')];
     export const element = <croupier-casino-card slug="copper-heron" />;
     export type Both = CasinoCardProps & DialogProps & EmbedProps;
     // @ts-expect-error A card is complete or does not compile.
     export const bare = <CasinoCard name="Somebody" />;`,
  );
  const entries = (await entryPoints()).filter((entry) => !NEEDS_NODE_TYPES.includes(entry));
  expect(entries.length).toBeGreaterThan(20);
  await app.write(
    'typed/entries.ts',
    entries.map((entry, i) => `export * as entry${i} from '${entry}';`).join('\n'),
  );
}

/** Every entry point with a script, by the name under which an app imports it. */
export async function entryPoints(): Promise<string[]> {
  const named: string[] = [];
  for (const name of PUBLISHED) {
    const text = await readFile(path.join(ROOT, 'packages', name, 'package.json'), 'utf8');
    const { exports } = JSON.parse(text) as { exports: Record<string, string | { default: string }> };
    for (const [entry, to] of Object.entries(exports)) {
      if (typeof to === 'object' && to.default.endsWith('.js'))
        named.push(`@croupier/${name}${entry.slice(1)}`);
    }
  }
  return named;
}

/** What a compiler says of that folder, with all that is strict. */
export async function typeErrors(
  app: InstalledApp,
  resolution: (typeof TYPE_RESOLUTIONS)[number],
  tsc: string,
): Promise<string> {
  await app.write(
    'typed/tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module: resolution === 'bundler' ? 'esnext' : 'nodenext',
        moduleResolution: resolution,
        paths: { '@/*': ['./*.tsx'] },
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        noEmit: true,
        types: [],
      },
    }),
  );
  const { stdout } = await promisify(execFile)(tsc, ['-p', 'typed'], { cwd: app.folder }).catch(
    (failed: { stdout: string }) => failed,
  );
  return stdout;
}
