import type { SampleTransaction } from './sample-transaction.js';

/** Adds a casino with a long name and long lists, one with nothing but a name, and an Arabic one. */
export function addEdgeCaseCasinos(transaction: SampleTransaction): void {
  transaction.casinos.insert({
    slug: 'long-name',
    name: 'The Most Excellent and Extraordinarily Long-Winded Société Générale des Établissements de Jeux Réunis',
    description: 'A name that does not fit, forty highlights, and a word that does not break.',
    visitUrl: 'https://long-name.example/',
    rating: 10,
    safetyRating: 10,
    bonus:
      'Up to 12,345 units in your own currency, spread over the first ten deposits within ninety days, and Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    highlights: Array.from({ length: 40 }, (_, i) => `Highlight ${i + 1} with a fair number of words in it`),
    games: Array.from({ length: 40 }, (_, i) => `Game ${i + 1}`),
    isFeatured: true,
  });
  transaction.casinos.insert({
    slug: 'bare',
    name: 'Plain Shed',
    description: 'Nothing is known of it but a name.',
  });
  transaction.casinos.insert({
    slug: 'arabic',
    name: 'كازينو النجمة الذهبية',
    description: 'اسم بالعربية من اليمين إلى اليسار.',
    logo: '/no-such-logo.png',
    visitUrl: 'https://golden-star.example/',
    rating: 6.4,
    safetyRating: 7.1,
    bonus: 'مكافأة ترحيبية تصل إلى ٢٠٠ يورو',
    highlights: ['سحب سريع', 'دعم على مدار الساعة'],
  });
}
