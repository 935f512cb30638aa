import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyPage, samplePage } from '../../stories/sample-pages.js';
import { BonusesPage } from './BonusesPage.js';

const meta = { title: 'Pages/BonusesPage', component: BonusesPage } satisfies Meta<typeof BonusesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePage('bonuses') };
export const Empty: Story = { args: emptyPage('bonuses') };
export const NoDeposit: Story = { args: samplePage('bonuses', { query: 'type=noDeposit' }) };
export const RightToLeft: Story = { args: samplePage('bonuses'), globals: { locale: 'ar' } };
