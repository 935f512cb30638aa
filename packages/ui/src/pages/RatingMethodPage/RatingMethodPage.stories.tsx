import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePage } from '../../stories/sample-pages.js';
import { RatingMethodPage } from './RatingMethodPage.js';

const meta = { title: 'Pages/RatingMethodPage', component: RatingMethodPage } satisfies Meta<
  typeof RatingMethodPage
>;
export default meta;

type Story = StoryObj<typeof meta>;

const method = samplePage('rating-method');

export const Default: Story = { args: method };
export const RightToLeft: Story = { args: method, globals: { locale: 'ar' } };
