import { englishFrameLabels } from '@croupier/core/messages';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bestCasinosView } from '../../stories/sample-views.js';
import { Header } from './Header.js';

const meta = { title: 'Layout/Header', component: Header } satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

const { site, header, search, account, path } = bestCasinosView;
const rest = { search, account };

/** A place of so many pixels, whatever the screen has. */
function inPlaceOf(width: number): Decorator {
  return (Story) => (
    <div style={{ position: 'relative', overflowX: 'auto' }}>
      <div style={{ inlineSize: width }}>
        <Story />
      </div>
    </div>
  );
}

/** The place of the words of an element, a box for each line. */
function placeOf(element: HTMLElement): Range {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words;
}

export const Default: Story = { args: { site, header, path, ...rest } };
export const WithoutMenu: Story = { args: { site, header: [], path, ...rest } };
export const SiteWithoutName: Story = {
  args: { site: { ...site, name: '' }, header, path, ...rest },
  play: async ({ canvas }) => {
    const [logo] = canvas.getAllByRole('link', { name: englishFrameLabels().home });
    await expect(logo).toHaveAttribute('href', '/');
  },
};
export const LongNameAndManyEntries: Story = {
  args: {
    site: { ...site, name: 'A Site Whose Name Runs On for Longer than Anyone Would Think Wise' },
    header: Array.from({ length: 24 }, (_, i) => ({
      label: `Entry ${i + 1}`,
      href: `/entry-${i + 1}`,
      target: '_self' as const,
    })),
    path: '/entry-3',
    ...rest,
  },
};
export const Narrow: Story = {
  args: {
    site: { ...site, name: 'Croupier', logo: { ...site.logo, width: 120, height: 40 } },
    header,
    path,
    ...rest,
  },
  decorators: [inPlaceOf(320)],
  play: async ({ canvasElement, step }) => {
    const name = within(canvasElement).getByText('Croupier');
    await step('the logo gives before a short name is broken', async () => {
      await expect(placeOf(name).getClientRects()).toHaveLength(1);
    });
  },
};
export const InLargeLettersOnAPhone: Story = {
  args: { site: { ...site, name: 'Croupier' }, header, path, ...rest },
  decorators: [inPlaceOf(195)],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('the name is whole, and the menu is below it', async () => {
      const words = placeOf(canvas.getByText('Croupier'));
      await expect(words.getClientRects()).toHaveLength(1);
      const button = canvasElement.querySelector('button') as HTMLElement;
      // Boxes of fractions of a pixel meet within one.
      await expect(words.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top + 1);
    });
  },
};
export const OnATablet: Story = {
  args: { site, header, path, ...rest },
  decorators: [inPlaceOf(768)],
  play: async ({ canvasElement, step }) => {
    const entries = within(canvasElement.querySelector('nav') as HTMLElement).getAllByRole('listitem');
    await step('the ten entries of a new site are one row', async () => {
      await expect(entries).toHaveLength(10);
      const rows = new Set(entries.map((entry) => entry.getBoundingClientRect().top));
      await expect([...rows]).toHaveLength(1);
    });
  },
};
export const ByKeyboard: Story = {
  args: { site, header, path, ...rest },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const language = canvas
      .getAllByRole('button')
      .find((button) => button.hasAttribute('popovertarget')) as HTMLElement;
    const notice = canvasElement.querySelector(`[id="${language.getAttribute('popovertarget')}"]`);
    await step('the language says what there is, and Escape takes it away', async () => {
      language.focus();
      await userEvent.keyboard('{Enter}');
      await expect(notice).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
  },
};
export const RightToLeft: Story = { args: { site, header, path, ...rest }, globals: { locale: 'ar' } };
