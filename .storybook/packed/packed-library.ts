import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readCssModule } from '../../packages/ui/build/css-modules.js';
import { ROOT } from '../../tests/package/install-packed.js';
import { publishedModules } from './published-modules.js';

const SOURCE = path.join(ROOT, 'packages/ui/src/');
const STORYBOOK = path.join(ROOT, '.storybook/');
const PACKED = '\0packed:';
const NAMES = '\0class-names:';
const COMPONENT_SHEETS = 'croupier:component-sheets';

/**
 * Has stories import the packed library of a folder. Where they import a module of the source that is published, they get what
 * the package exports of it. What is not published stays that of the source, with the same class names and without styles.
 */
export function packedLibrary(folder: string): Plugin {
  const published = publishedModules(SOURCE, path.join(folder, 'ui/dist/components.json'));
  const fromPackage = path.join(folder, 'app.js');
  return {
    name: 'croupier-packed-library',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === COMPONENT_SHEETS) return `\0${source}`;
      if (/^@croupier\/(core|ui)(\/|$)/.test(source))
        return this.resolve(source, fromPackage, { skipSelf: true });
      if (!source.startsWith('.') || importer === undefined || importer.startsWith(folder)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const [file = '', query] = (found?.id ?? '').split('?');
      if (file === `${STORYBOOK}sheets.ts`) return `${STORYBOOK}packed/sheets.ts`;
      if (!file.startsWith(SOURCE)) return found;
      if (published.has(file)) return PACKED + file;
      if (query !== undefined && file.endsWith('tokens.css'))
        return this.resolve(`@croupier/ui/tokens.css?${query}`, fromPackage);
      return file.endsWith('.module.css') ? `${NAMES}${file}?names` : found;
    },
    async load(id) {
      if (id === `\0${COMPONENT_SHEETS}`) return sheetsOfComponents(folder);
      if (id.startsWith(PACKED)) return published.get(id.slice(PACKED.length));
      if (!id.startsWith(NAMES)) return null;
      const { names } = await readCssModule(id.slice(NAMES.length).replace('?names', ''));
      return `export default ${JSON.stringify(names)};`;
    },
  };
}

async function sheetsOfComponents(folder: string): Promise<string> {
  const files = await readdir(path.join(folder, 'ui/dist/styles'));
  const sheets = files.filter((file) => !file.endsWith('.layered.css'));
  const lines = sheets.map((file, i) => `import sheet${i} from '@croupier/ui/styles/${file}?inline';`);
  return `${lines.join('\n')}\nexport default [${sheets.map((_, i) => `sheet${i}`)}];`;
}
