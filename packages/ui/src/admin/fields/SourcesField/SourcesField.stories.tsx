import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { SourcesField } from './SourcesField.js';

const meta = {
  title: 'Admin/SourcesField',
  component: SourcesField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { label: 'Sources', defaultValue: ['Terms, read in May https://example.com/terms'], onChange: fn() },
} satisfies Meta<typeof SourcesField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const field = (label: string) => within(canvasElement).getByRole('textbox', { name: label });
    await step('a comma in a title stays in the title', async () => {
      await userEvent.type(field('Title of source 2'), 'Register, of licenses');
      await userEvent.type(field('Web address of source 2'), 'https://example.com/r');
      await expect(lastValue(args.onChange)).toEqual([
        'Terms, read in May https://example.com/terms',
        'Register, of licenses https://example.com/r',
      ]);
    });
    await step('a row that is emptied goes', async () => {
      await userEvent.clear(field('Title of source 1'));
      await userEvent.clear(field('Web address of source 1'));
      await expect(lastValue(args.onChange)).toEqual(['Register, of licenses https://example.com/r']);
    });
  },
};
export const WithError: Story = {
  args: {
    error: 'Sources must be a title and a web address, such as License register https://example.com/register',
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = { args: { defaultValue: [`${LONG_WORD} https://example.com/${LONG_WORD}`] } };
export const RightToLeft: Story = {
  args: { label: 'المصادر', defaultValue: ['السجل https://example.com/r'] },
  globals: { locale: 'ar' },
};
