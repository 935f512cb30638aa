import type { Meta, StoryObj } from '@storybook/react-vite';
import { bestCasinosView, sampleReview } from '../../stories/sample-views.js';
import { RichText } from './RichText.js';

const meta = { title: 'Parts/RichText', component: RichText } satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

const { detailedReview = bestCasinosView.footer.copyright } = sampleReview('copper-heron');

export const Default: Story = { args: { html: detailedReview } };
export const Small: Story = { args: { html: bestCasinosView.footer.gamblingWarning, size: 'small' } };
export const LongWords: Story = {
  args: {
    html: '<h3>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</h3><p>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and <a href="/guides">Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</a></p>' as never,
  },
};
export const RightToLeft: Story = {
  args: {
    html: '<h3>السحب</h3><ul><li>خلال ست ساعات</li><li>بلا رسوم</li></ul><blockquote>ادفع ما يمكنك خسارته.</blockquote>' as never,
  },
  globals: { locale: 'ar' },
};
