import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LONG_WORD } from '../../stories/long-text.js';
import { emptyPage, samplePage } from '../../stories/sample-pages.js';
import { GuidesPage } from './GuidesPage.js';

const meta = { title: 'Pages/GuidesPage', component: GuidesPage } satisfies Meta<typeof GuidesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const guides = samplePage('guides');

export const Default: Story = {
  args: guides,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: guides.requests[0] ?? '' });
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
export const Empty: Story = { args: emptyPage('guides') };
export const OneLevel: Story = { args: samplePage('guides', { query: 'level=expert' }) };
export const LongWords: Story = {
  args: {
    ...guides,
    lessons: guides.lessons.map((lesson, i) => ({ ...lesson, title: `${i} ${LONG_WORD}` })),
    resources: guides.resources.map((resource, i) => ({ ...resource, title: `${i} ${LONG_WORD}` })),
    requests: [LONG_WORD],
  },
};
export const RightToLeft: Story = { args: guides, globals: { locale: 'ar' } };
