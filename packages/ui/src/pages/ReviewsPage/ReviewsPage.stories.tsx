import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyPage, samplePage } from '../../stories/sample-pages.js';
import { ReviewsPage } from './ReviewsPage.js';

const meta = { title: 'Pages/ReviewsPage', component: ReviewsPage } satisfies Meta<typeof ReviewsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePage('reviews') };
export const Empty: Story = { args: emptyPage('reviews') };
export const NothingFound: Story = { args: samplePage('reviews', { query: 'q=zzzz' }) };
export const LongWords: Story = { args: samplePage('reviews', { query: 'q=long-winded' }) };
export const RightToLeft: Story = { args: samplePage('reviews'), globals: { locale: 'ar' } };
