import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardOf } from '../../sample-views.js';
import { ScoreTable } from './ScoreTable.js';

const meta = {
  title: 'Home/ScoreTable',
  component: ScoreTable,
  args: {
    caption: 'Online casinos, compared',
    casinos: [cardOf('copper-heron'), cardOf('lantern-quay'), cardOf('paper-kite')],
  },
} satisfies Meta<typeof ScoreTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongNames: Story = {
  args: { casinos: [cardOf('long-name'), cardOf('bare'), cardOf('arabic')] },
};
export const RightToLeft: Story = {
  args: { casinos: [cardOf('arabic'), cardOf('copper-heron')] },
  globals: { locale: 'ar' },
};
