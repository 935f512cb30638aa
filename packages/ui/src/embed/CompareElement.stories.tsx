import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { EmbedProps } from './jsx-namespace.js';
import { EmbedHost, expectFallback, partsOf, renderedEmbed } from './testing/embed-host.js';

type CompareProps = EmbedProps & { slugs: string; wide?: number };

/** `<croupier-compare>`, drawn by the script that other sites load. */
function CompareElement({ wide, ...attributes }: CompareProps) {
  return (
    <EmbedHost wide={wide}>
      <croupier-compare {...attributes}>
        <a href={`/compare?c=${attributes.slugs}`}>The comparison</a>
      </croupier-compare>
    </EmbedHost>
  );
}

const meta = {
  title: 'Embeds/croupier-compare',
  component: CompareElement,
  args: { slugs: 'copper-heron,lantern-quay' },
  argTypes: {
    slugs: { control: 'text', description: 'Two to four, with commas between' },
    theme: { control: 'inline-radio', options: ['light', 'dark', 'auto'] },
    wide: { control: { type: 'range', min: 280, max: 1100 }, description: 'The place it stands in' },
  },
  play: async ({ canvasElement }) => {
    const table = await renderedEmbed(canvasElement);
    await expect(partsOf(table, 'terms')[0]).toContain('18+.');
  },
} satisfies Meta<typeof CompareElement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = await renderedEmbed(canvasElement);
    await expect(partsOf(table, 'name')).toEqual(['Copper Heron', 'Lantern Quay']);
  },
};

export const Four: Story = { args: { slugs: 'copper-heron,lantern-quay,paper-kite,brass-magpie' } };

/** A table wider than its container scrolls, by keyboard too. */
export const FourInANarrowPlace: Story = {
  args: { slugs: 'copper-heron,lantern-quay,paper-kite,brass-magpie', wide: 300 },
  play: async ({ canvasElement }) => {
    const scroller = (await renderedEmbed(canvasElement)).querySelector('section') as HTMLElement;
    scroller.focus();
    await expect((scroller.getRootNode() as ShadowRoot).activeElement).toBe(scroller);
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
  },
};

/** One of them has no way out. */
export const WithABlacklisted: Story = {
  args: { slugs: 'copper-heron,brass-magpie' },
  play: async ({ canvasElement }) => {
    const table = await renderedEmbed(canvasElement);
    await expect(table.querySelectorAll('[data-croupier-visit]')).toHaveLength(1);
  },
};

/** The offer of one has ended, and one is listed no more. */
export const OfEndedAndGone: Story = {
  args: { slugs: 'paper-kite,shut-down,lantern-quay' },
  play: async ({ canvasElement }) => {
    const table = await renderedEmbed(canvasElement);
    await expect(partsOf(table, 'name')).toEqual(['Paper Kite', 'Lantern Quay']);
    await expect(table).toHaveTextContent('This offer has ended.');
  },
};

export const LongNames: Story = { args: { slugs: 'long-name,arabic,bare' } };
export const LongNamesInANarrowPlace: Story = { args: { slugs: 'long-name,arabic,bare', wide: 300 } };
export const Dark: Story = { args: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
export const OnABlog: Story = { globals: { host: 'wordpress' } };
export const OnAHostilePage: Story = { globals: { host: 'hostile' } };

/** One casino is no comparison: the link that was pasted stays. */
export const OneAlone: Story = {
  args: { slugs: 'copper-heron' },
  play: ({ canvasElement }) => expectFallback(canvasElement),
};
