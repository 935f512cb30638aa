import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink.js';

const meta = {
  title: 'Parts/ButtonLink',
  component: ButtonLink,
  args: { href: '/best-casinos', children: 'Best Casinos' },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Plain: Story = { args: { variant: 'plain' } };
export const LongWords: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze, and then some more of it' },
};
export const RightToLeft: Story = { args: { children: 'أفضل الكازينوهات' }, globals: { locale: 'ar' } };
