import type { ContactFormView } from '@croupier/core';
import { messages } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePage } from '../../stories/sample-pages.js';
import { CustomPage } from './CustomPage.js';

const meta = { title: 'Pages/CustomPage', component: CustomPage } satisfies Meta<typeof CustomPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const terms = samplePage('custom-page', { slug: 'terms' });

function contact(state: Partial<ContactFormView>) {
  const open: ContactFormView = {
    isOpen: true,
    isSent: false,
    values: {},
    maxLengths: { name: 100, email: 254, text: 5_000 },
    privacy: '/privacy',
  };
  return { ...samplePage('custom-page', { slug: 'contact' }), contact: { ...open, ...state } };
}

export const Default: Story = { args: terms };
/** The page `contact` of a server that keeps what visitors send. */
export const Contact: Story = { args: contact({}) };
export const ContactRefused: Story = {
  args: contact({
    error: messages.user.emailInvalid,
    values: { name: 'Ana', email: 'ana', text: 'The payout took nine days.' },
  }),
};
export const ContactSent: Story = { args: contact({ isSent: true }) };
export const ContactRightToLeft: Story = { args: contact({}), globals: { locale: 'ar' } };
export const LongWords: Story = { args: samplePage('custom-page', { slug: 'long-page' }) };
export const RightToLeft: Story = { args: terms, globals: { locale: 'ar' } };
