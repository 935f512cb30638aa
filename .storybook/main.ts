import type { StorybookConfig } from '@storybook/react-vite';
import { CLASS_NAME_PATTERN } from '../packages/ui/build/class-name-pattern.js';
import { stripSonnerStyleVite } from '../packages/ui/build/strip-sonner-style.js';
import { embedsPlugin } from './embeds-plugin.js';
import { groupStories } from './group-stories.js';

const CONDITIONS = ['@croupier/source', 'module', 'browser', 'development|production'];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/docs/**/*.@(mdx|stories.tsx)', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  experimental_indexers: (indexers = []) => indexers.map(groupStories),
  staticDirs: ['../packages/site/public'],
  typescript: { reactDocgen: 'react-docgen-typescript' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), embedsPlugin(), stripSonnerStyleVite()],
    resolve: { ...vite.resolve, conditions: CONDITIONS },
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
  }),
};

export default config;
