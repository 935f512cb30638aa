import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from './Panel.js';

const meta = {
  title: 'Parts/Panel',
  component: Panel,
  args: {
    title: 'How we review',
    text: 'Every score is given by an editor, by the same four questions.',
    children: <p>Each casino is looked at again at least once a year.</p>,
  },
} satisfies Meta<typeof Panel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutText: Story = { args: { text: undefined } };
export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    text: 'A sentence that goes on for a while. '.repeat(12),
  },
};
export const RightToLeft: Story = {
  args: { title: 'كيف نراجع', text: 'ما ينظر إليه محررونا', children: <p>مرة في السنة على الأقل</p> },
  globals: { locale: 'ar' },
};
