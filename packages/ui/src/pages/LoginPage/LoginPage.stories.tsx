import { englishAccountLabels, messages } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LONG_WORD } from '../../stories/long-text.js';
import { demoPage, samplePage } from '../../stories/sample-pages.js';
import { LoginPage } from './LoginPage.js';

const meta = { title: 'Pages/LoginPage', component: LoginPage } satisfies Meta<typeof LoginPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const { emailOrUsername, password } = englishAccountLabels();
const login = demoPage('login');

export const Default: Story = {
  args: { ...login, onSubmit: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    const identifier = canvas.getByRole('textbox', { name: new RegExp(`^${emailOrUsername}`) });
    identifier.focus();
    await userEvent.keyboard('noor{Tab}');
    await expect(canvas.getByLabelText(new RegExp(`^${password}`))).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('a password{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { ...login, loading: true } };
export const Refused: Story = { args: { ...login, error: messages.signIn.failed } };
export const WithoutAccounts: Story = { args: samplePage('login') };
export const LongWords: Story = {
  args: { ...login, accounts: [{ username: LONG_WORD, email: LONG_WORD, password: LONG_WORD }] },
};
export const RightToLeft: Story = { args: login, globals: { locale: 'ar' } };
