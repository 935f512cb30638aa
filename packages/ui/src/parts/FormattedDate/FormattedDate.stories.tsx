import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedDate } from './FormattedDate.js';

const meta = { title: 'Parts/Day', component: FormattedDate, args: { date: '2029-12-31' } } satisfies Meta<
  typeof FormattedDate
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfAMoment: Story = { args: { date: '2026-07-01T23:30:00.000Z' } };
