import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCasinoCard } from '../../stories/sample-views.js';
import { VisitLink } from './VisitLink.js';

const meta = {
  title: 'Casino/VisitLink',
  component: VisitLink,
  parameters: { width: 'card' },
} satisfies Meta<typeof VisitLink>;
export default meta;

type Story = StoryObj<typeof meta>;

const { slug, name, visit } = sampleCasinoCard('copper-heron');

export const Default: Story = { args: { slug, name, ...(visit === undefined ? {} : { visit }) } };
export const WithoutAddress: Story = { args: { slug, name } };
export const RightToLeft: Story = { ...Default, globals: { locale: 'ar' } };
