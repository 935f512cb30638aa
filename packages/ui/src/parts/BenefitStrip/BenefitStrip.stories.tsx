import { messages } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BenefitStrip } from './BenefitStrip.js';

const meta = {
  title: 'Parts/BenefitStrip',
  component: BenefitStrip,
  args: {
    heading: 'p',
    benefits: [
      { title: messages.homepage.dailyPlayersTitle, text: messages.homepage.dailyPlayersSubtitle },
      { title: 'Nothing for a score', text: 'No casino pays for its place in a ranking.' },
      { title: 'Terms, read for you' },
    ],
  },
} satisfies Meta<typeof BenefitStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { benefits: [] } };
export const LongWords: Story = {
  args: {
    benefits: [
      {
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
        text: 'A sentence that goes on for a while. '.repeat(12),
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: { benefits: [{ title: 'تقييم صادق', text: 'لا يدفع أحد مقابل مكانه' }, { title: 'شروط واضحة' }] },
  globals: { locale: 'ar' },
};
