import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { ComboboxField } from './ComboboxField.js';

const options = ['Austria', 'Australia', 'Brazil', 'Canada', 'Denmark', 'Finland', 'Germany', 'Malta'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);

const meta = {
  title: 'Admin/ComboboxField',
  component: ComboboxField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { label: 'Country', options, onChange: fn(), placeholder: 'Type a few letters' },
} satisfies Meta<typeof ComboboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await expect(await screen.findByRole('listbox')).toBeVisible();
};

export const Default: Story = {};
export const Open: Story = { play: opened };
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const input = within(canvasElement).getByRole('combobox', { name: /Country/ });
    await step('letters find', async () => {
      input.focus();
      await userEvent.keyboard('aus');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    });
    await step('arrows and Enter choose', async () => {
      const [first, second] = screen.getAllByRole('option');
      await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(second).toHaveAttribute('data-highlighted'));
      await userEvent.keyboard('{Enter}');
      await expect(lastValue(args.onChange)).toEqual('australia');
      await waitFor(() => expect(input).toHaveValue('Australia'));
    });
  },
};
export const FirstMatchByEnter: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox', { name: /Country/ });
    await userEvent.type(input, 'denm{Enter}');
    await expect(lastValue(args.onChange)).toEqual('denmark');
    await waitFor(() => expect(input).toHaveValue('Denmark'));
  },
};
export const ExactTextByTab: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox', { name: /Country/ });
    await userEvent.type(input, 'malta');
    await userEvent.tab();
    await expect(lastValue(args.onChange)).toEqual('malta');
    await waitFor(() => expect(input).toHaveValue('Malta'));
  },
};
export const WhatFitsNothing: Story = {
  args: { defaultValue: 'malta' },
  play: async ({ canvasElement, args, step }) => {
    const input = within(canvasElement).getByRole('combobox', { name: /Country/ });
    await step('stays, and is said', async () => {
      const whole = { initialSelectionStart: 0, initialSelectionEnd: 'Malta'.length };
      await userEvent.type(input, 'Atlantis{Enter}', whole);
      await userEvent.tab();
      await expect(input).toHaveValue('Atlantis');
      await expect(input).toHaveAccessibleDescription(/'Atlantis' fits nothing in the list/);
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('until Escape', async () => {
      // While the list is open, Escape closes it and leaves the text.
      await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'));
      input.focus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(input).toHaveValue('Malta'));
    });
  },
};
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('combobox').focus();
    await userEvent.keyboard('xyz');
    await expect(await screen.findByText('Nothing found')).toBeVisible();
  },
};
export const Chosen: Story = { args: { value: 'malta' } };
export const RequiredWithHint: Story = { args: { required: true, hint: 'Where the license was given.' } };
export const WithError: Story = { args: { error: 'Please choose a country.' } };
export const Disabled: Story = { args: { disabled: true, value: 'malta' } };
export const LongWords: Story = {
  args: { options: [{ value: 'a', label: `${LONG_WORD}, and more of it` }] },
  play: opened,
};
export const FiveHundred: Story = {
  args: { options: Array.from({ length: 500 }, (_, i) => ({ value: String(i), label: `Country ${i + 1}` })) },
  play: opened,
};
export const RightToLeft: Story = {
  args: { label: 'البلد', options: [{ value: 'mt', label: 'مالطا' }], value: 'mt' },
  globals: { locale: 'ar' },
};
