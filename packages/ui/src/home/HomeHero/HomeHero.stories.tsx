import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleHomeSection } from '../../stories/sample-home.js';
import { HomeHero } from './HomeHero.js';

const hero = sampleHomeSection('hero');

const meta = {
  title: 'Home/HomeHero',
  component: HomeHero,
} satisfies Meta<typeof HomeHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: hero };
export const WithPicture: Story = { args: { ...hero, image: '/og-image.png' } };
export const TitleAlone: Story = { args: { ...hero, description: '', subtitle: '', figures: [] } };
export const LongWords: Story = {
  args: { ...hero, title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen, and where to find the others' },
};
export const RightToLeft: Story = {
  args: { ...hero, title: 'كازينو تثق به', description: 'كل كازينو هنا جُرّب بمال حقيقي.' },
  globals: { locale: 'ar' },
};
