import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.js';

const meta = {
  title: 'Parts/Breadcrumb',
  component: Breadcrumb,
  args: {
    places: [
      { label: 'Home', href: '/' },
      { label: 'Best Casinos', href: '/best-casinos' },
      { label: 'Copper Heron' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { places: [] } };
export const LongWords: Story = {
  args: {
    places: [
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
    places: [{ label: 'الرئيسية', href: '/' }, { label: 'الكازينوهات', href: '/a' }, { label: 'النجمة' }],
  },
  globals: { locale: 'ar' },
};
