import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleReview } from '../../stories/sample-views.js';
import { ProsAndCons } from './ProsAndCons.js';

const meta = {
  title: 'Casino/ProsAndCons',
  component: ProsAndCons,
  parameters: { width: 'wide' },
} satisfies Meta<typeof ProsAndCons>;
export default meta;

type Story = StoryObj<typeof meta>;

const { pros, cons } = sampleReview('copper-heron');

export const Default: Story = { args: { pros, cons } };
export const ProsAlone: Story = { args: { pros, cons: [] } };
export const Neither: Story = { args: { pros: [], cons: [] } };
export const Many: Story = {
  args: { pros: Array.from({ length: 40 }, (_, i) => `Reason ${i + 1} to like it`), cons },
};
export const LongWords: Story = {
  args: {
    pros: ['Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'],
    cons: ['A reason that goes on for a while. '.repeat(6)],
  },
};
export const RightToLeft: Story = {
  args: { pros: ['سحب سريع', 'In another script'], cons: ['لا رهانات رياضية'] },
  globals: { locale: 'ar' },
};
