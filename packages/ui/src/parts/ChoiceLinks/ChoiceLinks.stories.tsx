import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChoiceLinks } from './ChoiceLinks.js';

const choices = ['All', 'Welcome', 'No deposit', 'Free spins', 'Cashback'].map((label, i) => ({
  label,
  href: i === 0 ? '/bonuses' : `/bonuses?category=${i}`,
  isCurrent: i === 1,
  count: [24, 11, 3, 10, 0][i] as number,
}));

const meta = {
  title: 'Parts/ChoiceLinks',
  component: ChoiceLinks,
  args: { label: 'Kinds of bonus', choices },
} satisfies Meta<typeof ChoiceLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutCounts: Story = {
  args: { choices: choices.map(({ count: _, ...choice }) => choice) },
};
export const Tabs: Story = { args: { variant: 'tabs' } };
export const Columns: Story = { args: { variant: 'columns' } };
export const Empty: Story = { args: { choices: [] } };
export const LongWordsAndGreatCounts: Story = {
  args: {
    choices: [
      {
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
        href: '/a',
        isCurrent: true,
        count: 1234567,
      },
      { label: 'B', href: '/b', isCurrent: false, count: 0 },
    ],
  },
};
export const Forty: Story = {
  args: {
    choices: Array.from({ length: 40 }, (_, i) => ({
      label: `Country ${i + 1}`,
      href: `/countries/${i}`,
      isCurrent: i === 7,
    })),
  },
};
export const RightToLeft: Story = {
  args: {
    variant: 'tabs',
    choices: ['الكل', 'ترحيب', 'دورات مجانية'].map((label, i) => ({
      label,
      href: `/${i}`,
      isCurrent: i === 0,
      count: i,
    })),
  },
  globals: { locale: 'ar' },
};
