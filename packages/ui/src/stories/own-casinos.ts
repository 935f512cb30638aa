import type { CasinoFactsData } from '../own-data.js';

/** Invented casinos, as an affiliate's own file could have them. */
export const ownCasinos: readonly CasinoFactsData[] = [
  {
    ...{ name: 'Acme Palace', score: 9.2, bonus: '100% up to €200', minDeposit: '€20' },
    ...{ withdrawalTime: '24 hours', licenses: ['Malta Gaming Authority'], established: 2015 },
    ...{ paymentMethods: ['Visa', 'PayPal'], visitUrl: 'https://acme.example/', reviewUrl: '/acme' },
    ...{ isFeatured: true, termsUrl: 'https://acme.example/terms' },
  },
  {
    ...{ name: 'Bella Vista', score: 8.1, bonus: '50 free spins', minDeposit: '€10', established: 2021 },
    ...{ withdrawalTime: '2 days', licenses: ['Curaçao'], paymentMethods: ['Visa', 'Skrill'] },
    ...{ visitUrl: 'https://bella.example/' },
  },
  {
    ...{ name: 'Cedar Room', score: 7.4, minDeposit: '€5', withdrawalTime: '3 days', established: 2023 },
    ...{ licenses: ['Malta Gaming Authority'], paymentMethods: ['Trustly'], reviewUrl: '/cedar' },
    ...{ visitUrl: 'https://cedar.example/' },
  },
  {
    ...{ name: 'Dune Club', score: 5.2, paymentMethods: ['Visa', 'Bitcoin'], licenses: ['Curaçao'] },
    ...{ bonus: '200% up to €1,000, paid in ten parts', withdrawalTime: '7 days', minDeposit: '€50' },
    ...{ visitUrl: 'https://dune.example/', offerEnds: '2020-01-31' },
  },
  { name: 'Echo Lounge', paymentMethods: ['PayPal'], visitUrl: 'https://echo.example/' },
  {
    ...{ name: 'Foul Play', score: 9.9, paymentMethods: ['Visa'] },
    ...{ blacklist: { reason: 'Does not pay out', severity: 'high', date: '2026-02-01' } },
  },
];
