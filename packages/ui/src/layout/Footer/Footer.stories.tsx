import type { Meta, StoryObj } from '@storybook/react-vite';
import { bestCasinosView } from '../../stories/sample-views.js';
import { Footer } from './Footer.js';

const meta = { title: 'Layout/Footer', component: Footer } satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { footer: bestCasinosView.footer } };
export const WithoutLinks: Story = { args: { footer: { ...bestCasinosView.footer, links: [] } } };
export const WithoutNewsletter: Story = {
  args: { footer: { ...bestCasinosView.footer, hasNewsletter: false } },
};
export const LongWords: Story = {
  args: {
    footer: {
      ...bestCasinosView.footer,
      links: bestCasinosView.footer.links.map((link) => ({
        ...link,
        label: `Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen ${link.label}`,
      })),
    },
  },
};
export const RightToLeft: Story = { ...Default, globals: { locale: 'ar' } };
