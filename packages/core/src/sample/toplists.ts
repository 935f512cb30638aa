import type { ToplistInput } from '../collections/toplists/toplist.js';

/** The sample toplists: by payment method, by what is played, by age, by country and by license. */
export const sampleToplists: ToplistInput[] = [
  {
    slug: 'live',
    title: 'Best Live Casinos',
    query: 'game=live-dealer',
    description: 'Casinos with real tables and real dealers, ranked by the score of our reviews.',
    intro:
      '<p>At these casinos a person deals the cards and a camera brings the table to you. What matters is a stake that suits you at the hour when you play, and a stream that holds.</p>',
    outro:
      '<h2>Before you sit down</h2>\n<p>Read how <a href="/live-casino">live tables work</a>, and what happens to a bet when the line drops.</p>',
    order: 1,
  },
  {
    slug: 'fast-payouts',
    title: 'Casinos That Pay Within Three Days',
    query: 'payout-days=3',
    description: 'Casinos whose withdrawals arrive within three days, by what we measured.',
    intro:
      '<p>How soon you hold your winnings says more about a casino than its bonus. These pay within three days, weekends counted where only working days are promised.</p>',
    outro:
      '<h2>What slows a withdrawal down</h2>\n<p>Mostly papers that are asked for late. See <a href="/payment-methods">how payment methods compare</a>.</p>',
    order: 2,
  },
  {
    slug: 'paypal',
    title: 'PayPal Casinos',
    query: 'payment=paypal',
    description: 'Casinos that take PayPal for deposits, ranked by the score of our reviews.',
    intro: '<p>With PayPal the casino never sees your card, and a withdrawal comes back the same way.</p>',
    order: 3,
  },
  {
    slug: 'crypto',
    title: 'Casinos That Take Bitcoin',
    query: 'payment=bitcoin',
    description: 'Casinos that take Bitcoin, ranked by the score of our reviews.',
    intro:
      '<p>A payment in coins is quick and final: no bank can call it back. Read <a href="/crypto-casinos">what to check first</a>.</p>',
    order: 4,
  },
  {
    slug: 'new',
    title: 'Casinos Opened Since 2019',
    query: 'opened-since=2019',
    description: 'Casinos that opened in 2019 or later, ranked by the score of our reviews.',
    intro: '<p>A new casino has everything to prove. These have been open long enough for a review.</p>',
    order: 5,
  },
  {
    slug: 'finland',
    title: 'Casinos for Players from Finland',
    query: 'country=fi',
    description: 'Casinos that accept players from Finland, ranked by the score of our reviews.',
    order: 6,
  },
  {
    slug: 'isle-of-tern-license',
    title: 'Casinos With an Isle of Tern License',
    query: 'license=isle-of-tern-commission-sample',
    description: 'Casinos that the Isle of Tern Commission licenses. The commission is made up, as they are.',
    order: 7,
  },
];
