import type { Decorator, Preview } from '@storybook/react-vite';
import '../packages/ui/src/styles.css';
import '../packages/ui/src/fonts.css';
import './ground.css';

const withTheme: Decorator = (Story, { globals }) => (
  <div className="ground" data-theme={globals.theme} dir={globals.direction} lang="en">
    <Story />
  </div>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme],
  initialGlobals: { theme: 'light', direction: 'ltr' },
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
          { value: 'auto', title: 'As the system has it' },
        ],
      },
    },
    direction: {
      description: 'Direction of text',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    options: { storySort: { order: ['Pages', 'Casino', 'Layout', 'Parts'] } },
  },
};

export default preview;
