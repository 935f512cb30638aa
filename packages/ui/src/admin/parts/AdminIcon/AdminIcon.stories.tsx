import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { AdminIcon } from './AdminIcon.js';

const meta = {
  title: 'Admin/AdminIcon',
  component: AdminIcon,
  decorators: [adminDecorator],
  args: { name: 'casino' },
} satisfies Meta<typeof AdminIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
