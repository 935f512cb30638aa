import type { PagerView } from '@croupier/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pager } from './Pager.js';

const meta = { title: 'Parts/Pager', component: Pager } satisfies Meta<typeof Pager>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The pager as the real lists make it: first, last, and those around the present page. */
function pageOf(page: number, pages: number): PagerView {
  const at = (number: number) => `/best-casinos?page=${number}`;
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const links = [...new Set(shown)].flatMap((one, i, all): PagerView['links'] => [
    ...(one - (all[i - 1] ?? one) > 1 ? (['gap'] as const) : []),
    { page: one, href: at(one), isCurrent: one === page },
  ]);
  return {
    page,
    pages,
    total: pages * 24,
    links,
    ...(page > 1 ? { previous: at(page - 1) } : {}),
    ...(page < pages ? { next: at(page + 1) } : {}),
  };
}

export const Default: Story = { args: pageOf(5, 12) };
export const First: Story = { args: pageOf(1, 12) };
export const Last: Story = { args: pageOf(12, 12) };
export const OfTwo: Story = { args: pageOf(2, 2) };
export const Extremes: Story = { args: pageOf(54321, 98765) };
export const RightToLeft: Story = { args: pageOf(5, 12), globals: { locale: 'ar' } };
