import type { Meta, StoryObj } from '@storybook/react-vite';
import { ranking } from '../../sample-views.js';
import { Footer } from './Footer.js';

const meta = { title: 'Layout/Footer', component: Footer } satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { footer: ranking.footer } };
export const WithoutLinks: Story = { args: { footer: { ...ranking.footer, links: [] } } };
export const LongWords: Story = {
  args: {
    footer: {
      ...ranking.footer,
      links: ranking.footer.links.map((link) => ({
        ...link,
        label: `Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen ${link.label}`,
      })),
    },
  },
};
export const RightToLeft: Story = { ...Default, globals: { locale: 'ar' } };
