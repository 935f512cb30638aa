import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleCasinoCard } from '../stories/sample-views.js';
import type { EmbedProps, VisitDetail } from './jsx-namespace.js';
import {
  EmbedHost,
  expectFallback,
  findEmbed,
  partsOf,
  renderedEmbed,
  usesForcedColors,
} from './testing/embed-host.js';

type CardProps = EmbedProps & { slug: string; wide?: number };

/** `<croupier-casino-card>`, drawn by the script that other sites load. */
function CasinoCardElement({ wide, ...attributes }: CardProps) {
  return (
    <EmbedHost wide={wide}>
      <croupier-casino-card {...attributes}>
        <a href={`/casino/${attributes.slug}`}>Our review</a>
      </croupier-casino-card>
    </EmbedHost>
  );
}

const meta = {
  title: 'Embeds/croupier-casino-card',
  component: CasinoCardElement,
  args: { slug: 'copper-heron' },
  argTypes: {
    slug: { control: 'select', options: ['copper-heron', 'lantern-quay', 'brass-magpie', 'long-name'] },
    theme: { control: 'inline-radio', options: ['light', 'dark', 'auto'] },
    'affiliate-id': { control: 'text' },
    subid: { control: 'text' },
    wide: { control: { type: 'range', min: 280, max: 1100 }, description: 'The place it stands in' },
  },
  play: async ({ canvasElement }) => {
    const card = await renderedEmbed(canvasElement);
    await expect(partsOf(card, 'terms')[0]).toContain('18+.');
  },
} satisfies Meta<typeof CasinoCardElement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const card = await renderedEmbed(canvasElement);
    await step('it shows the casino, and what always stands there', async () => {
      await expect(partsOf(card, 'name')).toEqual([sampleCasinoCard('copper-heron').name]);
      await expect(partsOf(card, 'terms')[0]).toMatch(/^Ad.*18\+\./);
    });
    await step('the keyboard reaches the way out, and the page may keep its visitor', async () => {
      const visits: VisitDetail[] = [];
      findEmbed(canvasElement).addEventListener('croupier-visit', (event) => {
        event.preventDefault();
        visits.push((event as CustomEvent<VisitDetail>).detail);
      });
      card.querySelector<HTMLElement>('[part="visit"]')?.focus();
      await userEvent.click(card.querySelector('[part="visit"]') as HTMLElement);
      await expect(visits.map(({ slug }) => slug)).toEqual(['copper-heron']);
    });
  },
};

export const Narrow: Story = { args: { wide: 300 } };
export const Middle: Story = { args: { wide: 600 } };
export const Wide: Story = { args: { wide: 1100 } };
export const Light: Story = { args: { theme: 'light' }, globals: { theme: 'dark' } };
export const Dark: Story = { args: { theme: 'dark' }, globals: { theme: 'light' } };
export const HighContrast: Story = {
  globals: { theme: 'contrast' },
  play: async ({ canvasElement, step }) => {
    const card = await renderedEmbed(canvasElement);
    await step('the colors are those of readers who ask for more contrast', async () => {
      const name = card.querySelector('[part="name"]') as HTMLElement;
      if (!usesForcedColors()) await waitFor(() => expect(getComputedStyle(name).color).toBe('rgb(0, 0, 0)'));
    });
  },
};
export const AsTheReaderHasIt: Story = { args: { theme: 'auto' } };

