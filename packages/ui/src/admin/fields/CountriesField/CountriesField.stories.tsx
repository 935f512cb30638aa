import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { CountriesField } from './CountriesField.js';

const meta = {
  title: 'Admin/CountriesField',
  component: CountriesField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: { label: 'Countries', defaultValue: ['DK', 'MT'], onChange: fn() },
} satisfies Meta<typeof CountriesField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OffersTheSelectableOnesFirst: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Countries' }));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(200));
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(names.slice(0, 3)).toEqual(['United States', 'United Kingdom', 'Canada']);
    await expect(names[19]).toBe('Japan');
  },
};
export const FindsEveryOther: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('combobox').focus();
    await userEvent.keyboard('estonia');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option')).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await expect(lastValue(args.onChange)).toEqual(['DK', 'MT', 'EE']);
  },
};
export const Empty: Story = { args: { defaultValue: [] } };
export const RightToLeft: Story = { args: { label: 'البلدان' }, globals: { locale: 'ar' } };
