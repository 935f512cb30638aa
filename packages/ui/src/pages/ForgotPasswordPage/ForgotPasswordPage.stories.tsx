import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoPage, emptyPage, samplePage } from '../../stories/sample-pages.js';
import { ForgotPasswordPage } from './ForgotPasswordPage.js';

const meta = { title: 'Pages/ForgotPasswordPage', component: ForgotPasswordPage } satisfies Meta<
  typeof ForgotPasswordPage
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePage('forgot-password') };
export const WithoutContact: Story = { args: emptyPage('forgot-password') };
export const Demo: Story = { args: demoPage('forgot-password') };
export const RightToLeft: Story = { args: samplePage('forgot-password'), globals: { locale: 'ar' } };
