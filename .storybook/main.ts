import type { StorybookConfig } from '@storybook/react-vite';
import { groupStories } from './group-stories.js';
import { packedViteConfig } from './packed/vite-config.js';
import { propDocs } from './prop-docs.js';
import { viteConfig } from './vite-config.js';

const isPacked = process.env.CROUPIER_STORYBOOK === 'packed';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/docs/**/*.@(mdx|stories.tsx)', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  experimental_indexers: (indexers = []) => indexers.map(groupStories),
  staticDirs: ['../packages/site/public'],
  // The library tells of its props itself.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    isPacked
      ? packedViteConfig(vite)
      : viteConfig(vite, { conditions: ['@croupier/source'], plugins: [propDocs()] }),
};

export default config;
