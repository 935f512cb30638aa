import { readFile, writeFile } from 'node:fs/promises';

// TypeScript keeps imports of style sheets in its declarations, but they have no types.
for (const entryPoint of ['index', 'admin/index', 'pages/index']) {
  const file = new URL(`../dist/types/${entryPoint}.d.ts`, import.meta.url);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll(/^import '[^']+\.css';\n/gm, ''));
}
