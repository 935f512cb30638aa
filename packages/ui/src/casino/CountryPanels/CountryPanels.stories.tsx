import type { Meta, StoryObj } from '@storybook/react-vite';
import { countryView } from '../../stories/sample-views.js';
import { CountryPanels } from './CountryPanels.js';

const meta = { title: 'Casino/CountryPanels', component: CountryPanels } satisfies Meta<typeof CountryPanels>;
export default meta;

type Story = StoryObj<typeof meta>;

const { name, panels } = countryView('MT');

export const Default: Story = { args: { name, panels } };
export const NothingInCommon: Story = { args: { name, panels: [] } };
export const LongWords: Story = {
  args: {
    name: 'South Georgia and the South Sandwich Islands',
    panels: [
      {
        title: 'Licenses',
        items: [{ name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', count: 12_345 }],
      },
    ],
  },
};
export const RightToLeft: Story = { args: { name, panels }, globals: { locale: 'ar' } };
