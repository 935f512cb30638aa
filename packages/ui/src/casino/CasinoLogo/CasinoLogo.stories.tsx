import type { Meta, StoryObj } from '@storybook/react-vite';
import { CasinoLogo } from './CasinoLogo.js';

const meta = { title: 'Casino/CasinoLogo', component: CasinoLogo } satisfies Meta<typeof CasinoLogo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { name: 'Copper Heron', logo: '/logo.svg' } };
export const WithoutLogo: Story = { args: { name: 'Copper Heron', logo: '/placeholder.svg' } };
export const LogoThatDoesNotLoad: Story = { args: { name: 'Copper Heron', logo: '/no-such-logo.png' } };
export const OtherScript: Story = { args: { name: '東京', logo: '/placeholder.svg' } };
