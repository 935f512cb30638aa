import type { BonusCardView, GameCardView, PostCardView } from '@croupier/core';
import { scoreView } from '@croupier/core';
import * as languages from '@croupier/core/locales';
import {
  type BonusData,
  bonusCardProps,
  type CasinoFactsData,
  casinoReviewProps,
  compareTableProps,
} from '@croupier/core/own-data';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  BonusCard,
  CasinoCard,
  CompareTable,
  GameCard,
  GuideCard,
  NewsCard,
  PostCard,
  RatingBreakdown,
  Toplist,
} from './index.js';
import { CasinoReview } from './pages/index.js';
import type { LabelsProps } from './parts/labels-props.js';

/** Every text of our own data has this sign, so that all other texts are words of the components. */
const OWN = /^[#:\s]*§/;

const casino: CasinoFactsData = {
  name: '§1',
  score: 9.2,
  safetyScore: 7.5,
  bonus: '§ 100 %',
  visitUrl: 'https://acme.example/§',
  termsUrl: 'https://acme.example/§/terms',
  highlights: ['§ fast'],
  isFeatured: true,
  description: '§ described',
  gamesScore: 8.1,
  bonusesScore: 6.4,
  supportScore: 7,
  payoutsScore: 9,
  mobileScore: 5.5,
  noDepositBonus: '§ 10',
  freeSpins: '§ 20',
  pros: ['§ pro'],
  cons: ['§ con'],
  games: ['§ dice'],
  gameProviders: ['§ maker'],
  gamesTotal: 1204,
  paymentMethods: ['§ card'],
  licenses: ['§ license'],
  languages: ['§ language'],
  currencies: ['§ coin'],
  features: ['§ feature'],
  minDeposit: '§ 1',
  minWithdrawal: '§ 2',
  maxWithdrawal: '§ 3',
  withdrawalTime: '§ 4',
  established: 2019,
  screenshots: ['/§.png'],
  reviewer: '§ Ann',
  review: '§ reviewed',
  updatedAt: '2026-10-05',
};
const bare: CasinoFactsData = { name: '§2' };
const banned: CasinoFactsData = {
  ...casino,
  name: '§3',
  blacklist: { reason: '§ reason', details: '§ details', date: '2026-05-01', severity: 'high' },
};
const offer: BonusData = {
  title: '§ offer',
  casino: '§1',
  visitUrl: 'https://acme.example/§',
  reviewUrl: '/§',
  score: 8,
  wagering: '§ 30x',
  minDeposit: '§ 10',
  validUntil: '2999-10-05',
  isExclusive: true,
  category: 'noDeposit',
};
const game: GameCardView = {
  id: '§',
  name: '§4',
  provider: '§ maker',
  image: '/§.png',
  description: '§ described',
  score: scoreView(8.5),
  hasJackpot: true,
  isFeatured: true,
  facts: [
    { title: 'RTP', value: '§ 96' },
    { title: 'Volatility', value: 'High' },
    { title: 'Bets', value: '§ 1' },
  ],
  highlights: ['§ fun'],
};
const post: PostCardView = {
  slug: '§',
  href: '/§',
  title: '§ title',
  excerpt: '§ excerpt',
  category: '§ news',
  author: '§ Ann',
  publishedAt: '2026-10-05',
  readTime: '5 min read',
  readMinutes: 5,
  views: '2.3k',
  viewCount: 2300,
  isFeatured: true,
  tags: ['§ tag'],
};
const review = {
  ...casinoReviewProps(casino),
  back: '/§',
  compare: '/§',
  method: '/§',
  author: { name: '§ Ann', href: '/§' },
  isVerified: true,
  hasTermsNotice: true,
  share: { url: 'https://acme.example/§', title: '§', text: '§', targets: [{ label: '§ chat', href: '/§' }] },
};
const gone: BonusCardView = { ...bonusCardProps(offer), hasEnded: true };

function shown<P extends object>(Component: ComponentType<P & LabelsProps>, props: P) {
  return (labels?: Partial<languages.Labels>) =>
    renderToStaticMarkup(<Component {...props} {...(labels === undefined ? {} : { labels })} />);
}

const renderings = {
  CasinoCard: shown(CasinoCard, { ...casinoReviewProps(casino).casino, rank: 1 }),
  Toplist: shown(Toplist, { casinos: [casino, bare, banned].map((one) => casinoReviewProps(one).casino) }),
  BonusCard: shown(BonusCard, bonusCardProps(offer)),
  'BonusCard after its end': shown(BonusCard, gone),
  'BonusCard of a blacklisted casino': shown(BonusCard, bonusCardProps({ ...offer, blacklist: {} })),
  'BonusCard without a link': shown(BonusCard, bonusCardProps({ ...offer, visitUrl: null })),
  CompareTable: shown(CompareTable, {
    ...compareTableProps([casino, { ...bare, score: 7 }, banned]),
    casinos: compareTableProps([casino, bare, banned]).casinos.map((one) => ({ ...one, remove: '/§' })),
  }),
  CasinoReview: shown(CasinoReview, { ...review, offers: [bonusCardProps(offer)] }),
  'CasinoReview of a name': shown(CasinoReview, casinoReviewProps(bare)),
  'CasinoReview of a blacklisted casino': shown(CasinoReview, casinoReviewProps(banned)),
  RatingBreakdown: shown(RatingBreakdown, { breakdown: review.breakdown }),
  GameCard: shown(GameCard, game),
  'GameCard with a link': shown(GameCard, { ...game, playHref: '/§' }),
  PostCard: shown(PostCard, post),
  NewsCard: shown(NewsCard, post),
  GuideCard: shown(GuideCard, post),
};

/** What people read and hear. */
function wordsOf(html: string): string[] {
  const texts = html.replaceAll(/<[^>]*>/g, '\n').split('\n');
  const heard = [...html.matchAll(/(?:aria-label|alt|title|data-croupier-done)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  return [...texts, ...heard].map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
}

const { deLabels: de, esLabels: es, ptLabels: pt, fiLabels: fi, arLabels: ar } = languages;

test.each(
  Object.entries({ de, es, pt, fi, ar }).flatMap(([language, locale]) =>
    Object.entries(renderings).map(([name, render]) => ({ language, locale, name, render })),
  ),
)('in $language, $name has no English word left', ({ locale, render }) => {
  const own = new Set([...Object.values(locale), ...Object.values(locale.dataTerms)]);
  const english = new Set(wordsOf(render()));
  expect(english.size).toBeGreaterThan(3);
  const left = wordsOf(render(locale)).filter((text) => english.has(text) && !own.has(text));

  expect(left.filter((text) => !OWN.test(text))).toEqual([]);
});

test('English as a locale says what no labels say', () => {
  for (const render of Object.values(renderings)) expect(render(languages.enLabels)).toBe(render());
});

test('numbers and dates follow the language', () => {
  const html = renderings.CasinoReview(de);
  for (const text of ['05.10.2026', '1.204', '7,5/10', '9,2/10 – Ausgezeichnet', '8,1'])
    expect(html).toContain(text);
  expect(renderings.CompareTable(de)).toContain('1.204');
  expect(renderings.CompareTable(fi)).toContain('§1, §2 tai §3');
  expect(renderings.PostCard(pt)).toContain('2,3\u00a0mil visualizações');
});
