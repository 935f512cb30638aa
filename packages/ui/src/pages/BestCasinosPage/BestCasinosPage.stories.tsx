import type { Meta, StoryObj } from '@storybook/react-vite';
import { ranking } from '../../sample-views.js';
import { BestCasinosPage } from './BestCasinosPage.js';

const meta = { title: 'Pages/BestCasinosPage', component: BestCasinosPage } satisfies Meta<
  typeof BestCasinosPage
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: ranking };
export const Empty: Story = { args: { ...ranking, casinos: [] } };
export const RightToLeft: Story = { args: ranking, globals: { direction: 'rtl' } };
