import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyPage, samplePage } from '../../stories/sample-pages.js';
import { GamesPage } from './GamesPage.js';

const meta = { title: 'Pages/GamesPage', component: GamesPage } satisfies Meta<typeof GamesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePage('games') };
export const Empty: Story = { args: emptyPage('games') };
export const NothingFound: Story = { args: samplePage('games', { query: 'q=zzzz' }) };
export const LongWords: Story = { args: samplePage('games', { query: 'q=donaudampf' }) };
export const RightToLeft: Story = { args: samplePage('games'), globals: { locale: 'ar' } };
