import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ComplaintForm } from './ComplaintForm.js';

const meta = {
  title: 'Community/ComplaintForm',
  component: ComplaintForm,
  parameters: { width: 'wide' },
  args: { id: 'new-complaint' },
} satisfies Meta<typeof ComplaintForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
export const AnswersThatNothingIsSent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = location.href;
    await userEvent.type(canvas.getByLabelText('Casino Name'), 'Copper Heron{Enter}');
    await userEvent.type(canvas.getByLabelText('Description'), 'It was slow.');
    const button = canvas.getByRole('button', { name: 'Submit Complaint' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/nothing is sent/)).toBeVisible();
    await expect(location.href).toBe(before);
    await expect(canvas.getByLabelText('Description')).toHaveValue('It was slow.');
  },
};
