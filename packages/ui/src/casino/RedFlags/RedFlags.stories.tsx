import type { Meta, StoryObj } from '@storybook/react-vite';
import { RedFlags } from './RedFlags.js';

const meta = { title: 'Casino/RedFlags', component: RedFlags } satisfies Meta<typeof RedFlags>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
