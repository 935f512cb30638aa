import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleGame } from '../../stories/sample-list-pages.js';
import { GameCard } from './GameCard.js';

const moth = sampleGame('Moth and Candle');

const meta = {
  title: 'Game/GameCard',
  component: GameCard,
  parameters: { width: 'card' },
} satisfies Meta<typeof GameCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: moth };
export const Jackpot: Story = { args: sampleGame('The Clockmaker’s Vault') };
export const CannotBePlayed: Story = { args: sampleGame('Single Zero') };
export const PictureThatDoesNotLoad: Story = { args: { ...moth, image: '/no-such-picture.png' } };
export const WithPicture: Story = { args: { ...moth, image: '/og-image.png' } };
export const LongWords: Story = { args: sampleGame('Long') };
export const NothingIsKnown: Story = { args: sampleGame('Bare') };
export const RightToLeft: Story = { args: sampleGame('نجمة'), globals: { locale: 'ar' } };
