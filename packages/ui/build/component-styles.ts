import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPONENTS_FOLDER } from './component-entries.js';
import type { EsbuildPlugin } from './esbuild-plugin.js';

const STYLES_FOLDER = 'styles';

/** The components of visitors' pages that entry points export, each from a file of its name. */
export function publicComponents(folder = '.'): string[] {
  return ['src/index.ts', 'src/list/index.ts'].flatMap((file) => {
    const exported = readFileSync(path.join(folder, file), 'utf8').matchAll(
      /from '\.\/(?:[\w/-]+\/)?([A-Z]\w*)\.js'/g,
    );
    return Array.from(exported, ([, name = '']) => name);
  });
}

/** The name of a component's sheet: `casino-card` for `CasinoCard`. */
export function sheetName(component: string): string {
  return component.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

/** Keeps the style sheet of each public component, with what the components inside it need, as `styles/casino-card.css`. */
export function keepComponentStyles(): EsbuildPlugin {
  return {
    name: 'croupier-component-styles',
    setup(build) {
      const names = new Set(publicComponents());
      build.onEnd(({ outputFiles = [] }) => {
        for (const file of outputFiles) {
          const { dir, name, ext } = path.parse(file.path);
          if (ext !== '.css' || path.basename(dir) !== COMPONENTS_FOLDER || !names.has(name)) continue;
          file.path = path.join(dir, '..', STYLES_FOLDER, `${sheetName(name)}.css`);
        }
      });
    },
  };
}
