import type { EarningInput } from '../collections/earnings/earning.js';
import type { ProgrammeInput } from '../collections/programmes/programme.js';
import type { RateInput } from '../collections/rates/rate.js';

/** The sample programme, which is behind two of the sample casinos. */
export const sampleProgrammes: ProgrammeInput[] = [
  {
    slug: 'sample-partners',
    name: 'Sample Partners',
    linkTemplate: 'https://partners.example/go?brand={brandId}&place={placement}&sub={subid}',
    currency: 'EUR',
    contact: 'Ida, affiliates@partners.example',
    deal: '35 % of net revenue, no carry-over of losses.',
  },
];

/** The casinos that the sample programme is behind, by their slugs, each with its brand id. */
export const sampleBrands: Readonly<Record<string, string>> = { 'copper-heron': 'ch', 'lantern-quay': 'lq' };

/** One rate, from the first day of the year on. */
export const sampleRates: Omit<RateInput, 'slug'>[] = [
  { code: 'USD', into: 'EUR', date: '2026-01-01', rate: 0.92 },
];

/** Figures of two months, made up of the day's number so that they are the same each time. */
export const sampleEarnings: Omit<EarningInput, 'slug'>[] = ['2026-05', '2026-06'].flatMap((month) =>
  Array.from({ length: 28 }, (_, at): Omit<EarningInput, 'slug'>[] => {
    const date = `${month}-${String(at + 1).padStart(2, '0')}`;
    const common = { programme: 'sample-partners', date, currency: 'EUR' };
    const clicks = 20 + ((at * 7) % 13);
    return [
      {
        ...common,
        casino: 'Copper Heron',
        placement: 'best-casinos_casinos-1',
        clicks,
        signUps: Math.floor(clicks / 6),
        firstDeposits: at % 3,
        revenue: ((at * 37) % 90) + 4.25,
      },
      {
        ...common,
        casino: 'Lantern Quay',
        placement: 'home_casinos-2',
        clicks: Math.floor(clicks / 2),
        signUps: at % 4,
        firstDeposits: at % 5 === 0 ? 1 : 0,
        revenue: ((at * 23) % 60) - 9.5,
      },
    ];
  }).flat(),
);
