import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.js';

const meta = { title: 'Parts/Skeleton', component: Skeleton, parameters: { width: 'wide' } } satisfies Meta<
  typeof Skeleton
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { count: 4 } };
export const Title: Story = { args: { shape: 'title' } };
export const Cards: Story = { args: { shape: 'card', count: 3 } };
export const RightToLeft: Story = { args: { count: 3 }, globals: { locale: 'ar' } };
