import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleTournamentsPage } from '../../stories/sample-list-pages.js';
import { TournamentCard } from './TournamentCard.js';

const seen = (query: string) => {
  const [first] = sampleTournamentsPage(query).tournaments;
  if (first === undefined) throw new Error(`No sample tournament for '${query}'`);
  return first;
};

const active = seen('status=active');

const meta = {
  title: 'Community/TournamentCard',
  component: TournamentCard,
  parameters: { width: 'card' },
} satisfies Meta<typeof TournamentCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: active };
export const Upcoming: Story = { args: seen('status=upcoming&q=quayside') };
export const OfOneDay: Story = { args: seen('q=lanterns+live') };
export const Completed: Story = { args: seen('status=completed') };
export const LongWordsAndGreatCounts: Story = { args: seen('q=donaudampf') };
export const NothingIsKnown: Story = { args: { ...active, entryFee: '', description: '' } };
export const RightToLeft: Story = {
  args: { ...active, title: 'بطولة الخريف', description: 'شهر كامل', casino: { name: 'النجمة' } },
  globals: { locale: 'ar' },
};
export const AnswersByKeyboard: Story = {
  args: active,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector(`[id="${button.getAttribute('popovertarget')}"]`)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
