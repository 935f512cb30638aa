import type { DemoFallbacks } from '../model/documents/demo-fallbacks.js';
import { sampleCatalogue } from './sample.js';
import { sampleUsers } from './users.js';

/** The demo's facts for casinos that lack them; the sub-ratings are from the specification. */
const casino: DemoFallbacks['casino'] = {
  gamesRating: 9,
  bonusesRating: 8.8,
  supportRating: 9.1,
  payoutsRating: 9.3,
  mobileRating: 8.9,
  established: 2018,
  minDeposit: '€10',
  minWithdrawal: '€20',
  maxWithdrawal: '€5,000 a week',
  withdrawalTime: '1–3 days',
  gameProviders: ['Tidewater Games', 'Small Hours Studio', 'Cobalt Reel'],
  gameCounts: { slots: 1_500, tableGames: 120, liveDealer: 80, jackpots: 60, total: 1_760 },
  bonuses: { welcome: '100% up to €200' },
  pros: ['Quick to join', 'Games of many makers', 'Support day and night'],
  cons: ['Wagering on every bonus', 'Not open to players of all countries'],
  reviewer: 'Casino Expert',
};

/** The password of every demo account. */
export const DEMO_PASSWORD = 'sample-password';

const accounts = sampleUsers.map(({ username, email }) => ({ username, email, password: DEMO_PASSWORD }));

/** The range of the demo's view counts. */
const [FEWEST, MOST] = [500, 5_499];

/** The demo's fallback content; all of it is fictional. */
export async function demoFallbacks(): Promise<DemoFallbacks> {
  const { games, posts } = await sampleCatalogue();
  return { casino, games, posts, accounts, viewCount };
}

function viewCount(postId: string): number {
  let sum = 0;
  for (const character of postId) sum = (sum * 31 + character.charCodeAt(0)) % 1_000_003;
  return FEWEST + (sum % (MOST - FEWEST + 1));
}
