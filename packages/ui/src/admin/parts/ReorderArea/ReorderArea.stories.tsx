import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { MoveButtons } from '../MoveButtons/MoveButtons.js';
import { Table } from '../Table/Table.js';
import { DragHandle, ReorderArea } from './ReorderArea.js';

const NAMES = ['Hero', 'Casinos', 'Bonuses'];

function Sections() {
  const [names, setNames] = useState<readonly string[]>(NAMES);
  const move = (from: number, to: number) => {
    const [name = ''] = names.slice(from, from + 1);
    setNames(names.toSpliced(from, 1).toSpliced(to, 0, name));
  };
  return (
    <ReorderArea onMove={move}>
      <Table
        caption="Sections"
        rows={names}
        rowKey={(name) => name}
        columns={[
          { title: 'Section', cell: (name) => name },
          {
            title: 'Order',
            cell: (name) => {
              const index = names.indexOf(name);
              return (
                <>
                  <DragHandle />
                  <MoveButtons
                    name={name}
                    position={index + 1}
                    total={names.length}
                    onMove={(to) => move(index, to === 'up' ? index - 1 : index + 1)}
                  />
                </>
              );
            },
          },
        ]}
      />
    </ReorderArea>
  );
}

const meta = {
  title: 'Admin/ReorderArea',
  component: Sections,
  decorators: [adminDecorator],
} satisfies Meta<typeof Sections>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Dragged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    const handles = canvasElement.querySelectorAll('[data-drag-handle]');
    const target = canvas.getByRole('rowheader', { name: 'Bonuses' });
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(handles[0] as Element, { dataTransfer });
    // On a phone the row is a card, higher than its heading.
    const clientY = (target.closest('tr') as Element).getBoundingClientRect().bottom - 1;
    await fireEvent.dragOver(target, { dataTransfer, clientY });
    await fireEvent.drop(target, { dataTransfer, clientY });
    await fireEvent.dragEnd(handles[0] as Element, { dataTransfer });
    await expect(shown()).toEqual(['Casinos', 'Bonuses', 'Hero']);
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Move Hero down' }).focus();
    await userEvent.keyboard('{Enter}');
    const shown = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(shown).toEqual(['Casinos', 'Hero', 'Bonuses']);
    await expect(canvas.getByRole('button', { name: 'Move Hero down' })).toHaveFocus();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
