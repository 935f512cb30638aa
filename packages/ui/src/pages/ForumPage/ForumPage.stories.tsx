import { pageTexts } from '@croupier/core/page-texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LONG_TEXT, LONG_WORD } from '../../stories/long-text.js';
import { emptyPage, samplePage } from '../../stories/sample-pages.js';
import { ForumPage } from './ForumPage.js';

const meta = { title: 'Pages/ForumPage', component: ForumPage } satisfies Meta<typeof ForumPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: samplePage('forum'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: pageTexts('forum').newTopic });
    const notice = canvasElement.querySelector(
      `[id="${button.getAttribute('popovertarget')}"]`,
    ) as HTMLElement;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(notice).toBeVisible();
    within(notice).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(notice).not.toBeVisible();
  },
};
export const Empty: Story = { args: emptyPage('forum') };
export const NothingFound: Story = { args: samplePage('forum', { query: 'q=zzzz' }) };
export const LongWords: Story = {
  args: {
    ...samplePage('forum'),
    topics: samplePage('forum').topics.map((topic) => ({ ...topic, title: LONG_WORD, author: LONG_WORD })),
    rules: [LONG_TEXT, LONG_WORD],
    online: [LONG_WORD],
  },
};
export const RightToLeft: Story = { args: samplePage('forum'), globals: { locale: 'ar' } };
