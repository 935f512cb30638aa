import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../testing/admin-decorator.js';
import type { CasinoFormProps } from './CasinoForm.js';
import { CasinoForm } from './CasinoForm.js';

const casino = {
  id: '01890000-0000-7000-8000-000000000001',
  slug: 'copper-heron',
  name: 'Copper Heron',
  description: 'Calm and quick to pay.',
  logo: '/placeholder.svg',
  banner: '/placeholder.svg',
  visitUrl: 'https://copper-heron.example/',
  rating: 8.5,
  safetyRating: 9,
  bonuses: { welcome: '100% up to $200' },
  highlights: ['Pays within a day'],
  games: ['Slots', 'Roulette'],
  paymentMethods: ['Visa', 'Skrill'],
  countries: ['DK', 'MT'],
  isActive: true,
  isFeatured: false,
  isBlacklisted: false,
  blacklistSeverity: 'medium',
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
};

const meta = {
  title: 'Admin/CasinoForm',
  component: CasinoForm,
  decorators: [adminDecorator],
  args: {
    onSubmit: fn(),
    onCancel: fn(),
    addressOf: (slug) => `https://example.com/casino/${slug}`,
    suggestions: { paymentMethods: ['Visa', 'Mastercard', 'Skrill'] },
  },
} satisfies Meta<typeof CasinoForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const submissionOf = (args: CasinoFormProps) => (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0];

export const Add: Story = {};
export const AddedByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('what is missing is said, and the first field has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByRole('link', { name: 'Casino name is required' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('the slug follows the name', async () => {
      await userEvent.keyboard('Café Royal');
      await expect(canvas.getByRole('textbox', { name: /^Slug/ })).toHaveValue('cafe-royal');
      await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'Calm.');
    });
    await step('a rating is given in stars', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /Ratings/ }));
      const rating = canvas.getByRole('textbox', { name: 'Rating (0-5)' });
      await userEvent.clear(rating);
      await userEvent.type(rating, '6');
      await userEvent.keyboard('{Control>}s{/Control}');
      await expect(canvas.getByRole('link', { name: 'Rating must be between 0 and 5' })).toBeVisible();
      await userEvent.clear(rating);
      await userEvent.type(rating, '4.5');
    });
    await step('only what was given is handed over', async () => {
      await userEvent.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
      const { record } = submissionOf(args);
      await expect(record).toMatchObject({
        name: 'Café Royal',
        description: 'Calm.',
        rating: 9,
        isActive: true,
      });
      await expect(record).not.toHaveProperty('slug');
      await expect(record).not.toHaveProperty('visitUrl');
    });
  },
};
export const Edit: Story = { args: { value: casino } };
export const ChangesOnlyWhatDiffers: Story = {
  args: { value: casino },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Visit URL' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Ratings' }));
    canvas.getByRole('textbox', { name: 'Rating (0-10)' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Payment Methods' }), 'Voucher{Enter}');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submissionOf(args).changes).toEqual({
      visitUrl: null,
      rating: 8.6,
      paymentMethods: ['Visa', 'Skrill', 'Voucher'],
    });
  },
};
export const ChangesDiscarded: Story = {
  args: { value: casino },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await expect(canvas.queryByRole('button', { name: 'Discard changes' })).toBeNull();
    await userEvent.type(name, ' Two');
    canvas.getByRole('button', { name: 'Discard changes' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveValue('Copper Heron');
    await expect(canvas.queryByText('Unsaved changes')).toBeNull();
  },
};
export const Blacklisting: Story = {
  args: { value: casino },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Settings' }));
    await expect(canvas.queryByLabelText(/Blacklist Date/)).toBeNull();
    const flag = canvas.getByRole('checkbox', { name: 'Blacklisted' });
    flag.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText(/Blacklist Date/)).toHaveValue(new Date().toLocaleDateString('sv'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submissionOf(args).changes).toMatchObject({ isBlacklisted: true });
    await userEvent.click(flag);
    await expect(canvas.queryByLabelText(/Blacklist Date/)).toBeNull();
    await expect(canvas.queryByText('Unsaved changes')).toBeNull();
  },
};
export const RefusedByTheCore: Story = {
  args: {
    value: casino,
    issues: [
      { path: 'slug', message: "Casino with slug 'copper-heron' exists already" },
      { path: 'blacklistReason', message: 'Blacklist Reason must be text' },
      { message: 'An error occurred' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: /Settings 1 field to correct/ })).toBeVisible();
    canvas.getByRole('link', { name: /copper-heron/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: /^Slug/ })).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(canvas.queryByRole('link', { name: /copper-heron/ })).toBeNull();
  },
};
export const UnsavedDraft: Story = {
  args: { value: casino, draft: { name: 'Copper Heron Casino', bonuses: { welcome: null } } },
};
export const Busy: Story = { args: { value: casino, loading: true } };
export const LockedForModerators: Story = {
  args: { value: casino, lockedFields: { slug: "Only an admin may change a casino's slug." } },
};
export const LongWords: Story = { args: { value: { ...casino, name: LONG_WORD, description: LONG_WORD } } };
export const RightToLeft: Story = { args: { value: casino }, globals: { locale: 'ar' } };
