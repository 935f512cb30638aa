import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePage } from '../../stories/sample-pages.js';
import { CustomPage } from './CustomPage.js';

const meta = { title: 'Pages/CustomPage', component: CustomPage } satisfies Meta<typeof CustomPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const terms = samplePage('custom-page', { slug: 'terms' });

export const Default: Story = { args: terms };
export const LongWords: Story = { args: samplePage('custom-page', { slug: 'long-page' }) };
export const RightToLeft: Story = { args: terms, globals: { locale: 'ar' } };
