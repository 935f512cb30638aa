import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyPage, samplePage } from '../../stories/sample-pages.js';
import { TournamentsPage } from './TournamentsPage.js';

const meta = { title: 'Pages/TournamentsPage', component: TournamentsPage } satisfies Meta<
  typeof TournamentsPage
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePage('tournaments') };
export const Empty: Story = { args: emptyPage('tournaments') };
export const NothingFound: Story = { args: samplePage('tournaments', { query: 'q=zzzz' }) };
export const LongWords: Story = { args: samplePage('tournaments', { query: 'q=donaudampf' }) };
export const RightToLeft: Story = { args: samplePage('tournaments'), globals: { locale: 'ar' } };
