import type { Transaction } from '../../packages/core/src/store/transaction.js';

/** 80 characters without a place to break. */
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichenherstellerverbandes1'.padEnd(
  80,
  'x',
);
const WORDS = `${WORD} ${WORD}`;
const FORTY = Array.from({ length: 40 }, (_, i) => `${WORD}${i}`);
const NOWHERE = '/no-such-picture.png';

/** Names that strain a layout, each with its slug. */
const NAMES = {
  long: WORD,
  arabic: 'كازينو النسر النحاسي الكبير في المدينة القديمة',
  hebrew: 'קזינו האנפה הנחושת 100% בונוס',
  japanese: '東京大競馬場前駅北口広場公認遊技場銅鷺亭本店',
  emoji: '👩‍👩‍👧‍👦🎰🃏🇲🇹 Łódź Ωμέγα',
} as const;

/** Adds content that strains layouts: long words, other scripts, missing pictures, scores of 0 and 10. */
export function insertOverlongContent(content: Transaction): void {
  for (const [slug, name] of Object.entries(NAMES)) {
    content.casinos.insert({ ...overlongCasino(name), slug: `hard-${slug}` });
    content.posts.insert(overlongPost(name, `hard-${slug}`));
    content.games.insert({
      ...{ name, provider: name, description: WORDS, highlights: FORTY, image: NOWHERE },
      ...{ minBet: 'x'.repeat(50), maxBet: 'x'.repeat(50), rtp: 'x'.repeat(20), featured: true },
    });
    content.bonuses.insert({
      ...{ casino: name, title: WORDS, description: WORDS, wagering: WORD, minDeposit: WORD, rating: 10 },
      ...{ isExclusive: true, visitUrl: 'https://offer.example/' },
    });
    content.pages.insert({
      ...{ slug: `hard-page-${slug}`, title: `${name} ${WORDS}`, isPublished: true },
      content: `<h2>${WORDS}</h2><p>${name}</p><pre>${WORDS.repeat(3)}</pre><table><tr>${'<td>cell</td>'.repeat(40)}</tr></table>`,
    });
  }
  const low = { rating: 0, safetyRating: 0, bonus: undefined, highlights: [], isFeatured: false };
  content.casinos.insert({ ...overlongCasino('0'), ...low, slug: 'hard-zero' });
  content.casinos.insert({
    ...{
      ...overlongCasino(WORD),
      slug: 'hard-blacklisted',
      isBlacklisted: true,
      blacklistDate: '2026-01-01',
    },
    ...{ blacklistSeverity: 'high', blacklistReason: WORDS, blacklistDetails: WORDS },
  });
  content.community.set(stretchTexts(content.community.get()));
  content.showcase.set(stretchTexts(content.showcase.get()));
  const home = content.homepage.get();
  content.homepage.set({ ...home, content: { ...stretchTexts(home.content), heroImage: NOWHERE } });
  const settings = content.settings.get();
  content.settings.set({ ...settings, siteName: WORD, logoUrl: NOWHERE, logoWidth: 500, logoHeight: 200 });
}

function overlongCasino(name: string) {
  const one = { gamesRating: 10, bonusesRating: 0, supportRating: 10, payoutsRating: 0, mobileRating: 10 };
  return {
    ...{ name, description: WORDS, logo: NOWHERE, banner: NOWHERE, rating: 10, safetyRating: 10, ...one },
    ...{ visitUrl: 'https://visit.example/', termsUrl: 'https://visit.example/terms', isFeatured: true },
    ...{ bonuses: { welcome: WORDS, noDeposit: WORDS, freeSpins: WORDS }, bonus: WORDS, highlights: FORTY },
    ...{ games: FORTY, paymentMethods: FORTY, licenses: FORTY, languages: FORTY, currencies: FORTY },
    ...{ countries: ['MT', 'DE'], pros: FORTY, cons: FORTY, features: FORTY, gameProviders: FORTY },
    ...{ screenshots: [NOWHERE, NOWHERE], detailedReview: `<h2>${WORDS}</h2><p>${WORDS}</p>` },
    ...{ reviewer: WORD, minDeposit: WORD, minWithdrawal: WORD, maxWithdrawal: WORD, withdrawalTime: WORD },
    gameCounts: { slots: 1_000_000, tableGames: 1_000_000, liveDealer: 0, jackpots: 0, total: 1_000_000 },
  };
}

function overlongPost(name: string, slug: string) {
  return {
    ...{ slug, title: `${name} ${WORD}`, excerpt: WORDS, author: WORD, category: WORD, isGuide: true },
    ...{ tags: FORTY.map((tag) => tag.slice(0, 60)), featuredImage: NOWHERE, isPublished: true },
    content: `<h2>${WORDS}</h2><p>${WORDS}</p><table><tr>${'<td>cell</td>'.repeat(40)}</tr></table>`,
  };
}

/** Choices, numbers and references, which stay unchanged. */
const FIXED = [
  'portrait',
  'link',
  'id',
  'status',
  'type',
  'date',
  'startDate',
  'endDate',
  'heroImage',
  'statsValues',
];

/** Appends a long word to each text of a value. */
function stretchTexts<T>(value: T): T {
  if (typeof value === 'string') return `${value} ${WORD}`.slice(0, value.length > 20 ? undefined : 90) as T;
  if (Array.isArray(value)) return value.map(stretchTexts) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    FIXED.includes(name) ? one : stretchTexts(one),
  ]);
  return Object.fromEntries(entries) as T;
}
