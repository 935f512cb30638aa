import {
  bonus,
  casino,
  createPerform,
  doctorCheck,
  game,
  homepageContent,
  homepageSection,
  homepageShow,
  memoryStorage,
  menuItem,
  menusAdd,
  menusList,
  messages,
  type Perform,
  POST_CATEGORIES,
  page,
  pagesAdd,
  pagesFooter,
  pagesList,
  post,
  redirect,
  runtime,
  settingsList,
  settingsSet,
  user,
} from '@croupier/core';
import { sampleCatalogue } from '@croupier/core/sample';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  complaint,
  forumCategory,
  forumMember,
  forumTopic,
  tournament,
} from '../../packages/core/src/model/documents/community.js';
import { logSchemas } from '../../packages/core/src/model/documents/traffic-logs.js';

let perform: Perform;

beforeEach(() => {
  perform = createPerform(memoryStorage(), runtime);
});

const fieldsOf = (entity: { fieldPaths: readonly { path: readonly string[] }[] }) =>
  entity.fieldPaths.map(({ path }) => path.join('.'));

describe('a record has all that the specification lists, whatever else it has', () => {
  test.each([
    [
      'A-225: a casino',
      casino,
      'id name slug description logo banner rating safetyRating gamesRating bonusesRating supportRating payoutsRating bonuses.welcome bonuses.noDeposit bonuses.freeSpins bonus highlights games paymentMethods licenses languages currencies countries pros cons features screenshots visitUrl isActive isFeatured isBlacklisted blacklistReason blacklistDetails blacklistSeverity blacklistDate createdAt updatedAt',
    ],
    [
      'A-226: a post',
      post,
      'id title slug excerpt content author category tags featuredImage isPublished isGuide publishedAt views createdAt updatedAt',
    ],
    ['A-227: a page', page, 'id title slug content isPublished createdAt updatedAt'],
    [
      'A-228: a game',
      game,
      'id name provider rtp volatility minBet maxBet jackpot featured rating image playUrl description highlights category createdAt updatedAt',
    ],
    [
      'A-229: a bonus',
      bonus,
      'id casino title description wagering minDeposit validUntil isExclusive rating visitUrl category createdAt updatedAt',
    ],
    [
      'P-168, P-169, P-115: a casino, with what its review says',
      casino,
      'id slug name description logo banner rating safetyRating games paymentMethods licenses languages currencies isActive isFeatured isBlacklisted bonus highlights visitUrl createdAt updatedAt blacklistSeverity blacklistReason blacklistDetails blacklistDate mobileRating detailedReview established minDeposit minWithdrawal maxWithdrawal withdrawalTime gameProviders bonuses.welcome gameCounts.slots gameCounts.tableGames gameCounts.liveDealer gameCounts.jackpots gameCounts.total reviewer',
    ],
    [
      'P-175, P-176: the home page',
      homepageContent,
      'heroTitle heroDescription heroSubtitle heroImage statsValues.casinos statsValues.games statsValues.bonuses statsValues.reviews statsValues.complaints statsValues.articles bestCasinosTitle protectionsTitle protectionsPoint1 protectionsPoint2 protectionsPoint3 protectionsDescription advertisingTitle advertisingDescription advertisingButtonText onlineCasinosTitle onlineCasinosDescription casinoBonusesTitle casinoBonusesDescription dailyPlayersTitle dailyPlayersSubtitle footerCopyright footerGamblingWarning',
    ],
    ['P-177: a section of the home page', homepageSection, 'id type title isActive order'],
    ['P-178: an item of a menu', menuItem, 'id label type url target parentId order isVisible'],
    ['P-180: a complaint', complaint, 'id casino player issue amount status date description rating'],
    [
      'P-181: a tournament',
      tournament,
      'id title casino prize participants startDate endDate status type entryFee description',
    ],
    ['P-182: a category of the forum', forumCategory, 'name description topics posts lastPost'],
    [
      'P-182: a topic of the forum',
      forumTopic,
      'title author category replies views lastReply isPinned isHot',
    ],
    ['P-182: a member of the forum', forumMember, 'name posts reputation badge'],
    ['A-230, P-174: a user', user, 'id username email firstName lastName role isActive createdAt'],
    [
      'A-203: a redirect',
      redirect,
      'id source target match enabled permanent preserveQuery appendRemainder regex',
    ],
  ])('%s', (_what, entity, names) => {
    expect(fieldsOf(entity)).toEqual(expect.arrayContaining(names.split(' ')));
  });
});

test('P-183: a page view and a click are stored with their fields, and no others', () => {
  const view = { id: '019fa000-0000-7000-8000-000000000001', path: '/', title: 'Home', referrer: '', ts: 1 };
  const { id, ts } = view;
  const click = { id, label: 'Fox', url: 'https://fox.example/', location: '/', ts };
  expect(logSchemas.pageViews().parse(view)).toEqual(view);
  expect(logSchemas.clicks().parse(click)).toEqual(click);
  expect(logSchemas.pageViews().safeParse({ ...view, ip: '::1' }).success).toBe(false);
});

test('A-190, A-191: a new site has the settings of the specification, and its own name', async () => {
  expect((await perform(settingsList, {})).result.settings).toMatchObject({
    siteName: '',
    // G-65: the tagline of the specification is that of the sample.
    siteTagline: '',
    logoUrl: '/logo.svg',
    logoWidth: 150,
    logoHeight: 40,
    showSiteName: true,
    faviconUrl: '/favicon.ico',
    defaultOgImage: '/og-image.png',
    defaultMetaTitle: '',
    defaultMetaDescription: '',
    sitemapUrl: '/sitemap.xml',
    privacyUrl: '/privacy',
    termsUrl: '/terms',
    primaryColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
    accentColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
    enableDarkMode: false,
  });
});

