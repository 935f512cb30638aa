import type { Meta, StoryObj } from '@storybook/react-vite';
import { bestCasinosView } from '../../stories/sample-views.js';
import { BestCasinosPage } from './BestCasinosPage.js';

const meta = { title: 'Pages/BestCasinosPage', component: BestCasinosPage } satisfies Meta<
  typeof BestCasinosPage
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: bestCasinosView };
export const Empty: Story = { args: { ...bestCasinosView, casinos: [] } };
export const LongRanking: Story = {
  args: {
    ...bestCasinosView,
    pager: {
      page: 2,
      pages: 417,
      total: 10_000,
      previous: '/best-casinos',
      next: '/best-casinos/page/3',
      links: [
        { page: 1, href: '/best-casinos', isCurrent: false },
        { page: 2, href: '/best-casinos/page/2', isCurrent: true },
        { page: 3, href: '/best-casinos/page/3', isCurrent: false },
        'gap',
        { page: 417, href: '/best-casinos/page/417', isCurrent: false },
      ],
    },
  },
};
export const RightToLeft: Story = { args: bestCasinosView, globals: { locale: 'ar' } };
