import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleHomeSection } from '../../stories/sample-home.js';
import { HomeSection } from './HomeSection.js';

const meta = { title: 'Home/HomeSection', component: HomeSection } satisfies Meta<typeof HomeSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Casinos: Story = { args: sampleHomeSection('casinos') };
export const NoCasinos: Story = { args: { ...sampleHomeSection('casinos'), casinos: [] } };
export const Protections: Story = { args: sampleHomeSection('insights') };
export const LatestPosts: Story = { args: sampleHomeSection('blog') };
export const Advertising: Story = { args: sampleHomeSection('advertising') };
export const OnlineCasinos: Story = { args: sampleHomeSection('online-casinos') };
export const Bonuses: Story = { args: sampleHomeSection('casino-bonuses') };
export const DailyPlayers: Story = { args: sampleHomeSection('daily-players') };
export const RightToLeft: Story = { args: sampleHomeSection('insights'), globals: { locale: 'ar' } };
