import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleComplaintsPage } from '../../stories/sample-list-pages.js';
import { ComplaintCard } from './ComplaintCard.js';

const seen = (query: string) => {
  const [first] = sampleComplaintsPage(query).complaints;
  if (first === undefined) throw new Error(`No sample complaint for '${query}'`);
  return first;
};

const complaint = seen('q=lantern');

const meta = {
  title: 'Community/ComplaintCard',
  component: ComplaintCard,
  parameters: { width: 'wide' },
} satisfies Meta<typeof ComplaintCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: complaint };
export const Resolved: Story = { args: seen('status=resolved') };
export const Pending: Story = { args: seen('status=pending') };
export const LongWords: Story = { args: seen('q=donaudampf') };
export const CasinoNotListed: Story = { args: { ...complaint, casino: { name: 'Nobody Knows' } } };
export const NothingIsKnown: Story = { args: { ...complaint, amount: '', description: '' } };
export const RightToLeft: Story = {
  args: {
    ...complaint,
    issue: 'سحب',
    description: 'لم يصل السحب بعد',
    player: 'نادية',
    casino: { name: 'النجمة' },
  },
  globals: { locale: 'ar' },
};
export const AnswersByKeyboard: Story = {
  args: complaint,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['View Details', 'Contact Player']) {
      const button = canvas.getByRole('button', { name });
      const notice = canvasElement.querySelector(`[id="${button.getAttribute('popovertarget')}"]`);
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(notice).toBeVisible();
      await userEvent.keyboard('{Escape}');
    }
  },
};
