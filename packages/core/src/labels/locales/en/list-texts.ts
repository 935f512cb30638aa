import { postLabels } from '../../public/articles.js';
import { cardNotices } from '../../public/card-notices.js';
import { casinoLabels } from '../../public/casinos.js';
import { componentLabels } from '../../public/components.js';
import { contactLabels } from '../../public/contact.js';
import { filterLabels, toplistLabels } from '../../public/filters.js';
import { bonusLabels, gameLabels } from '../../public/offers.js';
import type { SpecifiedTexts } from './specified-texts.js';

/** What lists of casinos, bonuses and games, reviews, comparisons and the contact page say. */
export function listTexts(messages: SpecifiedTexts) {
  const { bestCasinos, reviews, review, countries, blacklisted, compare } = casinoLabels;
  const { refusals: _, ...contact } = contactLabels;
  return {
    lists: {
      casinos: filterLabels.found.casinos,
      bonuses: filterLabels.found.bonuses,
      notFound: messages.search.none,
      notFoundText: messages.search.noneText,
      search: componentLabels.parts.search,
      readTime: postLabels.readTime,
      authorRole: messages.post.authorRole,
    },
    bestCasinos: {
      title: bestCasinos.title,
      text: bestCasinos.text,
      featured: bestCasinos.featured,
      compareTop: bestCasinos.compareTop,
      none: componentLabels.bestCasinos.none,
    },
    toplist: {
      none: toplistLabels.none,
      noneText: toplistLabels.noneText,
      narrow: toplistLabels.narrow,
      related: toplistLabels.related,
    },
    reviews: {
      title: reviews.title,
      text: reviews.text,
      found: reviews.found,
      none: reviews.none,
    },
    review: {
      ...review.summary,
      gone: cardNotices.goneText,
    },
    countries: {
      title: countries.title,
      text: countries.text,
      choose: countries.choose,
      unchosen: countries.unchosen,
      unchosenText: countries.unchosenText,
      heading: countries.heading,
      count: countries.count,
      average: countries.average,
      averageNote: countries.averageNote,
      clear: countries.clear,
      none: countries.none,
      noneText: countries.noneText,
      allCasinos: countries.allCasinos,
    },
    blacklist: {
      title: blacklisted.title,
      text: blacklisted.text,
      count: blacklisted.count,
      none: messages.casino.noneBlacklisted,
    },
    compare: {
      title: compare.title,
      text: compare.text,
      versus: compare.versus,
      choose: compare.choose,
      oneMore: compare.oneMore,
      oneMoreText: compare.oneMoreText,
      add: compare.add,
      rows: compare.rows,
      all: compare.all,
      only: compare.only,
      alike: compare.alike,
      alikeText: compare.alikeText,
      startAgain: compare.startAgain,
      notKnown: compare.notKnown,
      gone: compare.gone,
      tooMany: compare.tooMany,
    },
    bonuses: {
      title: bonusLabels.title,
      intro: bonusLabels.intro,
      tabsLabel: bonusLabels.tabsLabel,
      tabs: bonusLabels.tabs,
      freeSpins: bonusLabels.freeSpins,
      allWelcome: bonusLabels.allWelcome,
      none: messages.bonus.empty,
      noneText: bonusLabels.noneText,
      benefits: bonusLabels.benefits,
      tipsTitle: bonusLabels.tipsTitle,
      tips: bonusLabels.tips,
      termsTitle: componentLabels.card.terms,
      terms: bonusLabels.terms,
      commission: bonusLabels.commission,
      sampleCommission: bonusLabels.sampleCommission,
    },
    games: {
      title: gameLabels.title,
      intro: gameLabels.intro,
      search: gameLabels.search,
      searchHint: gameLabels.searchHint,
      sort: gameLabels.sort,
      sorts: { rating: 'Rating', rtp: 'RTP', name: 'Name', provider: 'Provider' },
      submit: gameLabels.submit,
      tabsLabel: gameLabels.tabsLabel,
      tabs: gameLabels.tabs,
      featured: gameLabels.featured,
      providers: gameLabels.providers,
      figures: gameLabels.figures,
      found: gameLabels.found,
      none: gameLabels.none,
      noneText: gameLabels.noneText,
      noneYet: gameLabels.noneYet,
    },
    contact,
  };
}