/** Colors, corners and a part, set by the page around it. */
export const StyledByThePage: Story = {
  args: {
    style: {
      '--croupier-primary': '#6b21a8',
      '--croupier-on-primary': '#ffffff',
      '--croupier-radius': '0px',
      '--croupier-radius-s': '0px',
    } as never,
    className: 'styled',
  },
  decorators: [
    (Card) => (
      <>
        <style>{'.styled::part(name) { letter-spacing: 0.06em; }'}</style>
        <Card />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const card = await renderedEmbed(canvasElement);
    const visit = getComputedStyle(card.querySelector('[part="visit"]') as Element);
    await expect(visit.borderRadius).toBe('0px');
    if (!usesForcedColors()) await expect(visit.backgroundColor).toBe('rgb(107, 33, 168)');
    await expect(
      Number.parseFloat(getComputedStyle(card.querySelector('[part="name"]') as Element).letterSpacing),
    ).toBeGreaterThan(0.5);
  },
};

/** The visit link carries the affiliate. */
export const WithIds: Story = {
  args: { 'affiliate-id': 'guide 7', subid: 'sidebar' },
  play: async ({ canvasElement }) => {
    const card = await renderedEmbed(canvasElement);
    await expect(card.querySelector('[part="visit"]')?.getAttribute('href')).toContain(
      'affiliate_id=guide%207&subid=sidebar',
    );
  },
};

/** Shown with its reason, and without a way out. */
export const Blacklisted: Story = {
  args: { slug: 'brass-magpie' },
  play: async ({ canvasElement }) => {
    const card = await renderedEmbed(canvasElement);
    await expect(card).toHaveTextContent('Blacklisted');
    await expect(card.querySelector('[rel~="sponsored"]')).toBeNull();
  },
};

/** Its last welcome bonus has run out. */
export const OfferHasEnded: Story = {
  args: { slug: 'paper-kite' },
  play: async ({ canvasElement }) => {
    const card = await renderedEmbed(canvasElement);
    await expect(card).toHaveTextContent('This offer has ended.');
    await expect(card.querySelector('[rel~="sponsored"]')).toBeNull();
  },
};

/** A casino that the site has taken from its lists. */
export const ListedNoMore: Story = {
  args: { slug: 'shut-down' },
  play: async ({ canvasElement }) => {
    const card = await renderedEmbed(canvasElement);
    await expect(card.textContent).toBe('This casino is no longer listed.');
  },
};

/** A slug that nobody has: the link that was pasted stays. */
export const Unknown: Story = {
  args: { slug: 'nobody' },
  play: ({ canvasElement }) => expectFallback(canvasElement),
};

export const LongNameAndFortyHighlights: Story = { args: { slug: 'long-name' } };
export const LongNameInANarrowPlace: Story = { args: { slug: 'long-name', wide: 280 } };
export const NoOfferNoVisitLinkNoLogo: Story = { args: { slug: 'bare' } };
export const OtherScript: Story = { args: { slug: 'arabic' } };
export const RightToLeft: Story = {
  args: { slug: 'arabic' },
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    const card = await renderedEmbed(canvasElement);
    await expect(getComputedStyle(card.querySelector('[part="card"]') as Element).direction).toBe('rtl');
  },
};

const amongWords: Story['decorators'] = [
  (Card) => (
    <>
      <p className="words">What the page says itself.</p>
      <Card />
    </>
  ),
];

/** On a page with the styles of a common blog theme. */
export const OnABlog: Story = {
  globals: { host: 'wordpress' },
  decorators: amongWords,
  play: async ({ canvasElement }) => {
    const card = await renderedEmbed(canvasElement);
    const words = getComputedStyle(canvasElement.querySelector('.words') as Element);
    await expect(words.fontFamily).toContain('Georgia');
    const name = getComputedStyle(card.querySelector('[part="read"]') as Element);
    await expect(name.fontFamily).not.toContain('Georgia');
  },
};

/** On a page that unsets everything and hides links. */
export const OnAHostilePage: Story = {
  globals: { host: 'hostile', theme: 'light' },
  decorators: amongWords,
  play: async ({ canvasElement }) => {
    const card = await renderedEmbed(canvasElement);
    const words = getComputedStyle(canvasElement.querySelector('.words') as Element);
    await expect(words.display).toBe('inline');
    for (const part of ['card', 'name', 'visit', 'read', 'terms']) {
      await expect(card.querySelector(`[part="${part}"]`)).toBeVisible();
    }
    const name = getComputedStyle(card.querySelector('[part="name"]') as Element);
    await expect(name.fontSize).toBe('19px');
    if (usesForcedColors()) return;
    await expect(words.color).toBe('rgb(162, 28, 175)');
    await expect(name.color).not.toBe(words.color);
  },
};
