import type { Meta, StoryObj } from '@storybook/react-vite';
import { reviewsView } from '../../stories/sample-views.js';
import { ReviewMethod } from './ReviewMethod.js';

const meta = { title: 'Casino/ReviewMethod', component: ReviewMethod } satisfies Meta<typeof ReviewMethod>;
export default meta;

type Story = StoryObj<typeof meta>;

const { weights } = reviewsView;

export const Default: Story = { args: { weights, request: '/contact' } };
export const WithMoreToRead: Story = { args: { weights, method: '/how-we-review', request: '/contact' } };
export const NowhereToAsk: Story = { args: { weights } };
export const RightToLeft: Story = { args: { weights, request: '/contact' }, globals: { locale: 'ar' } };
