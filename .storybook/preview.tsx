import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import './ground.css';
import { CARD_LANGUAGES, loadLocale } from '@croupier/core';
import { brands } from '../packages/ui/docs/brands.js';
import { applySheets, chosenSheets } from './chosen-sheets.js';
import { ComponentPage } from './component-page.js';
import { answerEmbedSlices } from './embed-data.js';
import { hostPages } from './host-pages.js';
import { reportSteps } from './report-steps.js';
import { sheets } from './sheets.js';
import { toolbarDecorator } from './toolbar-decorator.js';

// A busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 10_000 });
answerEmbedSlices();

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [toolbarDecorator],
  runStep: reportSteps,
  loaders: [
    ({ globals, title }) => applySheets(chosenSheets(globals), title),
    async ({ globals }) => ({ labels: await loadLocale(globals.locale) }),
  ],
  initialGlobals: {
    theme: 'light',
    locale: 'en',
    direction: 'auto',
    host: 'plain',
    brand: 'none',
    sheets: Object.keys(sheets)[0],
  },
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
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: CARD_LANGUAGES.map((value) => ({ value, title: languageNames.of(value) ?? value })),
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'auto', title: 'As the language is written' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
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
    ...(Object.keys(sheets).length > 1 ? { sheets: sheetsToolbar() } : {}),
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

function sheetsToolbar() {
  return {
    description: 'Style sheets',
    toolbar: {
      title: 'Style sheets',
      icon: 'stacked' as const,
      dynamicTitle: true,
      items: Object.entries(sheets).map(([value, { title }]) => ({ value, title })),
    },
  };
}

export default preview;
