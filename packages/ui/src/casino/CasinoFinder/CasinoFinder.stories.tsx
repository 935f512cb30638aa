import { casinoFinder } from '@croupier/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '../../stories/catalogue.js';
import { LONG_WORD } from '../../stories/long-text.js';
import { CasinoFinder, type CasinoFinderProps } from './CasinoFinder.js';

const finder = casinoFinder(catalogue) as CasinoFinderProps;

const meta = {
  title: 'Casino/CasinoFinder',
  component: CasinoFinder,
} satisfies Meta<typeof CasinoFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: finder };
export const OneChoice: Story = { args: { ...finder, fields: finder.fields.slice(0, 1) } };
export const LongWords: Story = {
  args: { ...finder, fields: finder.fields.map((field) => ({ ...field, label: LONG_WORD })) },
};
export const RightToLeft: Story = { args: { ...finder, title: 'ابحث عن كازينو' }, globals: { locale: 'ar' } };
