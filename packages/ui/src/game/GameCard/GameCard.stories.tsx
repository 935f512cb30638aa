import type { Meta, StoryObj } from '@storybook/react-vite';
import { gameOf } from '../../sample-offers.js';
import { GameCard } from './GameCard.js';

const moth = gameOf('Moth and Candle');

const meta = {
  title: 'Game/GameCard',
  component: GameCard,
  parameters: { width: 'card' },
} satisfies Meta<typeof GameCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: moth };
export const Jackpot: Story = { args: gameOf('The Clockmaker’s Vault') };
export const CannotBePlayed: Story = { args: gameOf('Single Zero') };
export const PictureThatDoesNotLoad: Story = { args: { ...moth, image: '/no-such-picture.png' } };
export const WithPicture: Story = { args: { ...moth, image: '/og-image.png' } };
export const LongWords: Story = { args: gameOf('Long') };
export const NothingIsKnown: Story = { args: gameOf('Bare') };
export const RightToLeft: Story = { args: gameOf('نجمة'), globals: { locale: 'ar' } };
