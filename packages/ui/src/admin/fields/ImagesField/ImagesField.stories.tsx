import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { ImagesField } from './ImagesField.js';

const meta = {
  title: 'Admin/ImagesField',
  component: ImagesField,
  decorators: [adminDecorator],
  args: { label: 'Screenshots', defaultValue: ['/sample-logo.svg', '/logo.svg'], onChange: fn() },
} satisfies Meta<typeof ImagesField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Screenshots' });
    await step('an address is added', async () => {
      input.focus();
      await userEvent.keyboard('/og-image.png{Enter}');
      await expect(lastValue(args.onChange)).toEqual(['/sample-logo.svg', '/logo.svg', '/og-image.png']);
    });
    await step('one that is there already is not added again', async () => {
      await userEvent.keyboard('/logo.svg{Enter}');
      await expect(input).toHaveValue('');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    });
    await step('pictures change places', async () => {
      canvas.getByRole('button', { name: 'Picture 3: show it earlier' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(lastValue(args.onChange)).toEqual(['/sample-logo.svg', '/og-image.png', '/logo.svg']);
    });
    await step('one is taken away', async () => {
      canvas.getByRole('button', { name: 'Remove Picture 1' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(lastValue(args.onChange)).toEqual(['/og-image.png', '/logo.svg']);
      await expect(input).toHaveFocus();
    });
  },
};
export const TakesSeveralFiles: Story = {
  args: { defaultValue: [], onUpload: async (_, fileName) => `/media/${fileName}` },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const pixel = document.createElement('canvas');
    const blob = await new Promise<Blob | null>((resolve) => pixel.toBlob(resolve));
    const picture = (name: string, type = 'image/png') => new File([blob as Blob], name, { type });
    const files = [picture('a.png'), picture('b.svg', 'image/svg+xml'), picture('c.png')];
    await userEvent.setup({ applyAccept: false }).upload(canvas.getByLabelText('Choose pictures'), files);
    await waitFor(() => expect(lastValue(args.onChange)).toEqual(['/media/a.png', '/media/c.png']));
    await expect(canvas.getByText('Please upload an image file')).toBeVisible();
  },
};
export const Empty: Story = { args: { defaultValue: [] } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { args: { label: 'لقطات' }, globals: { locale: 'ar' } };
