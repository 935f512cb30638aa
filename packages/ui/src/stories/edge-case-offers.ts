import { LONG_TEXT, LONG_WORD } from './long-text.js';
import type { SampleTransaction } from './sample-transaction.js';

/** Adds bonuses and games with long words, with nothing but a title, and in Arabic. */
export function addEdgeCaseOffers(transaction: SampleTransaction): void {
  const visitUrl = 'https://offer.example/';
  transaction.bonuses.insert({ casino: 'Copper Heron', title: 'Ended', validUntil: '2026-01-03', visitUrl });
  transaction.bonuses.insert({
    casino: 'Brass Magpie',
    title: 'Too good',
    description: 'Four times what you pay in.',
    wagering: '70x',
    rating: 9,
    visitUrl,
  });
  transaction.bonuses.insert({ casino: 'Nobody', title: 'Bare' });
  transaction.bonuses.insert({
    casino: LONG_WORD,
    title: `Long ${LONG_WORD}`,
    description: `${LONG_TEXT} ${LONG_WORD}`,
    wagering: LONG_WORD,
    minDeposit: '12,345,678.90 units in your own currency',
    validUntil: '2999-12-31',
    isExclusive: true,
    rating: 10,
    visitUrl,
  });
  transaction.bonuses.insert({
    casino: 'كازينو النجمة',
    title: 'مكافأة ترحيبية',
    description: 'ضعف الإيداع الأول',
    wagering: '٣٠ ضعفًا',
    minDeposit: '€20',
    isExclusive: true,
    rating: 7.5,
    visitUrl,
  });
  transaction.games.insert({
    name: `Long ${LONG_WORD}`,
    provider: LONG_WORD,
    description: LONG_TEXT,
    minBet: '€0.00000001',
    maxBet: '€1,000,000,000',
    highlights: Array.from({ length: 40 }, (_, i) => `Highlight ${i + 1} in several words`),
    featured: true,
    jackpot: true,
    rating: 10,
    playUrl: visitUrl,
  });
  transaction.games.insert({ name: 'Bare', rtp: '', rating: 0 });
  transaction.games.insert({
    name: 'نجمة الصحراء',
    provider: 'استوديو',
    description: 'لعبة هادئة',
    rating: 6.5,
    highlights: ['دورات مجانية'],
    playUrl: visitUrl,
  });
}
