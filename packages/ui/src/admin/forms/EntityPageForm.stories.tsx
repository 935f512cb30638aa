import { authorsCollection } from '@croupier/core/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator } from '../testing/admin-decorator.js';
import { EntityPageForm } from './EntityPageForm.js';

const { title, fields, form } = authorsCollection;
const meta = {
  title: 'Admin/EntityPageForm',
  component: EntityPageForm,
  decorators: [adminDecorator],
  args: {
    label: title,
    fields,
    arrangement: form,
    onSubmit: fn(),
    onCancel: fn(),
    findHead: async ({ name }) => ({
      title: `${name} - Lantern Guide`,
      description: 'Reads terms.',
      address: 'https://guide.example/author/ada-quill',
    }),
    value: { name: 'Ada Quill', slug: 'ada-quill' },
  },
} satisfies Meta<typeof EntityPageForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Search and Sharing'));
    await expect((await canvas.findAllByText('Ada Quill - Lantern Guide')).length).toBeGreaterThan(0);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search Title' }), 'Who reads terms');
    await expect((await canvas.findAllByText('Who reads terms')).length).toBeGreaterThan(0);
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
