import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.js';

const meta = {
  title: 'Parts/ProgressBar',
  component: ProgressBar,
  parameters: { width: 'wide' },
  args: { label: 'Importing casinos', value: 120, max: 300, text: '120 of 300 rows' },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtTheStart: Story = { args: { value: 0, text: '0 of 300 rows' } };
export const Done: Story = { args: { value: 300, text: '300 of 300 rows' } };
export const NobodyKnows: Story = { render: () => <ProgressBar label="Reading the file" /> };
export const LongWords: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    text: '123,456,789 of 987,654,321',
  },
};
export const RightToLeft: Story = {
  args: { label: 'استيراد', text: '١٢٠ من ٣٠٠' },
  globals: { locale: 'ar' },
};
