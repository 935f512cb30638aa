import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { bestCasinosView } from '../../stories/sample-views.js';
import { Footer } from './Footer.js';

const meta = { title: 'Layout/Footer', component: Footer } satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { footer: bestCasinosView.footer } };
/** Unfolds it where it is folded, and goes from link to link. */
export const Unfolded: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary') as HTMLElement;
    if (getComputedStyle(summary).display !== 'none') await userEvent.click(summary);
    const [first, second] = canvasElement.querySelectorAll<HTMLElement>('details a');
    first?.focus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};
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
