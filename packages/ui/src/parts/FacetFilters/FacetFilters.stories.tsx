import { bestCasinosPage } from '@croupier/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '../../stories/catalogue.js';
import { LONG_WORD } from '../../stories/long-text.js';
import { FacetFilters } from './FacetFilters.js';

const view = (query: string) => bestCasinosPage(catalogue, query).facets;

const meta = {
  title: 'Parts/FacetFilters',
  component: FacetFilters,
} satisfies Meta<typeof FacetFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: view('') };
export const Chosen: Story = { args: view('payment=visa,mastercard&country=fi') };
export const NothingLeft: Story = { args: view('payment=bitcoin&country=fi&min-score=9') };
export const LongWords: Story = {
  args: {
    ...view('payment=visa'),
    chips: view('payment=visa').chips.map((chip) => ({ ...chip, text: LONG_WORD })),
  },
};
export const RightToLeft: Story = { args: view('payment=visa'), globals: { locale: 'ar' } };
