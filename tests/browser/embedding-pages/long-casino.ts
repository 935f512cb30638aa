/** A casino whose every text is long. */
export const LONG_CASINO = {
  name: 'The Remarkably Long-Winded Grand Imperial Casino of Obermooshausen',
  slug: 'long-winded',
  description: 'Long.',
  rating: 9.6,
  safetyRating: 7,
  isFeatured: true,
  bonus:
    'A welcome of up to 1,000 EUR over your first four deposits, and 250 spins on selected games '.repeat(3),
  highlights: [
    'Withdrawals on every single day of the year, weekends included',
    'A second reason',
    'And a third',
  ],
  visitUrl: 'https://long.example/',
  termsUrl: 'https://long.example/terms',
};
