import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { SlugField } from './SlugField.js';

const meta = {
  title: 'Admin/SlugField',
  component: SlugField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: {
    label: 'Slug',
    defaultValue: '',
    onChange: fn(),
    addressOf: (slug) => `https://example.com/casino/${slug}`,
  },
} satisfies Meta<typeof SlugField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FollowsTheName: Story = {
  args: { source: 'Café Royal' },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Slug' });
    await step('its address is shown', async () => {
      await waitFor(() => expect(input).toHaveValue('cafe-royal'));
      await expect(canvas.getByText('https://example.com/casino/cafe-royal')).toBeVisible();
    });
    await step('until it is changed by hand, and again by a button', async () => {
      await userEvent.type(input, '-2');
      await expect(lastValue(args.onChange)).toBe('cafe-royal-2');
      await userEvent.click(canvas.getByRole('button', { name: 'Make it from the name' }));
      await expect(input).toHaveValue('cafe-royal');
    });
  },
};
export const SaysWhoHasIt: Story = {
  args: {
    defaultValue: 'golden-fox',
    findHolder: async (slug) => (slug === 'golden-fox' ? 'Golden Fox' : undefined),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Slug' });
    await waitFor(() => expect(canvas.getByText(/'golden-fox' is taken by Golden Fox/)).toBeVisible());
    await expect(input).toBeInvalid();
    await userEvent.type(input, '-2');
    await expect(input).toBeValid();
  },
};
export const SaysWhatItGets: Story = {
  args: {
    source: 'Golden Fox',
    followsSource: true,
    findHolder: async (slug) => (/^golden-fox(-2)?$/.test(slug) ? 'Golden Fox' : undefined),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Slug' });
    await waitFor(() =>
      expect(canvas.getByText(/Golden Fox has this slug, so this one gets 'golden-fox-3'/)).toBeVisible(),
    );
    await expect(canvas.getByText('https://example.com/casino/golden-fox-3')).toBeVisible();
    await expect(input).toBeValid();
  },
};
export const WithError: Story = {
  args: { defaultValue: 'Golden Fox', error: 'Slug must be lowercase letters, digits and single hyphens' },
};
export const Disabled: Story = { args: { defaultValue: 'golden-fox', disabled: true } };
export const RightToLeft: Story = {
  args: { label: 'العنوان', defaultValue: 'golden-fox' },
  globals: { locale: 'ar' },
};
