import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { EsbuildPlugin } from './esbuild-plugin.js';

const COMPONENTS_FOLDER = 'components';

/**
 * An entry for each component. The bundler then gives each a piece of its own, so that an app carries only those that it
 * imports, and a page rendered on the server marks only those as the client's that are.
 */
export function componentEntries(): Record<string, string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\/[A-Z]\w*\.tsx$/.test(file) && !/^embed\/|\/testing\//.test(file));
  return Object.fromEntries(
    files.map((file) => [`${COMPONENTS_FOLDER}/${path.basename(file, '.tsx')}`, `src/${file}`]),
  );
}

/** Keeps of these entries nothing but what they were for: the pieces that the doors now share. */
export function dropComponentEntries(): EsbuildPlugin {
  return {
    name: 'croupier-doors-alone',
    setup(build) {
      build.onEnd(({ outputFiles = [] }) => {
        const kept = outputFiles.filter(
          ({ path: file }) => path.basename(path.dirname(file)) !== COMPONENTS_FOLDER,
        );
        outputFiles.splice(0, outputFiles.length, ...kept);
      });
    },
  };
}
