import type { BonusInput } from '../collections/bonuses/bonus.js';

/** The sample bonuses; each belongs to a sample casino. */
export const sampleBonuses: BonusInput[] = [
  {
    casino: 'Copper Heron',
    title: '100% up to €200 and 50 Free Spins',
    description:
      'The first deposit is doubled. The free spins come ten a day for five days, and what they win is paid as money.',
    wagering: '25x bonus',
    minDeposit: '€10',
    validUntil: '2029-12-31',
    isExclusive: true,
    rating: 9.1,
    visitUrl: 'https://copper-heron.example/welcome',
    category: 'welcome',
  },
  {
    casino: 'Lantern Quay',
    title: '50% up to £150 for Live Tables',
    description:
      'One of the few welcome offers that count at live tables, where a tenth of each bet goes towards it.',
    wagering: '20x bonus',
    minDeposit: '£20',
    validUntil: '2029-06-30',
    rating: 8.2,
    visitUrl: 'https://lantern-quay.example/welcome',
    category: 'welcome',
  },
  {
    casino: 'Lantern Quay',
    title: '£5 to Try a Live Table',
    description: 'Five pounds for new players, without a deposit. Winnings up to £50 can be taken out.',
    wagering: '10x bonus',
    minDeposit: 'None',
    rating: 7.6,
    visitUrl: 'https://lantern-quay.example/try',
    category: 'noDeposit',
  },
  {
    casino: 'Copper Heron',
    title: 'Thursday Reload: 40% up to €80',
    description:
      'For deposits made on a Thursday, once a week, for players who have finished the welcome offer.',
    wagering: '25x bonus',
    minDeposit: '€20',
    validUntil: '2029-12-31',
    rating: 8.4,
    visitUrl: 'https://copper-heron.example/thursday',
    category: 'reload',
  },
  {
    casino: 'Paper Kite',
    title: '10% Cashback Every Monday',
    description:
      'A tenth of what the week before has cost comes back on Monday morning, as money without conditions.',
    wagering: 'None',
    minDeposit: '$5',
    isExclusive: true,
    rating: 8.8,
    visitUrl: 'https://paper-kite.example/cashback',
    category: 'cashback',
  },
];
