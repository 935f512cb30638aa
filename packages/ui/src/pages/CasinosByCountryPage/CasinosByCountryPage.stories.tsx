import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyPage, samplePage } from '../../stories/sample-pages.js';
import { CasinosByCountryPage } from './CasinosByCountryPage.js';

const meta = { title: 'Pages/CasinosByCountryPage', component: CasinosByCountryPage } satisfies Meta<
  typeof CasinosByCountryPage
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: samplePage('casinos-by-country') };
export const Chosen: Story = { args: samplePage('casinos-by-country', { query: 'country=MT' }) };
export const NoCasinosForCountry: Story = { args: samplePage('casinos-by-country', { query: 'country=AQ' }) };
export const Empty: Story = { args: emptyPage('casinos-by-country') };
export const RightToLeft: Story = {
  args: samplePage('casinos-by-country', { query: 'country=MT' }),
  globals: { locale: 'ar' },
};