test.each([
  ['logoWidth', 10, 500],
  ['logoHeight', 10, 200],
] as const)('A-188: %s is from %i to %i', async (name, least, most) => {
  for (const value of [least, most]) await perform(settingsSet, { changes: { [name]: value } });
  for (const value of [least - 1, most + 1, 'wide']) {
    await expect(perform(settingsSet, { changes: { [name]: value } })).rejects.toMatchObject({
      code: 'invalid',
    });
  }
});

test('A-099: a new site has twelve sections in their order, and its banner claims nothing', async () => {
  const { content, sections } = (await perform(homepageShow, {})).result;
  expect(sections.map(({ id, type, isActive }) => `${id} ${type} ${isActive}`)).toEqual(
    [
      ...['hero', 'casinos', 'insights', 'blog', 'advertising', 'online-casinos'],
      ...['casino-bonuses', 'daily-players', 'casino-guide', 'trust-security'],
      ...['footer-copyright', 'footer-gambling-warning'],
    ].map((type, i) => `${i + 1} ${type} true`),
  );
  expect(content).toMatchObject({
    dailyPlayersTitle: '',
    dailyPlayersSubtitle: '',
  });
});

test('A-122, A-191: the sample has the banner and the tagline of the specification', async () => {
  const { homepage, settings } = await sampleCatalogue();
  expect(homepage.content).toMatchObject({
    dailyPlayersTitle: '100+ daily players in each country',
    dailyPlayersSubtitle: 'A trusted source for casino reviews since 2017',
  });
  expect(settings.siteTagline).toMatch(/trusted casino reviews/i);
});

test('A-131, A-132: both post forms offer one list of categories', () => {
  expect(POST_CATEGORIES).toEqual(
    expect.arrayContaining([
      ...['Reviews', 'Guides', 'News', 'Tips', 'Analysis', 'Bonuses', 'Technology', 'Regulation'],
      ...['Cryptocurrency', 'Security', 'Education', 'Industry', 'Responsible Gambling'],
    ]),
  );
});

test('A-199, A-200: a new menu item is last, visible, opens in the same tab and has no parent', async () => {
  await perform(menusAdd, { menu: 'footer', record: { label: 'First', url: '/about' } });
  await perform(menusAdd, { menu: 'footer', record: { label: 'Home', url: '/', trackingId: 'home-1' } });
  const records = (await perform(menusList, {})).result.records.slice(-2);
  expect(records).toMatchObject([
    { menu: 'footer', label: 'First', target: '_self', isVisible: true },
    { menu: 'footer', label: 'Home', trackingId: 'home-1', order: (records[0]?.order ?? 0) + 1 },
  ]);
  expect(records.some((item) => 'parentId' in item || ('trackingId' in item && item.label === 'First'))).toBe(
    false,
  );
});

test('A-160: a footer expects ten pages, each by its title and address', async () => {
  const { expected, missing } = (await perform(pagesFooter, {})).result;
  expect(expected).toBe(10);
  expect(missing.map(({ title, slug }) => `${title}/${slug}`)).toEqual([
    'About Us/about',
    'Terms of Service/terms',
    'Privacy Policy/privacy',
    'Cookie Policy/cookies',
    'Disclaimer/disclaimer',
    'Contact Us/contact',
    'Responsible Gambling/responsible-gambling',
    'FAQ/faq',
    'Payment Methods/payment-methods',
    'Sitemap/sitemap',
  ]);
});

test('A-156, A-164: a page is a draft until it is published, and staff find it by title, address and state', async () => {
  await perform(pagesAdd, { record: { title: 'How we test', slug: 'method' } });
  await perform(pagesAdd, { record: { title: 'Team', isPublished: true } });
  const found = async (query: object) =>
    (await perform(pagesList, query)).result.records.map(({ slug }) => slug);
  expect(await found({})).toEqual(['method', 'team']);
  expect(await found({ search: 'WE TEST' })).toEqual(['method']);
  expect(await found({ search: 'metho' })).toEqual(['method']);
  expect(await found({ status: 'draft' })).toEqual(['method']);
  expect(await found({ status: 'published' })).toEqual(['team']);
});

test('an empty store is in order', async () => {
  expect((await perform(doctorCheck, {})).result.findings).toEqual([]);
});

test('the texts of errors, access and roles are those of the specification', () => {
  const { page: pages, settings, section, signIn, user: users, styles, anyForm, copied } = messages;
  expect([pages.createFailed, pages.updateFailed]).toEqual([
    'Failed to create page. Please try again.',
    'Failed to update page. Please try again.',
  ]);
  expect([settings.failed, section.failed, anyForm.failed, anyForm.imageRequired]).toEqual([
    'Failed to save settings. Please try again.',
    'Failed to update section',
    'An error occurred',
    'Please upload an image file',
  ]);
  expect([styles.failedTitle, styles.failed]).toEqual([
    'Error Saving CSS',
    'There was an error saving your CSS. Please try again.',
  ]);
  expect([copied.title, copied.text, copied.failed]).toEqual([
    'Copied',
    'URL copied to clipboard',
    'Failed to copy URL',
  ]);
  expect(Object.values(signIn)).toEqual(
    expect.arrayContaining([
      'Invalid email or password',
      'Invalid username or password',
      'Access denied. Admin privileges required.',
      'An error occurred during login',
      'Email or username already exists',
      'An error occurred during registration',
      'Passwords do not match',
      'Password must be at least 6 characters long',
      'Please log in to view your profile.',
    ]),
  );
  expect(users.rolesTitle).toBe('Role Permissions');
  expect(Object.keys(users.roles)).toEqual(['admin', 'moderator', 'editor', 'user']);
});
