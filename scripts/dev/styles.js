import path from 'node:path';
import { root } from '../run-program.js';

/** The style sheets that the browser entry imports before any component. */
const FIRST = ['packages/ui/src/styles.css', 'packages/site/src/site.css'];

/** One sheet of all CSS that the server's pages need, in the order in which their components ask for it. */
export async function stylesOf(vite) {
  const sheets = new Set(FIRST.map((file) => path.join(root, file)));
  const seen = new Set();
  const visit = (module) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (module.file?.endsWith('.css')) sheets.add(module.file);
  };
  const { moduleGraph } = vite.environments.ssr;
  for (const entry of moduleGraph.getModulesByFile(path.join(root, 'packages/site/src/entry-server.tsx')) ??
    []) {
    visit(entry);
  }
  const { client } = vite.environments;
  const made = await Promise.all([...sheets].map((file) => client.transformRequest(`/@fs${file}?direct`)));
  return made.map(({ code }) => code).join('\n');
}
