import { expect, test } from 'vitest';
import { renderDemoPage, renderServedPage } from './rendered-page.js';

/** Screens of the sample site: the promise, the address, and words that stand there in this order. */
const SCREENS: [promise: string, address: string, words: string[]][] = [
  [
    'P-032, P-033, P-036, P-037: the header has name, search, language, the ways in, and the menu',
    '/',
    [
      ...['[/] CASINO GURU', 'Menu', 'Search', 'EN', '[/login] Login', '[/register] Sign up'],
      ...['[/] Home', '[/best-casinos] Best Casinos', '[/blacklisted] Blacklist'],
    ],
  ],
  [
    'P-030, P-043: the footer has five columns of links',
    '/about',
    [
      ...['Casinos', '[/new-casinos]', '[/mobile-casinos]', '[/crypto-casinos]', '[/live-casino]'],
      ...['Games', '[/games/category/slots]', '[/providers]', 'Bonuses', '[/bonuses/type/welcome]'],
      ...['[/free-spins]', '[/vip-programs]', 'Guides', '[/guides/level/beginner]', '[/payment-methods]'],
      ...['Support', '[/faq]', '[/help]', '[/contact]', '[/live-chat]', '[/report]', '[/feedback]'],
      '[/bug-report]',
    ],
  ],
  [
    'P-041 to P-045: the footer has the subscribe box, trust, payments, licenses, figures, warning and copyright',
    '/about',
    [
      ...['Newsletter', 'name@example.com', 'Subscribe', 'Trust and safety', '18+ only', 'Payment methods'],
      ...['Visa', 'Licensing bodies', 'In figures', '13,367', '[/responsible-gambling] get help early'],
      ...['18+. Gambling can be addictive.', '[/terms]', '[/privacy]', '[/cookies]', '[/disclaimer]'],
      ...['[/sitemap]', '© 2026'],
    ],
  ],
  [
    'P-046, P-047: the hero has its words and six figures',
    '/',
    [
      ...['Find a casino you can trust', 'Every casino here has been tested', 'Casinos 13,367'],
      ...['Games 21,940', 'Bonuses 5,218', 'Reviews 8,104', 'Complaints 12,755', 'Articles 640'],
    ],
  ],
  [
    'P-048 to P-050: the best casinos stand featured first, the first beside the title of the page, with safety, a visit and a review',
    '/',
    [
      ...['Copper Heron', 'Safety: Excellent', '[https://copper-heron.example/]', 'Visit'],
      ...['[/casino/copper-heron] Review', 'The best casinos at the moment', 'Lantern Quay', 'Paper Kite'],
      'Fair',
    ],
  ],
  [
    'P-051 to P-056: protections, charts, posts, advertising, casinos, bonuses and players follow',
    '/',
    [
      ...['How we look after you', 'We test withdrawals before we recommend', 'We read the terms'],
      ...['We keep a blacklist', 'Withdrawals tested, by days', 'Same day', '41', 'Latest from the blog'],
      ...['Your casino is not here?', '[/contact] Get in touch', 'Online casinos, compared', 'Copper Heron'],
      ...['Bonuses worth claiming', 'Claim Bonus', '100+ daily players in each country'],
      'A trusted source for casino reviews since 2017',
    ],
  ],
  [
    'P-058 to P-060: a search finds casinos and posts, counts them, and groups them',
    '/search?q=MAGPIE',
    [
      ...['Search results for “MAGPIE”', '2 results', 'Casinos (1)', 'Brass Magpie', 'Blog Posts (1)'],
      '[/blog/why-brass-magpie-is-on-our-blacklist] Sixty Days',
    ],
  ],
  [
    'P-061: a search that finds nothing says so, in the literal words',
    '/search?q=nothing+has+this',
    ['0 results', 'No results found', 'Try searching with different keywords'],
  ],
  [
    'P-063 to P-070: a ranking has rank, badges, safety, bonus, highlights, two buttons and the weights',
    '/best-casinos',
    [
      ...[
        'Best Casinos',
        'Rank 1',
        'Copper Heron',
        'Featured',
        'Premium',
        'Excellent',
        'Safety: Excellent 9.4',
      ],
      ...['100% up to €200', 'Withdrawals within 6 hours', 'Live chat day and night', 'Visit Casino'],
      ...['[/casino/copper-heron] Read Review', 'Rank 2', 'Safety: Good 8.8', 'Rank 3'],
      ...['Safety: Fair 7.3', 'Brass Magpie', 'Blacklisted', 'Safety & Security 30%', 'Fairness & RNG 25%'],
      ...['Bonuses & Promotions 20%', 'User Experience 25%'],
    ],
  ],
  [
    'P-071 to P-075: the blacklist has risk, reason, details, date and the red flags',
    '/blacklisted',
    [
      ...['Brass Magpie', 'High risk', 'Does not pay withdrawals', 'Three withdrawals were asked for'],
      ...['Apr 14, 2026', 'Red Flags to Watch For', 'No license that can be checked'],
    ],
  ],
  [
    'P-076, P-080: countries are offered by name, the six among them, and it is said that none is chosen',
    '/casinos-by-country',
    ['Choose a country', ...['Australia', 'Canada', 'Germany', 'Malta', 'United Kingdom', 'United States']],
  ],
  [
    'P-078, P-079: a country has a count, an average, panels, its casinos by rating, and leads back to none',
    '/casinos-by-country/country/de',
    [
      ...['Casinos in Germany', 'Choose none', 'Casinos 2', 'Average rating 9.2'],
      ...['Rank 1', 'Copper Heron', 'Brass Magpie', 'Licenses', 'Currencies', 'Payment Methods'],
      '[/casinos-by-country] Germany',
    ],
  ],
  [
    'P-081 to P-087: games are sought, sorted, featured, in four tabs, with figures and providers',
    '/games',
    [
      ...['Game or provider', 'Sort by', 'Rating', 'RTP', 'Name', 'Provider', 'Featured Games', 'Play'],
      ...['[/games#games] Slots', '[/games/category/table#games] Table Games', 'Live Casino', 'Jackpots'],
      ...['Games in Numbers', 'Game Providers'],
    ],
  ],
  [
    'P-089 to P-094: bonuses have their benefits, four tabs, all that a card says, tips and terms',
    '/bonuses',
    [
      ...['Exclusive Bonuses', 'Verified Casinos', 'Updated Daily', 'Easy Claiming', 'Welcome Bonuses'],
      ...['No Deposit', 'Reload Bonuses', 'Cashback', 'Copper Heron', 'EXCLUSIVE', '9.1', 'out of 10'],
      ...['100% up to €200 and 50 Free Spins', 'The first deposit is doubled', 'Welcome Bonus', 'Wagering'],
      ...['Min Deposit', 'Valid Until', 'Dec 31, 2029', 'Claim Bonus', 'Tips for Using a Bonus'],
      'Terms & Conditions',
    ],
  ],
  [
    'P-096 to P-101: reviews are sought by name, sorted, one a casino, with how we review and a way to ask',
    '/reviews',
    [
      ...['Search casinos...', 'Sort by', 'Rating', 'Date', 'Name', 'Copper Heron', 'Visit Casino'],
      ...['[/casino/copper-heron] Read Full Review', 'How We Review Casinos', '[/contact] Request a Review'],
    ],
  ],
  [
    'P-103 to P-107: a review has its way back, its verdict, four tiles, a tab for each section that has content, and the whole overview',
    '/casino/copper-heron',
    [
      ...['[/reviews] Back to Reviews', 'Copper Heron', '9.2/10 - Excellent'],
      ...['Safety Rating 9.4/10', 'Total Games 1,681', 'Withdrawal Time Within 6 hours', 'Established 2016'],
      ...['[#overview] Overview', '[#games] Games', '[#bonuses] Bonuses', '[#payments] Payments'],
      ...['Detailed Review', 'Pros', 'Cons', 'Rating Breakdown'],
      ...['Casino Information', 'Visit Casino', 'Read Terms & Conditions'],
    ],
  ],
  [
    'P-108: a casino that is not there says so, in the literal words',
    '/casino/nobody',
    ['Casino Not Found', "The casino review you're looking for doesn't exist.", '[/reviews] Back to Reviews'],
  ],
  [
    'P-116 to P-123: guides have the latest, benefits, featured ones, three tabs, resources and two requests',
    '/guides',
    [
      ...['Latest Guides', 'Guides', 'How to Read Bonus Terms', 'Five lines decide', 'Ines Valkama'],
      ...['May 12, 2026', '2 min read', '[/blog/how-to-read-bonus-terms] Read Guide', 'Step by Step'],
      ...['For Every Level', 'Safety First', 'Free to Read', 'Featured Guides', 'Beginner Guides'],
      ...['Advanced Strategies', 'Safety & Security', 'Beginner', 'Basics', 'Your First Deposit', 'Key Tips'],
      ...['Additional Resources', 'Downloadable Guides', 'Video Tutorials', 'FAQ Section', 'Strategy Tools'],
      ...["Can't Find What You're Looking For", 'Request a Guide', 'Contact Support'],
    ],
  ],
  [
    'P-124 to P-130: the blog is sought, sorted, cut to a category, features posts, and tells its figures',
    '/blog',
    [
      ...['Search blog posts...', 'Sort by', 'Date', 'Views', 'Read Time', 'All', 'Security', 'Strategy'],
      ...['Bonuses', 'Technology', 'Responsible Gaming', 'Cryptocurrency', 'Featured Posts', 'Featured'],
      ...[
        'All Posts',
        'Responsible Gambling',
        'A Budget That Holds',
        'Jun 2, 2026',
        '1 min read',
        '1.3k views',
      ],
      ...[
        'Deposit limits, loss limits',
        'Marit Oye',
        'Content Writer',
        '#limits',
        '#budget',
        '#self-exclusion',
      ],
      ...['[/blog/a-budget-that-holds] Read More', 'Expert Articles 50+', 'Monthly Readers 100k+'],
      ...['Expert Authors 15+', 'Reader Rating 4.9/5'],
    ],
  ],
  [
    'P-128: a category has its own heading',
    '/blog/category/security',
    ['Security Posts', 'Sixty Days Without a Payment'],
  ],
  [
    'P-133 to P-141: a post has its way, its head, the ways to share it, its text, tags and related articles',
    '/blog/how-to-read-bonus-terms',
    [
      ...['[/] Home', '[/news] News', '[/news/category/guides] Guides', '[/news] Back to News', 'Guides'],
      ...['How to Read Bonus Terms', 'Five lines decide', 'Ines Valkama', 'Content Writer', 'May 12, 2026'],
      ...['2 min read', '2.3k views', 'Share', 'Facebook', 'Twitter', 'LinkedIn', 'WhatsApp', 'Telegram'],
      ...[
        'Copy Link',
        'A bonus is a bargain',
        '#bonuses',
        '#terms',
        'Related Articles',
        'A Budget That Holds',
      ],
      'Sixty Days Without a Payment',
    ],
  ],
  [
    'P-142: a post that is not there says so, in the literal words',
    '/blog/nothing',
    ['Blog Post Not Found', "The blog post you're looking for doesn't exist.", '[/blog] Back to Blog'],
  ],
  [
    'P-143 to P-145: news is sought, cut to a category, featured and latest',
    '/news',
    [
      ...['Search news...', 'all', 'Regulation', 'Bonuses', 'Technology', 'Cryptocurrency', 'Security'],
      ...['Education', 'Industry', 'Responsible Gaming', 'Featured Articles', 'Latest News'],
      '[/blog/a-budget-that-holds]',
    ],
  ],
  ['P-146: news that is not there says so', '/news?q=nothing+has+this', ['No articles found']],
  [
    'P-148 to P-150: complaints have tiles, a search, a status, cards with two buttons, and a form',
    '/complaints',
    [
      ...['Submit New Complaint', 'Total Complaints 4', 'Search', 'All Statuses', 'Resolved', 'In Progress'],
      ...['Pending', 'View Details', 'Contact Player', 'Casino Name', 'Issue Type', 'Amount Involved'],
      ...['Your Name', 'Email', 'Description'],
    ],
  ],
  [
    'P-151: the forum has a button, figures, a search, categories, topics, members, rules and who is online',
    '/forum',
    [
      ...['New Topic', 'Topics', 'Posts', 'Topic, author or category', 'Casino Talk', 'Bonuses and Terms'],
      ...['Games and Studios', 'Staying in Control', 'Recent Topics', 'Pinned', 'HOT', 'Top Members'],
      ...['Forum Rules', "Who's Online"],
    ],
  ],
  [
    'P-152, P-153: tournaments are sought, cut to a status, and have a button to join',
    '/tournaments',
    ['Search', 'All', 'Active', 'Upcoming', 'Completed', 'Join Tournament'],
  ],
  [
    'P-153: tournaments that are not there say so',
    '/tournaments?q=nothing+has+this',
    ['No tournaments found'],
  ],
  [
    'P-163: a profile without a user asks for one',
    '/profile',
    ['Please log in to view your profile.', '[/login'],
  ],
  [
    'P-166, P-206: an address without a page says so, in the literal words',
    '/nowhere',
    ['404', 'Oops! Page not found', '[/] Return to Home'],
  ],
];

