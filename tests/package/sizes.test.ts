import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { expect, test } from 'vitest';
import { bundled } from './bundle.js';
import { ROOT } from './install-packed.js';

test('one casino card imported alone is at most 6 kB of our code', async () => {
  const { bytes, parts } = await bundled("export { CasinoCard } from '@croupier/ui';");
  expect(parts.some((file) => file.includes('packages/core/dist/'))).toBe(true);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(6000);
});

test('the main entry point imports no code of the admin or its dependencies', async () => {
  const { parts } = await bundled("export * from '@croupier/ui';");
  expect(parts.filter((file) => /@base-ui|tiptap|codemirror|zod/.test(file))).toEqual([]);
  for (const file of parts.filter((part) => part.includes('ui/dist/'))) {
    // It is built in.
    expect(await readFile(path.join(ROOT, file), 'utf8'), file).not.toContain('data-sonner-toast');
  }
  const { parts: admins } = await bundled("export * from '@croupier/ui/admin';");
  expect(admins.some((file) => file.includes('@base-ui'))).toBe(true);
});

test('what forms read of the core holds no schema, no HTML parser and no CSS parser', async () => {
  const { bytes, parts } = await bundled("export * from '@croupier/core/forms';");
  expect(parts.some((file) => file.includes('packages/core/dist/'))).toBe(true);
  expect(parts.filter((file) => /zod|hast|parse5|css-tree|csv|lowdb/.test(file))).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(20_000);
});

test('the form of a casino holds no schema and no HTML parser, and is at most 108 kB with what loads later', async () => {
  const { bytes, parts } = await bundled("export { CasinoForm } from '@croupier/ui/admin';");
  expect(parts.filter((file) => /zod|hast|parse5|css-tree/.test(file))).toEqual([]);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(108_000);
});

test('the words of cards in another language are at most 2 kB, without those of pages', async () => {
  const { bytes } = await bundled("export { cardLabels } from '@croupier/ui/locales/de';");
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(2000);
});

test('no component of the main entry point needs use client', async () => {
  const { parts } = await bundled("export * from '@croupier/ui';");
  const ours = parts.filter((file) => file.includes('ui/dist/'));
  expect(ours.length).toBeGreaterThan(40);
  const marked: string[] = [];
  for (const file of ours) {
    if ((await readFile(path.join(ROOT, file), 'utf8')).startsWith('"use client"')) marked.push(file);
  }
  expect(marked).toEqual([]);
  const { parts: admins } = await bundled("export { Dialog } from '@croupier/ui/admin';");
  const texts = await Promise.all(
    admins.filter((file) => file.includes('ui/dist/')).map((file) => readFile(path.join(ROOT, file), 'utf8')),
  );
  expect(texts.some((text) => text.startsWith('"use client"'))).toBe(true);
});

test('the main entry point of the core bundles for browsers, with the parser that needs no streams of Node', async () => {
  const { parts } = await bundled(
    "import * as core from '@croupier/core'; globalThis.core = core; core.csvLine;",
  );
  expect(parts.some((file) => file.includes('packages/core/dist/'))).toBe(true);
  expect(parts.filter((file) => file.includes('csv-parse/lib/'))).toEqual([]);
});

test('the ten lines for newcomers load at most 1.3 times the script of a bare React app', async () => {
  const asPublished: BuildOptions = {
    plugins: [],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
  };
  const start = (app: string) =>
    `import { createRoot } from 'react-dom/client';
     import { jsx } from 'react/jsx-runtime';
     ${app}
     createRoot(document.getElementById('root')).render(jsx(App, {}));`;
  const bare = await bundled(start("const App = () => 'Hello';"), asPublished);
  const ours = await bundled(
    start(`import App from '${path.join(ROOT, 'packages/ui/docs/first-app.tsx')}';`),
    { ...asPublished, loader: { '.css': 'empty' } },
  );
  expect(bare.bytes).toBeGreaterThan(30_000);
  expect(ours.parts.some((file) => file.includes('packages/ui/dist/'))).toBe(true);
  expect(ours.bytes / bare.bytes).toBeLessThanOrEqual(1.3);
});
