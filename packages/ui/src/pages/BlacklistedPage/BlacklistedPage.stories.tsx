import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyPage, samplePage } from '../../stories/sample-pages.js';
import { BlacklistedPage } from './BlacklistedPage.js';

const meta = { title: 'Pages/BlacklistedPage', component: BlacklistedPage } satisfies Meta<
  typeof BlacklistedPage
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePage('blacklisted') };
export const Empty: Story = { args: emptyPage('blacklisted') };
export const RightToLeft: Story = { args: samplePage('blacklisted'), globals: { locale: 'ar' } };
