import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyPage, samplePage } from '../../stories/sample-pages.js';
import { BlogPage } from './BlogPage.js';

const meta = { title: 'Pages/BlogPage', component: BlogPage } satisfies Meta<typeof BlogPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePage('blog') };
export const Empty: Story = { args: emptyPage('blog') };
export const NothingFound: Story = { args: samplePage('blog', { query: 'q=zzzz' }) };
export const LongWords: Story = { args: samplePage('blog', { query: 'q=goes+on' }) };
export const RightToLeft: Story = { args: samplePage('blog'), globals: { locale: 'ar' } };
