import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeSectionOf } from '../../sample-home.js';
import { HomeHero } from './HomeHero.js';

const meta = {
  title: 'Home/HomeHero',
  component: HomeHero,
  args: homeSectionOf('hero'),
} satisfies Meta<typeof HomeHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPicture: Story = { args: { image: '/og-image.png' } };
export const TitleAlone: Story = { args: { description: '', subtitle: '', figures: [] } };
export const LongWords: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen, and where to find the others' },
};
