import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyPage, samplePage } from '../../stories/sample-pages.js';
import { ComparePage } from './ComparePage.js';

const meta = { title: 'Pages/ComparePage', component: ComparePage } satisfies Meta<typeof ComparePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePage('compare', { query: 'c=copper-heron,long-name' }) };
export const NothingChosen: Story = { args: samplePage('compare') };
export const OneChosen: Story = { args: samplePage('compare', { query: 'c=copper-heron' }) };
export const Unknown: Story = { args: samplePage('compare', { query: 'c=no-such-casino' }) };
export const Empty: Story = { args: emptyPage('compare') };
export const LongWords: Story = {
  args: samplePage('compare', { query: 'c=long-name,bare,copper-heron,arabic' }),
};
export const RightToLeft: Story = {
  args: samplePage('compare', { query: 'c=arabic,copper-heron' }),
  globals: { locale: 'ar' },
};
