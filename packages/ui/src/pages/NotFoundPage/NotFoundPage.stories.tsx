import type { Meta, StoryObj } from '@storybook/react-vite';
import { bestCasinosView } from '../../stories/sample-views.js';
import { NotFoundPage } from './NotFoundPage.js';

const meta = { title: 'Pages/NotFoundPage', component: NotFoundPage } satisfies Meta<typeof NotFoundPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const { casinos: _, weights: __, title: ___, ...frame } = bestCasinosView;

export const Default: Story = { args: frame };
export const Casino: Story = { args: { ...frame, missing: 'casino' } };
export const Post: Story = { args: { ...frame, missing: 'post' } };
export const RightToLeft: Story = { args: frame, globals: { locale: 'ar' } };
