import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdMark } from './AdMark.js';

const meta = { title: 'Casino/AdMark', component: AdMark } satisfies Meta<typeof AdMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
