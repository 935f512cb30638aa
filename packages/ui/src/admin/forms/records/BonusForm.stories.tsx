import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { BonusForm, type BonusFormProps } from './BonusForm.js';

const meta = {
  title: 'Admin/BonusForm',
  component: BonusForm,
  decorators: [adminDecorator],
  args: { onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof BonusForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const submissionOf = (args: BonusFormProps) => (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0];

const casinos = [
  { value: '01890000-0000-7000-8000-000000000001', label: 'Copper Heron' },
  { value: '01890000-0000-7000-8000-000000000002', label: 'Paper Kite' },
];

export const Add: Story = { args: { casinos } };
export const ByKeyboard: Story = {
  args: { casinos },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const casino = canvas.getByRole('combobox', { name: 'Casino' });
    casino.focus();
    await userEvent.keyboard('kite');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('option')).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(casino).toHaveValue('Paper Kite'));
    await userEvent.click(canvas.getByRole('radio', { name: 'No Deposit' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '20 spins');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(submissionOf(args).record).toMatchObject({
      casino: 'Paper Kite',
      casinoId: '01890000-0000-7000-8000-000000000002',
      category: 'noDeposit',
      title: '20 spins',
      rating: 0,
    });
  },
};
export const NeedsCasinoAndTitle: Story = {
  args: { casinos },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('combobox', { name: 'Casino' })).toHaveAccessibleDescription(
      /Please choose the casino of the bonus/,
    );
    await expect(canvas.getByRole('combobox', { name: 'Casino' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      /Bonus title is required/,
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const WithoutCasinos: Story = {};
export const Edit: Story = {
  args: { casinos, value: { casino: 'Gone Casino', title: 'Cash back', category: 'cashback', rating: 7.5 } },
};
export const RightToLeft: Story = { args: { casinos }, globals: { locale: 'ar' } };
