import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cover } from './Cover.js';

const meta = { title: 'Article/Cover', component: Cover, parameters: { width: 'card' } } satisfies Meta<
  typeof Cover
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Spades: Story = { args: { category: 'Security' } };
export const Hearts: Story = { args: { category: 'Guides' } };
export const Diamonds: Story = { args: { category: 'Regulation' } };
export const Clubs: Story = { args: { category: 'Bonuses' } };
export const PictureThatDoesNotLoad: Story = {
  args: { category: 'Bonuses', image: '/no-such-picture.png', isFirst: true },
};
