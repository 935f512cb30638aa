import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { EmbedProps } from './jsx-namespace.js';
import { EmbedHost, expectFallback, partsOf, renderedEmbed } from './testing/embed-host.js';

type ToplistProps = EmbedProps & { query: string; limit?: number; wide?: number };

/** `<croupier-toplist>`, drawn by the script that other sites load. */
function ToplistElement({ wide, ...attributes }: ToplistProps) {
  return (
    <EmbedHost wide={wide}>
      <croupier-toplist {...attributes}>
        <a href="/best-casinos">The best casinos</a>
      </croupier-toplist>
    </EmbedHost>
  );
}

const meta = {
  title: 'Embeds/croupier-toplist',
  component: ToplistElement,
  args: { query: '', limit: 3 },
  argTypes: {
    query: { control: 'text', description: 'search, country, status and sort, as in a web address' },
    limit: { control: { type: 'number', min: 1, max: 25 } },
    theme: { control: 'inline-radio', options: ['light', 'dark', 'auto'] },
    wide: { control: { type: 'range', min: 280, max: 1100 }, description: 'The place it stands in' },
  },
  play: async ({ canvasElement }) => {
    const list = await renderedEmbed(canvasElement);
    await expect(partsOf(list, 'terms')).toHaveLength(partsOf(list, 'card').length);
  },
} satisfies Meta<typeof ToplistElement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = await renderedEmbed(canvasElement);
    await expect(partsOf(list, 'card')).toHaveLength(3);
  },
};

export const ByName: Story = {
  args: { query: 'sort=name', limit: 2 },
  play: async ({ canvasElement }) => {
    const names = partsOf(await renderedEmbed(canvasElement), 'name');
    await expect(names).toEqual([...names].sort());
  },
};

export const FeaturedOnly: Story = { args: { query: 'status=featured' } };

/** Nothing but casinos that are warned of: no card has a way out. */
export const Blacklisted: Story = {
  args: { query: 'status=blacklisted' },
  play: async ({ canvasElement }) => {
    const list = await renderedEmbed(canvasElement);
    await expect(list.querySelector('[rel~="sponsored"]')).toBeNull();
  },
};

export const Narrow: Story = { args: { wide: 300 } };
export const Wide: Story = { args: { wide: 1100 } };
export const Dark: Story = { args: { theme: 'dark' } };
export const LongNames: Story = { args: { query: 'search=long-winded', wide: 300 } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
export const OnAHostilePage: Story = { globals: { host: 'hostile' } };

/** A query that nothing answers to: the link that was pasted stays. */
export const NothingFound: Story = {
  args: { query: 'search=nobody' },
  play: ({ canvasElement }) => expectFallback(canvasElement),
};

/** An invalid query is reported in the console, and the link stays. */
export const NotAQuery: Story = {
  args: { query: 'colour=green' },
  play: ({ canvasElement }) => expectFallback(canvasElement),
};
