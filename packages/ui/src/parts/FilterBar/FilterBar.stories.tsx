import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterBar } from './FilterBar.js';

const search = { name: 'q', label: 'Search casinos', placeholder: 'Name or word', value: '' };
const select = {
  name: 'sort',
  label: 'Sort by',
  value: 'rating',
  options: [
    { value: 'rating', label: 'Rating' },
    { value: 'name', label: 'Name' },
  ],
};

const meta = {
  title: 'Parts/FilterBar',
  component: FilterBar,
  args: {
    action: '/best-casinos',
    hiddenFields: [{ name: 'tab', value: 'all' }],
    search,
    select,
    submit: 'Show',
  },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Asked: Story = {
  args: {
    search: { ...search, value: 'copper' },
    select: { ...select, value: 'name' },
    reset: '/best-casinos',
  },
};
export const SearchAlone: Story = {
  render: ({ select: _, ...args }) => <FilterBar {...args} />,
};
export const ChoiceAlone: Story = {
  render: ({ search: _, ...args }) => <FilterBar {...args} />,
};
export const LongWords: Story = {
  args: {
    search: {
      ...search,
      label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
      value: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    },
    submit: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    reset: '/best-casinos',
  },
};
export const RightToLeft: Story = {
  args: {
    search: { ...search, label: 'بحث', placeholder: 'الاسم' },
    select: { ...select, label: 'ترتيب' },
    submit: 'عرض',
    reset: '/',
  },
  globals: { locale: 'ar' },
};
