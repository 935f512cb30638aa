import type { Meta, StoryObj } from '@storybook/react-vite';
import { TagList } from './TagList.js';

const meta = { title: 'Parts/TagList', component: TagList } satisfies Meta<typeof TagList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { items: ['Visa', 'Mastercard', 'Bank transfer'] } };
export const Many: Story = { args: { items: Array.from({ length: 80 }, (_, i) => `Method ${i + 1}`) } };
export const LongWords: Story = {
  args: { items: ['Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2), 'Visa'] },
};
export const RightToLeft: Story = {
  args: { items: ['فيزا', 'تحويل مصرفي', 'Visa'] },
  globals: { locale: 'ar' },
};
