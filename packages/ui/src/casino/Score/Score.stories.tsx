import { scoreView } from '@croupier/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Score } from './Score.js';

const meta = { title: 'Casino/Score', component: Score } satisfies Meta<typeof Score>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: scoreView(9.2) };
export const Fair: Story = { args: scoreView(7) };
export const Poor: Story = { args: scoreView(3.4) };
export const Zero: Story = { args: scoreView(0) };
export const Ten: Story = { args: scoreView(10) };
export const Small: Story = { args: { ...scoreView(8.6), size: 'small' } };
export const Large: Story = { args: { ...scoreView(9.2), size: 'large' } };
export const Bare: Story = { args: { ...scoreView(9.2), hidesLabel: true } };
export const RightToLeft: Story = { args: scoreView(9.2), globals: { locale: 'ar' } };
