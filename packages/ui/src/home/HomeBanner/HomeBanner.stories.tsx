import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { HomeBanner } from './HomeBanner.js';

const meta = {
  title: 'Home/HomeBanner',
  component: HomeBanner,
  args: { title: 'Your casino is not here?', text: 'Tell us about it. We test it with our own money.' },
} satisfies Meta<typeof HomeBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: { action: <ButtonLink href="/contact">Get in touch</ButtonLink> },
};
export const Loud: Story = { args: { tone: 'loud' } };
export const TextAlone: Story = { args: { title: '' } };
export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    text: 'A sentence that goes on for a while. '.repeat(8),
    action: (
      <ButtonLink href="/contact">Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</ButtonLink>
    ),
  },
};
export const RightToLeft: Story = {
  args: {
    title: 'كازينوك ليس هنا؟',
    text: 'أخبرنا عنه',
    action: <ButtonLink href="/contact">تواصل معنا</ButtonLink>,
  },
  globals: { locale: 'ar' },
};
