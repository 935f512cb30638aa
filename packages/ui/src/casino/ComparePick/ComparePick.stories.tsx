import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComparePick } from './ComparePick.js';

const meta = {
  title: 'Casino/ComparePick',
  component: ComparePick,
  args: { slug: 'copper-heron', name: 'Copper Heron', form: 'compare' },
} satisfies Meta<typeof ComparePick>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
