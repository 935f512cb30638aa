import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrivacyNotice } from './PrivacyNotice.js';

const meta = {
  title: 'Layout/PrivacyNotice',
  component: PrivacyNotice,
  args: {
    provider: 'google',
    id: 'G-ABCD123456',
    title: 'Privacy choices',
    text: 'May this site count your visit with Google Analytics? Nothing of it is loaded until you accept. You can change your choice at the foot of every page.',
    accept: 'Accept',
    decline: 'Decline',
    policy: { label: 'Privacy Policy', href: '/privacy', target: '_self' },
    isOpen: true,
  },
} satisfies Meta<typeof PrivacyNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = {
  args: {
    title: 'خيارات الخصوصية',
    text: 'هل يجوز لهذا الموقع أن يحصي زيارتك بواسطة Google Analytics؟ لن يُحمَّل منه شيء قبل موافقتك.',
    accept: 'موافقة',
    decline: 'رفض',
  },
  globals: { locale: 'ar' },
};
