import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stars } from './Stars.js';

const meta = { title: 'Parts/Stars', component: Stars } satisfies Meta<typeof Stars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { filledCount: 4 } };
export const None: Story = { args: { filledCount: 0 } };
export const All: Story = { args: { filledCount: 5 } };
export const RightToLeft: Story = { args: { filledCount: 2 }, globals: { locale: 'ar' } };
