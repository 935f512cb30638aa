import type { Meta, StoryObj } from '@storybook/react-vite';
import { bestCasinosView } from '../../stories/sample-views.js';
import { RatingWeights } from './RatingWeights.js';

const meta = { title: 'Casino/RatingWeights', component: RatingWeights } satisfies Meta<typeof RatingWeights>;
export default meta;

export const Default: StoryObj<typeof meta> = { args: { weights: bestCasinosView.weights } };
export const RightToLeft: StoryObj<typeof meta> = { ...Default, globals: { locale: 'ar' } };
