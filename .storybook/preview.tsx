import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../packages/ui/src/styles.css';
import '../packages/ui/src/admin/admin.css';
import '../packages/ui/src/fonts.css';
import './ground.css';
import { brands } from '../packages/ui/docs/brands.js';
import { ComponentPage } from './component-page.js';
import { answerEmbedSlices } from './embed-data.js';
import { hostPages } from './host-pages.js';
import { reportSteps } from './report-steps.js';
import { toolbarDecorator } from './toolbar-decorator.js';

// A busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 10_000 });
answerEmbedSlices();

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [toolbarDecorator],
  runStep: reportSteps,
  // Waits for fonts, so that no story is measured in a fallback font.
  loaders: [
    async () => {
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
    },
  ],
  initialGlobals: { theme: 'light', locale: 'en', host: 'plain', brand: 'none' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'High contrast' },
          { value: 'both', title: 'Light and dark, side by side' },
          { value: 'auto', title: 'As the system has it' },
        ],
      },
    },
    locale: {
      description: 'Language and direction',
      toolbar: {
        title: 'Direction',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English, left to right' },
          { value: 'ar', title: 'Arabic, right to left' },
        ],
      },
    },
    host: {
      description: 'The page around it',
      toolbar: {
        title: 'Host page',
        icon: 'browser',
        dynamicTitle: true,
        items: Object.entries(hostPages).map(([value, { title }]) => ({ value, title })),
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'none', title: 'Our own look' },
          ...Object.entries(brands).map(([value, { title }]) => ({ value, title })),
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: ComponentPage },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          ['Tokens', 'Design tokens', 'Theming', 'Accessibility', 'Content'],
          'Casino',
          'Bonus',
          'Game',
          'Article',
          'Home',
          'Search',
          'Community',
          'Account',
          'Layout',
          'Parts',
          'Admin',
          'Embeds',
          'Patterns',
          'Pages',
          'Changelog',
        ],
      },
    },
  },
};

export default preview;
