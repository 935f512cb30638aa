import type {
  BonusCardView,
  FacetFilterView,
  FilterFormView,
  FoundGroupView,
  GameCardView,
  HomeSectionView,
  PageFrameView,
  PostCardView,
} from '@croupier/core';
import { scoreView } from '@croupier/core';
import {
  type BonusData,
  bonusCardProps,
  type CasinoFactsData,
  casinoReviewProps,
} from '@croupier/core/own-data';

// Every text of our own data has the sign §, so that all other texts are words of the components.

export const casino: CasinoFactsData = {
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
export const bare: CasinoFactsData = { name: '§2' };
export const banned: CasinoFactsData = {
  ...casino,
  name: '§3',
  blacklist: { reason: '§ reason', details: '§ details', date: '2026-05-01', severity: 'high' },
};
export const offer: BonusData = {
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
export const game: GameCardView = {
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
export const post: PostCardView = {
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
export const review = {
  ...casinoReviewProps(casino),
  back: '/§',
  compare: '/§',
  method: '/§',
  author: { name: '§ Ann', href: '/§' },
  isVerified: true,
  hasTermsNotice: true,
  share: { url: 'https://acme.example/§', title: '§', text: '§', targets: [{ label: '§ chat', href: '/§' }] },
};
export const gone: BonusCardView = { ...bonusCardProps(offer), hasEnded: true };

export const card = casinoReviewProps(casino).casino;
export const bannedCard = { ...casinoReviewProps(banned).casino, review: '/§' };
export const reviewCard = {
  ...card,
  review: '/§',
  excerpt: '§ excerpt',
  updatedAt: '2026-10-05',
  compare: '/§',
};
export const homeCard = { ...card, review: '/§', homeSafety: { label: 'Excellent', tone: 'good' } } as const;
export const page = { page: 2, pages: 9, total: 90, previous: '/§', next: '/§', links: [] };
export const form: FilterFormView = {
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
export const option = { count: 1204, isChosen: false };
export const filters: FacetFilterView = {
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
export const picker = {
  title: '§ title',
  form,
  candidates: [
    { name: '§1', slug: '§1', logo: '/§.png', isBlacklisted: false, add: '/§1' },
    { name: '§2', slug: '§2', logo: '/§.png', score: '8.5', isBlacklisted: false, add: '/§2' },
  ],
  more: 7,
};
export const complaint = {
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
export const tournament = {
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
export const lesson = {
  title: '§ title',
  difficulty: '§ easy',
  category: '§ safety',
  description: '§ described',
  content: '§ content',
  tips: ['§ tip'],
  readTime: '5 min read',
  readMinutes: 5,
};
export const frame: Pick<
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
export const signedIn = {
  isSignedIn: true,
  name: '§ Ann',
  email: '§',
  role: '§',
  profile: '/§',
  settings: '/§',
  admin: '/§',
} as const;

export const forumCategory = {
  name: '§ room',
  description: '§ described',
  topics: 1204,
  posts: 2,
  lastPost: '§ now',
  href: '/§',
};
export const forumTopic = {
  title: '§ topic',
  author: '§ Ann',
  category: '§ room',
  replies: 1204,
  views: 2300,
  lastReply: '§ now',
  isPinned: true,
  isHot: true,
};
export const member = { name: '§ Ann', posts: 1204, reputation: 12, badge: '§ badge' };
export const weights = [{ title: 'Safety & Security', percent: 30 }] as const;
export const finder = {
  title: 'Find your casino',
  action: '/§',
  fields: [
    { name: 'payment', label: 'Payment method', options: [{ value: '', label: 'Any' }] },
    {
      name: 'payout-days',
      label: 'Pays within',
      options: [
        { value: '', label: 'Any' },
        { value: '3', label: '3 days' },
      ],
    },
    { name: 'country', label: 'Accepts players from', options: [{ value: 'fi', label: 'Finland' }] },
  ],
  submit: 'Find casinos',
};
export const foundGroup: FoundGroupView = {
  kind: 'payments',
  title: 'Payment methods',
  count: 9,
  topics: [{ title: '§ pay', text: '1,204 casinos', casinoCount: 1204, href: '/§', casinos: [] }],
  more: 'and 8 more',
};
export const homeSections = [
  {
    type: 'hero',
    title: '§ t',
    description: '§ d',
    subtitle: '§ s',
    figures: [{ title: 'Casinos', value: '§ 9' }],
  },
  { type: 'casinos', title: 'Best Casinos', casinos: [homeCard], more: '/§' },
  {
    type: 'insights',
    title: 'How we look after you',
    points: ['§ point'],
    description: '§ d',
    charts: [{ title: '§ chart', bars: [{ label: '§ bar', value: 1204 }] }],
  },
  { type: 'blog', posts: [post], more: '/§' },
  { type: 'advertising', title: '§ t', description: '§ d', button: '§ b', href: '/§' },
  { type: 'online-casinos', title: '§ t', description: '§ d', casinos: [card], more: '/§' },
  { type: 'casino-bonuses', title: '§ t', description: '§ d', bonuses: [bonusCardProps(offer)], more: '/§' },
  { type: 'daily-players', title: '§ t', subtitle: '§ s' },
] as HomeSectionView[];
