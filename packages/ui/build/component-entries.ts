import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { EsbuildPlugin } from './esbuild-plugin.js';

/** Where the bundler puts the chunk of each component. */
export const COMPONENTS_FOLDER = 'components';

/**
 * An entry for each component. The bundler then gives each a chunk of its own, so that an app carries only those that it
 * imports, and a server marks only those as client components that are.
 */
export function componentEntries(): Record<string, string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\/[A-Z]\w*\.tsx$/.test(file) && !/^embed\/|\/testing\//.test(file));
  return entriesByName(files);
}

/** An entry for each language, so that an app carries only its own. */
export function localeEntries(): Record<string, string> {
  const files = readdirSync('src/locales');
  return Object.fromEntries(
    files.map((file) => [`locales/${path.basename(file, '.generated.ts')}`, `src/locales/${file}`]),
  );
}

/** Names each entry after its component. Two components of one name would overwrite each other's chunk. */
export function entriesByName(files: readonly string[]): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const file of files) {
    const name = `${COMPONENTS_FOLDER}/${path.basename(file, '.tsx')}`;
    if (name in entries) throw new Error(`src/${file} has the name of ${entries[name]}: rename one of them`);
    entries[name] = `src/${file}`;
  }
  return entries;
}

/** Drops the output of these entries, and keeps the chunks that the entry points share and the components that load later. */
export function dropComponentEntries(): EsbuildPlugin {
  return {
    name: 'croupier-doors-alone',
    setup(build) {
      build.onEnd(({ outputFiles = [] }) => {
        const code = outputFiles.map(({ path: file, text }) => (file.endsWith('.js') ? text : '')).join('\n');
        const isKept = (file: string) =>
          path.basename(path.dirname(file)) !== COMPONENTS_FOLDER ||
          code.includes(`import("./${COMPONENTS_FOLDER}/${path.basename(file).replace(/\.map$/, '')}")`);
        outputFiles.splice(0, outputFiles.length, ...outputFiles.filter(({ path: file }) => isKept(file)));
      });
    },
  };
}
