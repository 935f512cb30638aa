import { adminSearchLabels as labels } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { SearchPreview } from './SearchPreview.js';

const meta = {
  title: 'Admin/SearchPreview',
  component: SearchPreview,
  decorators: [adminDecorator],
  args: {
    title: 'Copper Heron Review - Lantern Guide',
    description: 'Pays within a day, and says what it does not take. What we found in three months of play.',
    address: 'https://guide.example/casino/copper-heron',
    siteName: 'Lantern Guide',
    image: '/sample/casinos/copper-heron.svg',
  },
} satisfies Meta<typeof SearchPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    await step('nothing in it takes the focus', async () => {
      await userEvent.tab();
      await expect(canvasElement.contains(document.activeElement)).toBe(false);
    });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const TooLong: Story = {
  args: { title: `${LONG_WORD} ${LONG_WORD}`, description: `${LONG_WORD} `.repeat(4).trim() },
  play: async ({ canvasElement }) => {
    const advice = within(within(canvasElement).getByRole('status'));
    await expect(advice.getByText(labels.longTitle(117, 60))).toBeVisible();
    await expect(advice.getByText(labels.longDescription(235, 160))).toBeVisible();
  },
};
export const Empty: Story = {
  args: { title: '', description: '', address: '', siteName: '', image: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(labels.noPicture)).toBeVisible();
    await expect(canvas.getByText(labels.noDescription)).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const LostPicture: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(labels.noPicture)).toBeVisible();
  },
};
export const Hidden: Story = { args: { isHidden: true } };
export const Elsewhere: Story = { args: { canonical: 'https://partner.example/copper-heron' } };
export const RightToLeft: Story = {
  args: {
    title: 'مراجعة كازينو - دليل الفوانيس',
    description: 'يدفع خلال يوم واحد، ويقول ما لا يقبله.',
    siteName: 'دليل الفوانيس',
  },
  globals: { locale: 'ar' },
};
