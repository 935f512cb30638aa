import { casinoFields } from '@croupier/core/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SelectField } from '../../../parts/SelectField/SelectField.js';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { RecordDiff } from './RecordDiff.js';

const before = {
  name: 'Copper Heron',
  rating: 8.5,
  isFeatured: false,
  countries: ['DK'],
  bonuses: { welcome: '100% up to $200' },
  updatedAt: '2026-01-05T09:00:00.000Z',
};
const after = {
  ...before,
  rating: 9,
  isFeatured: true,
  countries: ['DK', 'MT'],
  bonuses: {},
  updatedAt: 'later',
};

const meta = {
  title: 'Admin/RecordDiff',
  component: RecordDiff,
  decorators: [adminDecorator],
  args: { fields: casinoFields, before, after },
} satisfies Meta<typeof RecordDiff>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row').slice(1);
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Rating8.59',
      'Welcome Bonus100% up to $200empty',
      'CountriesDenmarkDenmark, Malta',
      'FeaturedNoYes',
    ]);
  },
};
export const ToChoose: Story = {
  args: {
    beforeLabel: 'Yours',
    afterLabel: "Ann's",
    conflicts: new Set(['rating']),
    renderChoice: ({ title }) => (
      <SelectField
        label={title}
        hidesLabel
        options={[
          { value: 'mine', label: 'Yours' },
          { value: 'theirs', label: "Ann's" },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('combobox', { name: 'Rating' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
  },
};
const REVIEW = '<p>Copper Heron opened in 2019. It pays within two days, and asks for few papers.</p>';
/** In texts, the words that differ are marked, and tags are not shown. */
export const Words: Story = {
  args: {
    before: { ...before, detailedReview: `${REVIEW}<p>Its bonus is 100%.</p>` },
    after: {
      ...before,
      detailedReview: `${REVIEW.replace('two days', 'a day')}<p>Its bonus is 150%.</p><p>New.</p>`,
    },
  },
  play: async ({ canvasElement }) => {
    const marked = (name: string) => [...canvasElement.querySelectorAll(name)].map((one) => one.textContent);
    await expect(marked('del')).toEqual(['two days', '100']);
    await expect(marked('ins')).toEqual(['a day', '150', '.\nNew']);
    await expect(canvasElement).not.toHaveTextContent('<p>');
  },
};
export const NothingDiffers: Story = { args: { after: before } };
export const NewRecord: Story = { args: { before: undefined } };
export const LongWords: Story = { args: { after: { ...before, name: LONG_WORD } } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
