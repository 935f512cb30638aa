import type { Showcase } from '../model/documents/showcase.js';
import { sampleLessons } from './lessons.js';

/** Fictional figures, badges and charts of the sample site. */
export const sampleShowcase: Showcase = {
  footer: {
    figures: [
      { title: 'Casinos looked at', value: '13,367' },
      { title: 'Games in the catalogue', value: '21,940' },
      { title: 'Complaints heard', value: '12,755' },
      { title: 'Reviewers', value: '24' },
    ],
    trustBadges: ['SSL encrypted', '18+ only', 'Responsible gambling', 'Independent reviews'],
    paymentMethods: ['Visa', 'Mastercard', 'PayPal', 'Skrill', 'Neteller', 'Bank transfer', 'Bitcoin'],
    licensingBodies: [
      'Malta Gaming Authority',
      'UK Gambling Commission',
      'Gibraltar Regulatory Authority',
      'Curaçao Gaming Authority',
    ],
  },
  home: {
    charts: [
      {
        title: 'Withdrawals tested, by days until they were paid',
        bars: [
          { label: 'Same day', value: 41 },
          { label: '1–2 days', value: 87 },
          { label: '3–5 days', value: 36 },
          { label: 'Longer', value: 12 },
        ],
      },
      {
        title: 'Complaints heard, by how they ended',
        bars: [
          { label: 'In favour of the player', value: 64 },
          { label: 'In favour of the casino', value: 22 },
          { label: 'No answer', value: 17 },
          { label: 'Still open', value: 9 },
        ],
      },
    ],
  },
  authors: {
    profiles: [
      {
        name: 'Ines Valkama',
        role: 'Editor, invented for this sample',
        bio: 'Ines reads terms for a living and keeps a list of the clauses that nobody should agree to.\n\nShe reviews casinos with her own money and writes down how long it takes to get it back.',
        portrait: '/sample/ines-valkama.webp',
        link: '',
      },
      {
        name: 'Tomas Birk',
        role: 'Reviewer, invented for this sample',
        bio: 'Tomas asks every support desk the same three questions, at noon, at midnight and on a Sunday.',
        portrait: '/sample/tomas-birk.webp',
        link: '',
      },
    ],
  },
  blog: {
    figures: [
      { title: 'Expert Articles', value: '50+' },
      { title: 'Monthly Readers', value: '100k+' },
      { title: 'Expert Authors', value: '15+' },
      { title: 'Reader Rating', value: '4.9/5' },
    ],
  },
  games: {
    figures: [
      { title: 'Games in the catalogue', value: '21,940' },
      { title: 'Studios', value: '212' },
      { title: 'Average RTP', value: '96.2%' },
      { title: 'New this month', value: '184' },
    ],
    providers: ['Tidewater Games', 'Small Hours Studio', 'Cobalt Reel', 'Felt & Brass', 'Northlight Live'],
  },
  guides: sampleLessons,
};