test.each(SCREENS)('%s', async (_promise, address, words) => {
  const page = await renderServedPage(address);
  let at = 0;
  for (const each of words) {
    const next = page.words.indexOf(each, at);
    expect(next, `'${each}' after '${page.words.slice(Math.max(0, at - 80), at)}'`).toBeGreaterThanOrEqual(0);
    at = next + each.length;
  }
});

test('P-074: without blacklisted casinos the page says so, and keeps its tips', async () => {
  const { words } = await renderServedPage('/blacklisted', (content) => {
    content.casinos.update('brass-magpie', { isBlacklisted: false });
  });
  expect(words).toMatch(/No blacklisted casinos yet\..*Red Flags to Watch For/);
});

test('P-080: a country without casinos says so, and links to all casinos', async () => {
  const { words } = await renderServedPage('/casinos-by-country/country/us', (content) => {
    for (const { id } of [...content.casinos.all()]) content.casinos.update(id, { countries: ['DK'] });
  });
  expect(words).toMatch(/No casinos for United States yet .*\[\/best-casinos\] See All Casinos/);
});

test('P-035: the menu marks the current page by whole path segments, and the home page only on itself', async () => {
  const marked = async (address: string) =>
    [
      ...(await renderServedPage(address)).html.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]+)<\/a>/g),
    ].map(([, label]) => label);
  expect(await marked('/')).toEqual(['Home']);
  expect((await marked('/blog/how-to-read-bonus-terms'))[0]).toBe('Blog');
  expect((await marked('/blacklisted'))[0]).toBe('Blacklist');
});

test('P-031, P-038: a signed-in visitor has a menu with name, email address, profile, settings and sign-out', async () => {
  const visitor = {
    id: '019fa000-0000-7000-8000-000000000099',
    username: 'mina',
    firstName: 'Mina',
    lastName: 'Moss',
    email: 'mina@sample.example',
    role: 'admin',
    createdAt: '2026-01-05',
  } as const;
  const { words } = await renderDemoPage('/about', { visitor });
  expect(words).toMatch(
    /Account of Mina Moss Mina Moss mina@sample\.example Administrator \[\/profile\] Profile \[\/admin\] Admin Panel \[\/profile\] Settings Sign Out/,
  );
  const plain = await renderDemoPage('/about', { visitor: { ...visitor, role: 'user' } });
  expect(plain.words).not.toContain('Admin Panel');
  expect(plain.words).not.toContain('[/login] Login');
});
