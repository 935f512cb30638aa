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
