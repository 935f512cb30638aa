import type { InlineConfig, Plugin } from 'vite';
import { CLASS_NAME_PATTERN } from '../packages/ui/build/class-name-pattern.js';
import { stripSonnerStyleVite } from '../packages/ui/build/strip-sonner-style.js';
import { embedsPlugin } from './embeds-plugin.js';

/** Where the components come from: further conditions of exports, plugins, and the script of embeds where it is built. */
interface Library {
  conditions?: string[];
  plugins?: Plugin[];
  embedScript?: string;
}

/** How Vite builds the stories. */
export function viteConfig(
  vite: InlineConfig,
  { conditions = [], plugins = [], embedScript }: Library,
): InlineConfig {
  return {
    ...vite,
    plugins: [...plugins, ...(vite.plugins ?? []), embedsPlugin(embedScript), stripSonnerStyleVite()],
    resolve: {
      ...vite.resolve,
      conditions: [...conditions, 'module', 'browser', 'development|production'],
    },
    build: {
      ...vite.build,
      // As the site is built: a direction stays one, and is not guessed from a language.
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Nothing here is rendered on a server, where "use client" would mean something.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
    css: {
      ...vite.css,
      transformer: 'lightningcss',
      lightningcss: { cssModules: { pattern: CLASS_NAME_PATTERN } },
    },
  };
}
