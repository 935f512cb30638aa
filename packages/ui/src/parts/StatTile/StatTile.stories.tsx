import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatTile } from './StatTile.js';

const meta = {
  title: 'Parts/StatTile',
  component: StatTile,
  parameters: { width: 'card' },
  args: { label: 'Casinos reviewed', value: '128' },
  decorators: [
    (Tile) => (
      <dl style={{ margin: 0 }}>
        <Tile />
      </dl>
    ),
  ],
} satisfies Meta<typeof StatTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNote: Story = { args: { note: 'Since 2017' } };
export const Extremes: Story = { args: { value: '1,234,567,890,123,456', label: 'Clicks' } };
export const RightToLeft: Story = { args: { label: 'كازينو', value: '١٢٨' }, globals: { locale: 'ar' } };
