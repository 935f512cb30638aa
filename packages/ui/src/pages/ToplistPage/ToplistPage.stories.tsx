import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePage } from '../../stories/sample-pages.js';
import { ToplistPage } from './ToplistPage.js';

const view = samplePage('toplist', { slug: 'live' });

const meta = { title: 'Pages/ToplistPage', component: ToplistPage } satisfies Meta<typeof ToplistPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: view };
export const Empty: Story = { args: { ...view, casinos: [], found: '0 casinos' } };
export const WithoutWords: Story = { args: { ...view, intro: '', outro: '', related: [] } };
export const WithPins: Story = {
  args: {
    ...view,
    pinned: 'Some places on this list are chosen by us, not by score.',
    casinos: view.casinos.map(({ rank = 1, ...card }, i) =>
      i === 0 ? { ...card, placed: 'Placed by us: Partner of the month' } : { ...card, rank: rank - 1 },
    ),
  },
};
export const RightToLeft: Story = { args: view, globals: { locale: 'ar' } };
