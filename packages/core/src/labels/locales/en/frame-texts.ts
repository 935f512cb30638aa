import type { PluralText } from '../../localize/localized-text.js';
import { accountLabels } from '../../public/accounts.js';
import { casinoLabels } from '../../public/casinos.js';
import { siteLabels } from '../../public/site.js';
import { trustPageLabels } from '../../public/trust-pages.js';
import type { SpecifiedTexts } from './specified-texts.js';

/** What stands in the head, header and footer of pages, on missing pages, and in lists of pages. */
export function frameTexts(messages: SpecifiedTexts) {
  const { bestCasinos, reviews, countries, compare, blacklisted } = casinoLabels;
  const { footer, directory, failure, notFound, needsScript, indexUnreached } = siteLabels;
  const { ours, casino, post, page } = messages;
  return {
    head: {
      siteDescription: ours.siteDescription,
      pageDescription: ours.pageDescription,
      listed: '{title}: {names}.',
      listedAmong: { other: '{title}: {count} casinos, among them {names}.' } as PluralText,
      numbered: '{title}, page {page}',
      home: 'Home',
      siteTitle: 'Casino reviews',
      reviewOf: '{name} Review',
    },
    frame: {
      sampleNotice: ours.sampleNotice,
      disclosure: ours.disclosure,
      sampleDisclosure: ours.sampleDisclosure,
      needsScript,
      indexUnreached,
      roles: accountLabels.headerRoles,
      terms: footer.terms,
      privacy: footer.privacy,
      columns: footer.columns,
    },
    /** The names of pages in menus that staff did not write, by their addresses. */
    menu: {
      '/': 'Home',
      '/best-casinos': bestCasinos.title,
      '/reviews': 'Reviews',
      '/bonuses': 'Bonuses',
      '/games': 'Games',
      '/guides': 'Guides',
      '/blog': 'Blog',
      '/blacklisted': 'Blacklist',
      '/about': 'About Us',
      '/contact': 'Contact',
      '/responsible-gambling': 'Responsible Gambling',
    },
    /** The names of pages in the columns of the footer and among its legal links, by their addresses. */
    footer: {
      '/best-casinos': bestCasinos.title,
      '/reviews': reviews.title,
      '/new-casinos': 'New Casinos',
      '/mobile-casinos': 'Mobile Casinos',
      '/crypto-casinos': 'Crypto Casinos',
      '/live-casino': 'Live Casino',
      '/casinos-by-country': countries.title,
      '/compare': compare.title,
      '/blacklisted': blacklisted.title,
      '/games/category/slots': 'Slots',
      '/games/category/table': 'Table Games',
      '/games/category/live': 'Live Games',
      '/games/category/jackpot': 'Jackpots',
      '/providers': 'Game Providers',
      '/tournaments': 'Tournaments',
      '/bonuses': 'All Bonuses',
      '/bonuses/type/welcome': 'Welcome Bonuses',
      '/bonuses/type/no-deposit': 'No Deposit Bonuses',
      '/free-spins': 'Free Spins',
      '/bonuses/type/reload': 'Reload Bonuses',
      '/vip-programs': 'VIP Programs',
      '/guides/level/beginner': 'Beginner Guides',
      '/guides/level/advanced': 'Advanced Strategies',
      '/payment-methods': 'Payment Methods',
      '/blog': 'Blog',
      '/news': 'News',
      '/faq': 'FAQ',
      '/help': 'Help',
      '/contact': 'Contact',
      '/live-chat': 'Live Chat',
      '/complaints': 'Complaints',
      '/forum': 'Forum',
      '/report': 'Report a Problem',
      '/feedback': 'Feedback',
      '/bug-report': 'Bug Report',
      '/cookies': 'Cookie Policy',
      '/disclaimer': 'Disclaimer',
      '/about': 'About Us',
      '/responsible-gambling': 'Responsible Gambling',
      '/sitemap': 'Sitemap',
    },
    missing: {
      pageTitle: page.notFound,
      code: messages.notFound.code,
      text: messages.notFound.text,
      home: messages.notFound.home,
      casino: casino.notFound,
      casinoText: casino.reviewNotFoundText,
      post: post.notFound,
      postText: post.notFoundText,
      near: notFound.near,
      search: notFound.search,
      submit: notFound.submit,
    },
    failure,
    directory: {
      posts: directory.posts,
      authors: directory.authors,
      pages: directory.pages,
      more: directory.more as PluralText,
    },
    helplines: trustPageLabels.helplines,
  };
}
