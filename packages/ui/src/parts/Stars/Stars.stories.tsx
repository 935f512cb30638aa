import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stars } from './Stars.js';

const meta = { title: 'Parts/Stars', component: Stars } satisfies Meta<typeof Stars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { filled: 4 } };
export const None: Story = { args: { filled: 0 } };
export const All: Story = { args: { filled: 5 } };
export const RightToLeft: Story = { args: { filled: 2 }, globals: { locale: 'ar' } };
