import { messages } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '../../stories/long-text.js';
import { samplePage } from '../../stories/sample-pages.js';
import { ProfilePage } from './ProfilePage.js';

const meta = { title: 'Pages/ProfilePage', component: ProfilePage } satisfies Meta<typeof ProfilePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const signedOut = samplePage('profile');
const user = {
  facts: [
    { title: 'Username', value: 'noor' },
    { title: 'Email', value: 'noor@sample.example' },
    { title: 'Role', value: 'Regular User' },
  ],
};

export const Default: Story = { args: { ...signedOut, user } };
const forms = {
  mustChangePassword: false,
  details: { values: { email: 'noor@sample.example' } },
  password: { values: {} },
};

export const WithForms: Story = { args: { ...signedOut, user, forms } };
export const OneTimePassword: Story = {
  args: { ...signedOut, user, forms: { ...forms, mustChangePassword: true } },
};
export const Refused: Story = {
  args: {
    ...signedOut,
    user,
    forms: { ...forms, password: { values: {}, error: messages.signIn.mismatch } },
  },
};
export const SignedOut: Story = { args: signedOut };
export const LongWords: Story = {
  args: { ...signedOut, user: { facts: user.facts.map((fact) => ({ ...fact, value: LONG_WORD })) } },
};
export const RightToLeft: Story = { args: { ...signedOut, user }, globals: { locale: 'ar' } };
