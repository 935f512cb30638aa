import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeaderSearch } from './HeaderSearch.js';

const paths = { action: '/search', suggestions: '/search/suggestions.json' };

const meta = {
  title: 'Layout/HeaderSearch',
  component: HeaderSearch,
  args: { search: { ...paths, value: '' } },
} satisfies Meta<typeof HeaderSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AfterASearch: Story = { args: { search: { ...paths, value: 'copper heron' } } };
export const BlanksAreNotSent: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    let isSent = false;
    canvasElement.addEventListener('submit', (event) => {
      isSent = true;
      event.preventDefault();
    });
    await userEvent.type(canvas.getByRole('searchbox'), '   {Enter}');
    await expect(isSent).toBe(false);
    await userEvent.type(canvas.getByRole('searchbox'), 'fox{Enter}');
    await expect(isSent).toBe(true);
  },
};
export const LongWords: Story = {
  args: {
    search: {
      ...paths,
      value: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen '.repeat(3),
    },
  },
};
export const RightToLeft: Story = {
  args: { search: { ...paths, value: 'كازينو' } },
  globals: { locale: 'ar' },
};
