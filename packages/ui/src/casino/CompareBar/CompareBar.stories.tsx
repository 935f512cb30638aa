import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompareCheckbox } from '../CompareCheckbox/CompareCheckbox.js';
import { CompareBar } from './CompareBar.js';

const meta = {
  title: 'Casino/CompareBar',
  component: CompareBar,
  args: { id: 'compare-chosen', action: '/compare' },
} satisfies Meta<typeof CompareBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPicks: Story = {
  decorators: [
    (Bar, { args }) => (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <CompareCheckbox slug="copper-heron" name="Copper Heron" form={args.id} />
        <CompareCheckbox slug="paper-kite" name="Paper Kite" form={args.id} />
        <Bar />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
