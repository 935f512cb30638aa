import { arLabels } from '@croupier/core/locales';
import { casinoReviewProps } from '@croupier/core/own-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blacklistedSlug, sampleReview } from '../../stories/sample-views.js';
import { CasinoReview } from './CasinoReview.js';

const meta = { title: 'Casino/CasinoReview', component: CasinoReview } satisfies Meta<typeof CasinoReview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: sampleReview('copper-heron') };
export const OwnData: Story = {
  args: casinoReviewProps({
    name: 'Acme Palace',
    score: 8.7,
    bonus: '100% up to €200',
    visitUrl: 'https://acme.example/',
    description: 'A casino with few games, each of them chosen.',
    review: 'We played for a week, and were paid within a day.',
    pros: ['Paid within a day'],
    cons: ['Few games'],
    established: 2019,
    minDeposit: '€10',
    updatedAt: '2026-10-05',
  }),
};
export const ANameAlone: Story = { args: casinoReviewProps({ name: 'Acme Palace' }) };
export const Blacklisted: Story = { args: sampleReview(blacklistedSlug) };
const changes = [
  {
    day: '2026-06-22',
    facts: [
      { title: 'Bonus', from: '100% up to €100', to: '100% up to €200 and 50 free spins' },
      { title: 'Payment Methods', to: 'PayPal' },
    ],
  },
  { day: '2026-04-03', facts: [{ title: 'Payment Methods', from: 'Cheque' }] },
  { day: '2026-02-10', facts: [], blacklist: 'removed' as const },
];

export const WithChanges: Story = { args: { ...sampleReview('copper-heron'), changes } };
export const InArabic: Story = {
  args: { ...sampleReview('copper-heron'), changes, labels: arLabels },
  globals: { locale: 'ar' },
};
