import { accountLabels } from '../../public/accounts.js';
import { blogLabels, guideLabels, newsLabels, postLabels } from '../../public/articles.js';
import { complaintLabels, forumLabels, sampleLabels, tournamentLabels } from '../../public/community.js';
import { siteLabels } from '../../public/site.js';
import { trustPageLabels } from '../../public/trust-pages.js';
import { frameTexts } from './frame-texts.js';
import { listTexts } from './list-texts.js';
import { refusalTexts } from './refusal-texts.js';
import type { SpecifiedTexts } from './specified-texts.js';

/** What whole pages say in English, by page; a count, a name or a title takes the place of its `{word}`. */
export function englishPageTexts(messages: SpecifiedTexts) {
  return {
    ...frameTexts(messages),
    ...listTexts(messages),
    ...articleTexts(messages),
    ...communityTexts(messages),
    ...accountTexts(messages),
    refusals: refusalTexts(messages),
    search: searchTexts(),
    author: trustPageLabels.author,
    method: trustPageLabels.method,
  };
}

function articleTexts(messages: SpecifiedTexts) {
  const [, ...blogCategories] = blogLabels.categories;
  const [, ...newsCategories] = newsLabels.categories;
  const names = [...new Set([...blogCategories, ...newsCategories])];
  return {
    categories: Object.fromEntries(names.map((name) => [name, name])) as Record<
      (typeof names)[number],
      string
    >,
    post: { back: postLabels.back, backToBlog: postLabels.backToBlog },
    blog: {
      title: blogLabels.title,
      description: blogLabels.description,
      all: blogLabels.categories[0],
      categoriesLabel: blogLabels.categoriesLabel,
      search: blogLabels.search,
      searchLabel: blogLabels.searchLabel,
      sort: blogLabels.sort,
      byDate: blogLabels.byDate,
      byViews: blogLabels.byViews,
      byReadTime: blogLabels.byReadTime,
      featured: blogLabels.featured,
      posts: blogLabels.posts,
      found: blogLabels.found,
      none: blogLabels.none,
      noneFound: blogLabels.noneFound,
      figures: blogLabels.figures,
    },
    news: {
      title: newsLabels.title,
      description: newsLabels.description,
      all: newsLabels.categories[0],
      categoriesLabel: newsLabels.categoriesLabel,
      search: newsLabels.search,
      searchLabel: newsLabels.searchLabel,
      found: newsLabels.found,
      featured: newsLabels.featured,
      latest: newsLabels.latest,
      none: messages.news.none,
    },
    guides: {
      title: guideLabels.title,
      description: guideLabels.description,
      latest: guideLabels.latest,
      none: guideLabels.none,
      benefitsLabel: guideLabels.benefitsLabel,
      benefits: guideLabels.benefits,
      featured: guideLabels.featured,
      lessons: guideLabels.lessons,
      levelsLabel: guideLabels.levelsLabel,
      levels: guideLabels.levels,
      noLessons: guideLabels.noLessons,
      resourcesTitle: guideLabels.resourcesTitle,
      resources: guideLabels.resources,
      requestsTitle: guideLabels.requestsTitle,
      requestsText: guideLabels.requestsText,
      requests: guideLabels.requests,
    },
  };
}

function communityTexts(messages: SpecifiedTexts) {
  return {
    sample: sampleLabels,
    complaints: {
      title: complaintLabels.title,
      intro: complaintLabels.intro,
      stats: complaintLabels.stats,
      search: complaintLabels.search,
      searchHint: complaintLabels.searchHint,
      status: complaintLabels.status,
      allStatuses: complaintLabels.statuses.all,
      submit: complaintLabels.submit,
      list: complaintLabels.list,
      submitNew: complaintLabels.submitNew,
      found: complaintLabels.found,
      none: complaintLabels.none,
      noneText: complaintLabels.noneText,
      noneYet: complaintLabels.noneYet,
      noneYetText: complaintLabels.noneYetText,
    },
    forum: {
      title: forumLabels.title,
      intro: forumLabels.intro,
      newTopic: forumLabels.newTopic,
      stats: forumLabels.stats,
      search: forumLabels.search,
      searchHint: forumLabels.searchHint,
      submit: forumLabels.submit,
      categories: forumLabels.categories,
      topics: forumLabels.topics,
      members: forumLabels.members,
      rules: forumLabels.rules,
      online: forumLabels.online,
      found: forumLabels.found,
      none: forumLabels.none,
      noneText: forumLabels.noneText,
      noneYet: forumLabels.noneYet,
      noneYetText: forumLabels.noneYetText,
    },
    tournaments: {
      title: tournamentLabels.title,
      intro: tournamentLabels.intro,
      search: tournamentLabels.search,
      searchHint: tournamentLabels.searchHint,
      submit: tournamentLabels.submit,
      filtersLabel: tournamentLabels.filtersLabel,
      all: tournamentLabels.filters.all,
      list: tournamentLabels.list,
      found: tournamentLabels.found,
      none: messages.tournament.none,
      noneText: tournamentLabels.noneText,
      noneYetText: tournamentLabels.noneYetText,
    },
  };
}

function accountTexts(messages: SpecifiedTexts) {
  const { login, register, profile, roles, forgot } = accountLabels;
  return {
    login: { title: login.title, text: login.text, demo: login.demo, demoText: login.demoText },
    register: { title: register.title, text: register.text },
    profile: {
      title: profile.title,
      username: register.username,
      name: profile.name,
      email: profile.email,
      role: 'Role',
      roles,
      since: profile.since,
      details: profile.details,
      passwordTitle: profile.passwordTitle,
      mustChange: profile.mustChange,
      savedTexts: profile.savedTexts,
      needsUser: messages.signIn.profileNeedsUser,
    },
    forgot,
  };
}

function searchTexts() {
  const {
    title,
    titleFor,
    ask,
    askText,
    correctedTitle,
    kinds,
    more,
    found,
    meant,
    casinos,
    posts,
    instead,
  } = siteLabels.search;
  return {
    title,
    titleFor,
    ask,
    askText,
    correctedTitle,
    kinds,
    more,
    found,
    meant,
    casinos,
    posts,
    instead,
  };
}
