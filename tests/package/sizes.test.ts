import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { ROOT } from './install-packed.js';

/** React does not count, since the app has it anyway. */
const withoutReact: Plugin = {
  name: 'without-react',
  setup(bundle) {
    bundle.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path }) => ({ path, namespace: 'react' }));
    bundle.onLoad({ filter: /.*/, namespace: 'react' }, () => ({
      contents: 'module.exports = globalThis.React;',
    }));
  },
};

async function bundled(code: string): Promise<{ bytes: number; parts: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: `${ROOT}/packages/site` },
    absWorkingDir: path.resolve(ROOT),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [withoutReact],
  });
  const [output] = Object.values((metafile as Metafile).outputs);
  return {
    bytes: gzipSync(outputFiles[0]?.contents as Uint8Array, { level: 9 }).length,
    parts: Object.entries(output?.inputs ?? {})
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => file),
  };
}

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

test('the form of a casino holds no schema and no HTML parser, and is at most 105 kB', async () => {
  const { bytes, parts } = await bundled("export { CasinoForm } from '@croupier/ui/admin';");
  expect(parts.filter((file) => /zod|hast|parse5|css-tree/.test(file))).toEqual([]);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(105_000);
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
