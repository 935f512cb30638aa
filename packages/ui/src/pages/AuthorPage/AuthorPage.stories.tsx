import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '../../stories/long-text.js';
import { samplePage } from '../../stories/sample-pages.js';
import { AuthorPage } from './AuthorPage.js';

const meta = { title: 'Pages/AuthorPage', component: AuthorPage } satisfies Meta<typeof AuthorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const author = samplePage('author', { slug: 'ines-valkama' });

export const Default: Story = { args: author };
export const NoProfile: Story = { args: samplePage('author', { slug: 'marit-oye' }) };
export const LongWords: Story = {
  args: { ...author, name: LONG_WORD, position: LONG_WORD, bio: [LONG_WORD], moreReviews: 'and 900 more' },
};
export const RightToLeft: Story = { args: { ...author, name: 'إيناس' }, globals: { locale: 'ar' } };
