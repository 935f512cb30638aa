import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../../../parts/TextField/TextField.js';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { Fieldset } from './Fieldset.js';

const fields = ['Minimum Deposit', 'Minimum Withdrawal', 'Maximum Withdrawal', 'Withdrawal Time'].map(
  (label) => <TextField key={label} label={label} />,
);

const meta = {
  title: 'Admin/Fieldset',
  component: Fieldset,
  decorators: [adminDecorator],
  args: { legend: 'Money and time', children: fields },
} satisfies Meta<typeof Fieldset>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoColumns: Story = { args: { columns: 2, hint: 'As the casino writes them.' } };
export const ThreeColumns: Story = { args: { columns: 3 } };
export const LongWords: Story = { args: { legend: LONG_WORD, hint: LONG_WORD } };
export const RightToLeft: Story = { args: { legend: 'المال والوقت', columns: 2 }, globals: { locale: 'ar' } };
