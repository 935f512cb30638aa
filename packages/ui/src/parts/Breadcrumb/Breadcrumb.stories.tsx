import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.js';

const meta = {
  title: 'Parts/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Best Casinos', href: '/best-casinos' },
      { label: 'Copper Heron' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { items: [] } };
export const LongWords: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', href: '/a' },
      {
        label: 'Another name that is a good deal longer than any that we have seen so far, and still goes on',
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    items: [{ label: 'الرئيسية', href: '/' }, { label: 'الكازينوهات', href: '/a' }, { label: 'النجمة' }],
  },
  globals: { locale: 'ar' },
};
