import { gamesCollection, redirectFields, settingsFields } from '@croupier/core/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminDecorator } from '../testing/admin-decorator.js';
import { EntityForm } from './EntityForm.js';

const meta = {
  title: 'Admin/EntityForm',
  component: EntityForm,
  decorators: [adminDecorator],
  args: { label: 'Redirect', fields: redirectFields, onSubmit: fn() },
} satisfies Meta<typeof EntityForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Redirect: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Source/ }), '/old');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('link', { name: 'Target is required' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Target/ })).toHaveFocus();
    await userEvent.keyboard('/new{Control>}s{/Control}');
    const { record } = (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0] ?? {};
    await expect(record).toEqual({
      source: '/old',
      target: '/new',
      match: 'exact',
      enabled: true,
      permanent: true,
      preserveQuery: true,
      appendRemainder: true,
      order: 0,
    });
  },
};
export const Settings: Story = {
  args: { label: 'Settings', fields: settingsFields, value: { siteName: 'Guru' } },
};
export const OfACollection: Story = {
  args: { collection: gamesCollection, label: undefined, fields: undefined, value: { name: 'Fox Run' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('form', { name: 'Game' })).toBeVisible();
    await expect(within(canvasElement).getByRole('textbox', { name: /^Name/ })).toHaveValue('Fox Run');
  },
};
export const WithoutSomeFields: Story = {
  args: { renderField: ({ path }) => (path === 'regex' || path === 'order' ? null : undefined) },
};
export const Busy: Story = { args: { loading: true } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
