import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { CasinoFactsData } from '../own-data.js';
import { Badge } from '../parts/Badge/Badge.js';
import { ButtonLink } from '../parts/ButtonLink/ButtonLink.js';
import { ownCasinos } from '../stories/own-casinos.js';
import { CasinoList } from './CasinoList.js';

/** A casino with a field of the host's own. */
type HostedCasino = CasinoFactsData & { vip?: boolean };

const meta = {
  title: 'Casino/CasinoList',
  component: CasinoList<HostedCasino>,
} satisfies Meta<typeof CasinoList<HostedCasino>>;
export default meta;

type Story = StoryObj<typeof meta>;

const view = { casinos: ownCasinos, label: 'Casinos that we played at', keepsAddress: false };
const rowNames = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole('rowheader')
    .map((row) => /Acme|Bella|Cedar|Dune|Echo|Foul/.exec(row.textContent ?? '')?.[0]);

export const Default: Story = {
  args: view,
  play: async ({ canvasElement: canvas, step }) => {
    const found = within(canvas).getByRole('status');
    await step('the best is first, the blacklist last', async () => {
      await expect(rowNames(canvas)).toEqual(['Acme', 'Bella', 'Cedar', 'Dune', 'Echo', 'Foul']);
    });
    await step('a filter is chosen with the keyboard, and what fits is told', async () => {
      await userEvent.click(within(canvas).getByText('Payment method', { selector: 'summary' }));
      within(canvas)
        .getByRole('checkbox', { name: /PayPal/ })
        .focus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(rowNames(canvas)).toEqual(['Acme', 'Echo']));
      await expect(found).toHaveTextContent('2 casinos');
    });
    await step('Escape closes the group, and the focus is on its button', async () => {
      await userEvent.keyboard('{Escape}');
      const payment = within(canvas).getByText('Payment method', { selector: 'summary' });
      await expect(payment).toHaveFocus();
      await expect(payment.parentElement).not.toHaveAttribute('open');
      await userEvent.click(payment);
    });
    await step('a chip takes it away, and the focus stays beside the list', async () => {
      await userEvent.click(within(canvas).getByRole('link', { name: /^Remove .*PayPal/ }));
      await expect(rowNames(canvas)).toHaveLength(6);
      await expect(found).toHaveFocus();
      await expect(within(canvas).getByRole('checkbox', { name: /PayPal/, hidden: true })).not.toBeChecked();
    });
    await step('what is typed is searched for', async () => {
      await userEvent.type(within(canvas).getByRole('searchbox'), 'cedar');
      await waitFor(() => expect(rowNames(canvas)).toEqual(['Cedar']));
      await userEvent.clear(within(canvas).getByRole('searchbox'));
      await waitFor(() => expect(rowNames(canvas)).toHaveLength(6));
    });
    await step('another order is chosen', async () => {
      await userEvent.selectOptions(within(canvas).getByRole('combobox'), 'Minimum Deposit');
      await waitFor(() =>
        expect(rowNames(canvas)).toEqual(['Cedar', 'Bella', 'Acme', 'Dune', 'Echo', 'Foul']),
      );
    });
  },
};

export const InTheAddress: Story = {
  args: { casinos: ownCasinos, label: 'Casinos that we played at', perPage: 2 },
  play: async ({ canvasElement: canvas, step }) => {
    const before = location.search;
    await step('a page is an address, which keeps what else it asks for', async () => {
      await userEvent.click(within(canvas).getByRole('link', { name: 'Page 2' }));
      await expect(rowNames(canvas)).toEqual(['Cedar', 'Dune']);
      const [was, is] = [before, location.search].map((query) =>
        Object.fromEntries(new URLSearchParams(query)),
      );
      await expect(is).toEqual({ ...was, page: '2' });
    });
    await step('a step back shows the page before', async () => {
      history.back();
      await waitFor(() => expect(rowNames(canvas)).toEqual(['Acme', 'Bella']));
      await expect(location.search).toBe(before);
    });
  },
};

export const Cards: Story = {
  args: {
    ...view,
    layout: 'cards',
    renderActions: ({ name }) => (
      <ButtonLink href={`#${name}`} variant="quiet">
        Ask about {name}
      </ButtonLink>
    ),
  },
};

export const ColumnsOfYourOwn: Story = {
  args: {
    ...view,
    casinos: ownCasinos.map((casino) => ({ ...casino, vip: (casino.score ?? 0) > 9 })),
    facets: ['license', 'deposit'],
    columns: [
      'score',
      'safety',
      'licenses',
      { title: 'VIP host', cell: ({ vip }) => (vip ? 'From the first day' : 'No') },
    ],
    renderBadges: ({ vip }) => (vip ? <Badge tone="good">VIP</Badge> : null),
    renderActions: ({ name }) => <a href={`#${name}`}>Ask about {name}</a>,
  },
};
export const InYourOrder: Story = { args: { ...view, order: 'given', casinos: [...ownCasinos].reverse() } };
export const NothingFits: Story = { args: { ...view, query: 'payment=trustly&min-score=9' } };
export const NoCasinos: Story = { args: { ...view, casinos: [] } };
export const Loading: Story = { args: { ...view, loading: true } };
export const InASidebar: Story = {
  args: view,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const root = within(canvasElement).getByRole('table');
    await expect(root.scrollWidth).toBeLessThanOrEqual(280);
  },
};
export const RightToLeft: Story = { args: view, globals: { locale: 'ar' } };
