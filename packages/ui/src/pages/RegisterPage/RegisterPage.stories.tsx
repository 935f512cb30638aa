import { englishAccountLabels, messages } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { demoPage, samplePage } from '../../stories/sample-pages.js';
import { RegisterPage } from './RegisterPage.js';

const meta = { title: 'Pages/RegisterPage', component: RegisterPage } satisfies Meta<typeof RegisterPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const { username } = englishAccountLabels();
const register = demoPage('register');

export const Default: Story = {
  args: { ...register, onSubmit: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByLabelText(new RegExp(`^${username}`)).focus();
    await userEvent.keyboard('mina{Tab}mina@sample.example{Tab}Mina{Tab}Sample{Tab}');
    await userEvent.keyboard('a long one{Tab}a long one{Tab}');
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { ...register, loading: true } };
export const Refused: Story = { args: { ...register, error: messages.signIn.taken } };
export const WithoutAccounts: Story = { args: samplePage('register') };
export const RightToLeft: Story = { args: register, globals: { locale: 'ar' } };
