import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyPage, samplePage } from '../../stories/sample-pages.js';
import { HomePage } from './HomePage.js';

const meta = { title: 'Pages/HomePage', component: HomePage } satisfies Meta<typeof HomePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePage('home') };
export const Empty: Story = { args: emptyPage('home') };
export const RightToLeft: Story = { args: samplePage('home'), globals: { locale: 'ar' } };
