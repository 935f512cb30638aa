import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameCard } from '../../game/GameCard/GameCard.js';
import { sampleGamesPage } from '../../stories/sample-list-pages.js';
import { CardGrid } from './CardGrid.js';

const cards = sampleGamesPage().featured.map((game) => <GameCard key={game.id} {...game} />);

const meta = {
  title: 'Layout/CardGrid',
  component: CardGrid,
  args: { children: cards, label: 'Featured Games' },
} satisfies Meta<typeof CardGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { size: 'wide' } };
export const Empty: Story = { args: { children: [] } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
