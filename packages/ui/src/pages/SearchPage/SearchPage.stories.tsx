import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyPage, samplePage } from '../../stories/sample-pages.js';
import { SearchPage } from './SearchPage.js';

const meta = { title: 'Pages/SearchPage', component: SearchPage } satisfies Meta<typeof SearchPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePage('search', { query: 'q=bonus' }) };
export const NothingSought: Story = { args: samplePage('search') };
export const NothingFound: Story = { args: samplePage('search', { query: 'q=coper+heron' }) };
export const Empty: Story = { args: emptyPage('search', { query: 'q=bonus' }) };
export const LongWords: Story = { args: samplePage('search', { query: 'q=long-winded' }) };
export const RightToLeft: Story = {
  args: samplePage('search', { query: 'q=bonus' }),
  globals: { locale: 'ar' },
};
