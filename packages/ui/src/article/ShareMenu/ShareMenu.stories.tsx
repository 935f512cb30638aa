import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { samplePost } from '../../stories/sample-views.js';
import { ShareMenu } from './ShareMenu.js';

const meta = { title: 'Article/ShareMenu', component: ShareMenu } satisfies Meta<typeof ShareMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const share = { ...samplePost('how-to-read-bonus-terms').share, url: 'https://site.example/blog/a-post' };

export const Default: Story = { args: share };
export const Open: Story = {
  args: share,
  play: async ({ canvasElement }) => {
    (canvasElement.querySelector('summary') as HTMLElement).focus();
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
    const first = within(canvasElement).getByRole('link', { name: /^Facebook/ });
    await expect(first).toBeVisible();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(within(canvasElement).queryByRole('button', { name: 'Copy Link' })).toBeNull();
  },
};
export const WithScript: Story = {
  args: samplePost('how-to-read-bonus-terms').share,
  decorators: [
    (Shown) => (
      <div data-script="" data-no-share="">
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
    await expect(within(canvasElement).getByRole('button', { name: 'Copy Link' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: /More ways/ })).toBeNull();
  },
};
export const RightToLeft: Story = { args: share, globals: { locale: 'ar' } };
