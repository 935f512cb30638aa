import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeSectionOf } from '../../sample-home.js';
import { HomeSection } from './HomeSection.js';

const meta = { title: 'Home/HomeSection', component: HomeSection } satisfies Meta<typeof HomeSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Casinos: Story = { args: homeSectionOf('casinos') };
export const NoCasinos: Story = { args: { ...homeSectionOf('casinos'), casinos: [] } };
export const Protections: Story = { args: homeSectionOf('insights') };
export const LatestPosts: Story = { args: homeSectionOf('blog') };
export const Advertising: Story = { args: homeSectionOf('advertising') };
export const OnlineCasinos: Story = { args: homeSectionOf('online-casinos') };
export const Bonuses: Story = { args: homeSectionOf('casino-bonuses') };
export const DailyPlayers: Story = { args: homeSectionOf('daily-players') };
export const RightToLeft: Story = { args: homeSectionOf('insights'), globals: { locale: 'ar' } };
