import type { Meta, StoryObj } from '@storybook/react-vite';
import { bestCasinosView } from '../../stories/sample-views.js';
import { GonePage } from './GonePage.js';

const meta = { title: 'Pages/GonePage', component: GonePage } satisfies Meta<typeof GonePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const { casinos: _, weights: __, title: ___, ...frame } = bestCasinosView;

export const Default: Story = { args: frame };
export const OtherPage: Story = { args: { ...frame, removed: 'page' } };
export const RightToLeft: Story = { args: frame, globals: { locale: 'ar' } };
