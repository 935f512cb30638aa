import { readFile, writeFile } from 'node:fs/promises';

// TypeScript keeps the imports of stylesheets in its declarations, where nobody has types for them.
for (const entryPoint of ['index', 'admin/index', 'pages/index']) {
  const file = new URL(`../dist/types/${entryPoint}.d.ts`, import.meta.url);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll(/^import '[^']+\.css';\n/gm, ''));
}
