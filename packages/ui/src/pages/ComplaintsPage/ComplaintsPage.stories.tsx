import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyPage, samplePage } from '../../stories/sample-pages.js';
import { ComplaintsPage } from './ComplaintsPage.js';

const meta = { title: 'Pages/ComplaintsPage', component: ComplaintsPage } satisfies Meta<
  typeof ComplaintsPage
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePage('complaints') };
export const Empty: Story = { args: emptyPage('complaints') };
export const NothingFound: Story = { args: samplePage('complaints', { query: 'q=zzzz' }) };
export const LongWords: Story = { args: samplePage('complaints', { query: 'q=donaudampf' }) };
export const RightToLeft: Story = { args: samplePage('complaints'), globals: { locale: 'ar' } };
