import type { Meta, StoryObj } from '@storybook/react-vite';
import { bestCasinosView } from '../../stories/sample-views.js';
import { PageFrame } from './PageFrame.js';

const meta = { title: 'Layout/PageFrame', component: PageFrame } satisfies Meta<typeof PageFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const { site, header, search, account, footer, disclosure, help, path } = bestCasinosView;
const frame = {
  site,
  header,
  search,
  account,
  footer,
  disclosure,
  help,
  path,
  children: <h1>What the page is about</h1>,
};

export const Default: Story = { args: frame };
export const WithOffers: Story = { args: { ...frame, hasOffers: true } };
export const LightOnly: Story = { args: { ...frame, site: { ...site, hasDarkMode: false } } };
export const RightToLeft: Story = {
  args: { ...frame, children: <h1>موضوع الصفحة</h1> },
  globals: { locale: 'ar' },
};
