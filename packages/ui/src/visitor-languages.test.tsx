import type {
  BonusCardView,
  FacetFilterView,
  FilterFormView,
  GameCardView,
  PageFrameView,
  PostCardView,
} from '@croupier/core';
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
  BlacklistCard,
  BonusCard,
  Breadcrumb,
  CasinoCard,
  CompareBar,
  CompareCheckbox,
  ComparePicker,
  CompareTable,
  ComplaintCard,
  FacetFilters,
  FilterBar,
  GameCard,
  GuideCard,
  HomeCasinoCard,
  LessonCard,
  NewsCard,
  PageFrame,
  Pager,
  PostCard,
  PostHeader,
  RatingBreakdown,
  RelatedArticles,
  ReviewCard,
  ScoreTable,
  Toplist,
  TournamentCard,
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

const card = casinoReviewProps(casino).casino;
const bannedCard = { ...casinoReviewProps(banned).casino, review: '/§' };
const reviewCard = { ...card, review: '/§', excerpt: '§ excerpt', updatedAt: '2026-10-05', compare: '/§' };
const homeCard = { ...card, review: '/§', homeSafety: { label: 'HIGH', tone: 'good' } } as const;
const page = { page: 2, pages: 9, total: 90, previous: '/§', next: '/§', links: [] };
const form: FilterFormView = {
  action: '/§',
  hiddenFields: [],
  search: { name: 'q', label: 'Search casinos by name', placeholder: 'Search casinos...', value: '' },
  select: {
    name: 'sort',
    label: 'Sort by',
    value: 'name',
    options: [
      { value: 'rating', label: 'Rating' },
      { value: 'date', label: 'Date' },
      { value: 'name', label: 'Name' },
    ],
  },
  submit: 'Show',
  reset: '/§',
};
const option = { count: 1204, isChosen: false };
const filters: FacetFilterView = {
  action: '/§',
  hiddenFields: [],
  groups: [
    {
      name: 'min-score',
      title: 'Score',
      isSingle: true,
      chosen: 1,
      options: [{ ...option, value: '9', label: '9 or more' }],
    },
    {
      name: 'payout-days',
      title: 'Pays within',
      isSingle: true,
      chosen: 0,
      options: [
        { ...option, value: '1', label: 'a day' },
        { ...option, value: '3', label: '3 days' },
      ],
    },
    {
      name: 'deposit',
      title: 'Minimum deposit',
      isSingle: true,
      chosen: 0,
      options: [
        { ...option, value: '0', label: 'No deposit' },
        { ...option, value: '10', label: '10 or less (€, £ or $)' },
      ],
    },
    {
      name: 'country',
      title: 'Accepts players from',
      isSingle: false,
      chosen: 1,
      options: [{ ...option, value: 'fi', label: 'Finland' }],
    },
    {
      name: 'exclusive',
      title: 'Exclusive',
      isSingle: false,
      chosen: 0,
      options: [{ ...option, value: 'yes', label: 'Yes' }],
    },
  ],
  chips: [
    {
      name: 'min-score',
      value: '9',
      title: 'Score',
      label: '9 or more',
      text: 'Score: 9 or more',
      href: '/§1',
    },
    {
      name: 'country',
      value: 'fi',
      title: 'Accepts players from',
      label: 'Finland',
      text: 'Finland',
      href: '/§2',
    },
  ],
  clear: '/§',
  drop: [{ title: 'Score', count: 3, label: 'without Score (3)', href: '/§' }],
};
const picker = {
  title: '§ title',
  form,
  candidates: [{ name: '§1', slug: '§1', logo: '/§.png', isBlacklisted: false, add: '/§1' }],
  more: 7,
};
const complaint = {
  id: '1',
  issue: '§ issue',
  casino: { name: '§1' },
  player: '§ Ann',
  amount: '§ 10',
  status: 'in-progress',
  statusLabel: 'In Progress',
  date: '2026-10-05',
  description: '§ described',
  stars: 3,
} as const;
const tournament = {
  id: '1',
  title: '§ title',
  casino: { name: '§1' },
  description: '§ described',
  status: 'upcoming',
  statusLabel: 'Upcoming',
  typeLabel: 'Live Casino',
  prize: '§ 1000',
  participants: 1204,
  entryFee: '§ 5',
  startDate: '2026-10-05',
  endDate: '2026-10-09',
} as const;
const lesson = {
  title: '§ title',
  difficulty: '§ easy',
  category: '§ safety',
  description: '§ described',
  content: '§ content',
  tips: ['§ tip'],
  readTime: '5 min read',
  readMinutes: 5,
};
const frame: Pick<
  PageFrameView,
  'site' | 'header' | 'search' | 'account' | 'footer' | 'disclosure' | 'path'
