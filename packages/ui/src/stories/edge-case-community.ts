import { LONG_TEXT, LONG_WORD } from './long-text.js';
import type { SampleTransaction } from './sample-transaction.js';

/** Adds a complaint and a tournament of long words and large numbers. */
export function addEdgeCaseCommunity(transaction: SampleTransaction): void {
  const { complaints, tournaments, forum } = transaction.community.get();
  transaction.community.set({
    complaints: [
      ...complaints,
      {
        id: '00000000-0000-7000-8000-000000000099',
        casino: LONG_WORD,
        player: LONG_WORD,
        issue: `${LONG_WORD} ${LONG_WORD}`,
        amount: '12,345,678,901.00 units',
        status: 'pending',
        date: '2020-01-01',
        description: `${LONG_TEXT} ${LONG_WORD}`,
        rating: 1,
      },
    ],
    tournaments: [
      ...tournaments,
      {
        id: '00000000-0000-7000-8000-000000000098',
        title: LONG_WORD,
        casino: LONG_WORD,
        prize: '€1,234,567,890.00 and a car',
        participants: 1_000_000_000,
        startDate: '2026-01-01',
        endDate: '2027-12-31',
        status: 'upcoming',
        type: 'poker',
        entryFee: LONG_WORD,
        description: LONG_TEXT,
      },
    ],
    forum,
  });
}
