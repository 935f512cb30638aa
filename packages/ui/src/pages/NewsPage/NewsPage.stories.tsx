import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyPage, samplePage } from '../../stories/sample-pages.js';
import { NewsPage } from './NewsPage.js';

const meta = { title: 'Pages/NewsPage', component: NewsPage } satisfies Meta<typeof NewsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePage('news') };
export const Empty: Story = { args: emptyPage('news') };
export const NothingFound: Story = { args: samplePage('news', { query: 'q=zzzz' }) };
export const LongWords: Story = { args: samplePage('news', { query: 'q=goes+on' }) };
export const RightToLeft: Story = { args: samplePage('news'), globals: { locale: 'ar' } };
