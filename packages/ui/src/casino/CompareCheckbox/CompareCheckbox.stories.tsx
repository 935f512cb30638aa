import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompareCheckbox } from './CompareCheckbox.js';

const meta = {
  title: 'Casino/ComparePick',
  component: CompareCheckbox,
  args: { slug: 'copper-heron', name: 'Copper Heron', form: 'compare' },
} satisfies Meta<typeof CompareCheckbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