> = {
  site: {
    name: '§',
    tagline: '§',
    logo: { src: '/§.png', width: 1, height: 1 },
    favicon: '/§.png',
    showName: true,
    primaryColor: '#000000',
    accentColor: '#000000',
    hasDarkMode: true,
    sampleNotice: '§ sample',
  },
  header: [{ label: '§ link', href: '/§', target: '_self' }],
  search: { action: '/§', value: '', suggestions: '/§' },
  account: { isSignedIn: false, login: '/§', register: '/§§' },
  footer: {
    links: [{ label: '§ link', href: '/§', target: '_self' }],
    columns: [{ title: '§ column', links: [] }],
    legal: [{ label: '§ legal', href: '/§', target: '_self' }],
    hasNewsletter: true,
    social: [],
    trust: { badges: ['§'], payments: ['§'], licenses: ['§'], figures: [{ title: '§', value: '§' }] },
    copyright: '' as PageFrameView['footer']['copyright'],
    gamblingWarning: '' as PageFrameView['footer']['gamblingWarning'],
    notice: '§ notice',
  },
  disclosure: '§ disclosed',
  path: '/§',
};
const signedIn = {
  isSignedIn: true,
  name: '§ Ann',
  email: '§',
  role: '§',
  profile: '/§',
  settings: '/§',
  admin: '/§',
} as const;

function shown<P extends object>(Component: ComponentType<P & LabelsProps>, props: P) {
  return (labels?: Partial<languages.Labels>) =>
    renderToStaticMarkup(<Component {...props} {...(labels === undefined ? {} : { labels })} />);
}

function SmallParts({ labels }: LabelsProps) {
  return (
    <>
      <CompareBar id="§" action="/§" labels={labels} />
      <CompareCheckbox slug="§" name="§1" form="§" labels={labels} />
      <Breadcrumb items={[{ label: '§' }]} labels={labels} />
    </>
  );
}

const renderings = {
  CasinoCard: shown(CasinoCard, {
    ...casinoReviewProps(casino).casino,
    rank: 1,
    facts: [{ title: 'Withdrawal Time', value: '§ 4' }],
  }),
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
  ReviewCard: shown(ReviewCard, reviewCard),
  'ReviewCard of a blacklisted casino': shown(ReviewCard, { ...reviewCard, ...bannedCard }),
  BlacklistCard: shown(BlacklistCard, {
    ...bannedCard,
    blacklist: { reason: '§ reason', date: '2026-05-01', severity: 'high' as const },
  }),
  ScoreTable: shown(ScoreTable, { caption: '§ caption', casinos: [card, casinoReviewProps(bare).casino] }),
  HomeCasinoCard: shown(HomeCasinoCard, { ...homeCard, isTopPick: true, hidesFeatured: false }),
  LessonCard: shown(LessonCard, lesson),
  PostHeader: shown(PostHeader, { post, share: review.share }),
  RelatedArticles: shown(RelatedArticles, { articles: [post] }),
  TournamentCard: shown(TournamentCard, tournament),
  'TournamentCard after its end': shown(TournamentCard, {
    ...tournament,
    status: 'completed' as const,
    statusLabel: 'Completed',
  }),
  ComplaintCard: shown(ComplaintCard, complaint),
  Pager: shown(Pager, { ...page, links: [{ page: 2, href: '/§', isCurrent: true }] }),
  FacetFilters: shown(FacetFilters, filters),
  FilterBar: shown(FilterBar, form),
  ComparePicker: shown(ComparePicker, picker),
  'ComparePicker that finds nothing': shown(ComparePicker, { ...picker, candidates: [], more: 0 }),
  'CompareBar, CompareCheckbox and Breadcrumb': shown(SmallParts, {}),
  PageFrame: shown(PageFrame, { ...frame, children: '§ page' }),
  'PageFrame of a user': shown(PageFrame, { ...frame, account: signedIn, children: '§ page' }),
};

/** What people read and hear. */
function wordsOf(html: string): string[] {
  const texts = html.replaceAll(/<[^>]*>/g, '\n').split('\n');
  const heard = [...html.matchAll(/(?:aria-label|alt|title|placeholder|data-croupier-done)="([^"]*)"/g)].map(
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
