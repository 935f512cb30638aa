import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ImageLibraryContext } from '../../image-library.js';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { ImageField } from './ImageField.js';

const meta = {
  title: 'Admin/ImageField',
  component: ImageField,
  parameters: { width: 'card' },
  decorators: [adminDecorator],
  args: {
    label: 'Logo',
    defaultValue: '/logo.svg',
    size: { width: 200, height: 200 },
    onChange: fn(),
  },
} satisfies Meta<typeof ImageField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A picture of one color, as a file. */
async function pictureOf(width: number, height: number, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob as Blob], name, { type: 'image/png' });
}

async function sizeOf(url: string): Promise<[number, number]> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return [picture.naturalWidth, picture.naturalHeight];
}

function dropOn(element: HTMLElement, file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

export const Default: Story = {};
export const ScalesDownWhatIsTooLarge: Story = {
  play: async ({ canvasElement, args }) => {
    const file = await pictureOf(800, 400, 'wide.png');
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), file);
    await waitFor(() => expect(lastValue(args.onChange)).toMatch(/^data:image/));
    await expect(await sizeOf(lastValue(args.onChange) as string)).toEqual([200, 100]);
  },
};
export const TakesADroppedPicture: Story = {
  args: { onUpload: async (_, fileName) => `/media/${fileName}` },
  play: async ({ canvasElement, args }) => {
    const file = await pictureOf(20, 20, 'small.png');
    const address = within(canvasElement).getByRole('textbox', { name: 'Logo' });
    dropOn(address, file);
    await waitFor(() => expect(lastValue(args.onChange)).toBe('/media/small.png'));
    await expect(address).toHaveValue('/media/small.png');
  },
};
export const RefusesOtherFiles: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const script = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' });
    dropOn(canvas.getByRole('textbox'), script);
    await waitFor(() => expect(canvas.getByText('Please upload an image file')).toBeVisible());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Choose a picture')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(lastValue(args.onChange)).toBe('');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('/logo.svg');
    await expect(lastValue(args.onChange)).toBe('/logo.svg');
  },
};
export const Empty: Story = { args: { defaultValue: '' } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { args: { label: 'الشعار' }, globals: { locale: 'ar' } };
export const TakesOneOfTheLibrary: Story = {
  decorators: [
    (Story) => (
      <ImageLibraryContext value={{ pick: async () => '/media/owl.png' }}>
        <Story />
      </ImageLibraryContext>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'From the library' }));
    await waitFor(() => expect(lastValue(args.onChange)).toBe('/media/owl.png'));
  },
};
