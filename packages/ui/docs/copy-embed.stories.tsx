import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { renderedEmbed } from '../src/embed/testing/embed-host';
import { CopyEmbed } from './copy-embed';

const meta = {
  title: 'Embeds/Copy embed',
  component: CopyEmbed,
  tags: ['!autodocs'],
} satisfies Meta<typeof CopyEmbed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const snippet = () => canvasElement.querySelector('code')?.textContent ?? '';
    await step('the card of a casino, as an element', async () => {
      await expect(await renderedEmbed(canvasElement)).toHaveTextContent('Copper Heron');
      await expect(snippet()).toContain('<croupier-casino-card slug="copper-heron"');
    });
    await step('the same in words', async () => {
      await userEvent.click(page.getByRole('radio', { name: 'HTML' }));
      await expect(await page.findByRole('link', { name: /^Read the review/ })).toBeVisible();
    });
    await step('the same in a frame', async () => {
      await userEvent.click(page.getByRole('radio', { name: 'Frame' }));
      await expect(snippet()).toContain('<iframe src="https://your-site.example/embed/casinos/copper-heron"');
      const frame = () => canvasElement.querySelector('iframe')?.contentDocument?.body;
      await waitFor(() => expect(frame()).toHaveTextContent('Copper Heron'));
    });
    await step('the options of an affiliate', async () => {
      await userEvent.click(page.getByRole('radio', { name: 'Element' }));
      await userEvent.type(page.getByRole('textbox', { name: 'Affiliate id' }), 'ann-7');
      await userEvent.type(page.getByRole('textbox', { name: 'Subid' }), 'sidebar');
      await userEvent.selectOptions(page.getByRole('combobox', { name: 'Theme' }), 'Dark');
      await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'Deutsch');
      await userEvent.type(page.getByRole('textbox', { name: 'Primary color' }), '#1d4ed8');
      await waitFor(() => expect(snippet()).toContain('lang="de"'));
      for (const attribute of ['affiliate-id="ann-7"', 'subid="sidebar"', 'theme="dark"'])
        await expect(snippet()).toContain(attribute);
      await expect(canvasElement.textContent).toContain('--croupier-primary: #1d4ed8;');
      await waitFor(async () =>
        expect(await renderedEmbed(canvasElement)).toHaveTextContent('Ausgezeichnet'),
      );
    });
    await step('a site that is no address is refused', async () => {
      await userEvent.type(page.getByRole('textbox', { name: 'Site' }), 'no address');
      await expect(await page.findByRole('alert')).toBeVisible();
      await userEvent.clear(page.getByRole('textbox', { name: 'Site' }));
      await waitFor(() => expect(page.queryByRole('alert')).toBeNull());
    });
    await step('several, where there is no frame to choose', async () => {
      await userEvent.selectOptions(page.getByRole('combobox', { name: 'What' }), 'Four side by side');
      await userEvent.click(page.getByRole('radio', { name: 'Element' }));
      await waitFor(() => expect(snippet()).toContain('<croupier-compare slugs="copper-heron,'));
      await expect(page.queryByRole('radio', { name: 'Frame' })).toBeNull();
      await expect(await renderedEmbed(canvasElement)).toHaveTextContent('Brass Magpie');
    });
  },
};
