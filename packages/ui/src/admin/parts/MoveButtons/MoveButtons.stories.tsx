import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { MoveButtons } from './MoveButtons.js';

const meta = {
  title: 'Admin/MoveButtons',
  component: MoveButtons,
  decorators: [adminDecorator],
  args: { name: 'Best casinos', position: 2, total: 3, onMove: () => undefined },
  render: function Moved({ position: first, ...args }) {
    const [position, setPosition] = useState(first);
    return (
      <MoveButtons
        {...args}
        position={position}
        onMove={(to) => setPosition(to === 'up' ? position - 1 : position + 1)}
      />
    );
  },
} satisfies Meta<typeof MoveButtons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Move Best casinos up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Move Best casinos up' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Move Best casinos down' })).toHaveFocus();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
