import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { RoleExplainer } from './RoleExplainer.js';

const meta = {
  title: 'Admin/RoleExplainer',
  component: RoleExplainer,
  decorators: [adminDecorator],
} satisfies Meta<typeof RoleExplainer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
