import { gameFields } from '@croupier/core/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator } from '../testing/admin-decorator.js';
import { EntityForm } from './EntityForm.js';
import { FormField } from './FormField.js';

const meta = {
  title: 'Admin/FormField',
  component: FormField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { path: 'volatility', onChange: fn() },
  render: (args) => (
    <EntityForm
      label="Game"
      fields={gameFields}
      onSubmit={fn()}
      renderField={({ path }) => (path === args.path ? <FormField {...args} /> : null)}
    />
  ),
} satisfies Meta<typeof FormField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choice: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('radio', { name: 'Medium' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('High');
    await expect(within(canvasElement).getByText('Unsaved changes')).toBeVisible();
  },
};
export const Score: Story = { args: { path: 'rating', hint: 'As our testers score it.' } };
export const Required: Story = { args: { path: 'name', label: 'Name of the game' } };
export const RightToLeft: Story = { args: { path: 'highlights' }, globals: { locale: 'ar' } };
