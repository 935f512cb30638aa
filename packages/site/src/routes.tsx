import type { RouteKind, ViewName, ViewResult } from '@croupier/core';
import {
  AuthorPage,
  BestCasinosPage,
  BlacklistedPage,
  BlogPage,
  BonusesPage,
  CasinosByCountryPage,
  ComparePage,
  ComplaintsPage,
  CustomPage,
  ForgotPasswordPage,
  ForumPage,
  GamesPage,
  GonePage,
  GuidesPage,
  HomePage,
  NewsPage,
  NotFoundPage,
  PostPage,
  ProfilePage,
  RatingMethodPage,
  ReviewPage,
  ReviewsPage,
  SearchPage,
  ToplistPage,
  TournamentsPage,
} from '@croupier/ui/pages';
import type { ReactNode } from 'react';
import { LoginRoute } from './account/LoginRoute.js';
import { RegisterRoute } from './account/RegisterRoute.js';

/** The view and the component of every kind of page. The core knows their addresses. */
export const PAGES: Record<RouteKind, PageEntry> = {
  home: pageEntry('home', HomePage),
  search: pageEntry('search', SearchPage),
  login: pageEntry('login', LoginRoute),
  register: pageEntry('register', RegisterRoute),
  profile: pageEntry('profile', ProfilePage),
  'forgot-password': pageEntry('forgot-password', ForgotPasswordPage),
  'best-casinos': pageEntry('best-casinos', BestCasinosPage),
  toplist: pageEntry('toplist', ToplistPage),
  guides: pageEntry('guides', GuidesPage),
  blog: pageEntry('blog', BlogPage),
  post: pageEntry('post', PostPage),
  'casinos-by-country': pageEntry('casinos-by-country', CasinosByCountryPage),
  reviews: pageEntry('reviews', ReviewsPage),
  review: pageEntry('review', ReviewPage),
  author: pageEntry('author', AuthorPage),
  'rating-method': pageEntry('rating-method', RatingMethodPage),
  news: pageEntry('news', NewsPage),
  compare: pageEntry('compare', ComparePage),
  blacklisted: pageEntry('blacklisted', BlacklistedPage),
  games: pageEntry('games', GamesPage),
  bonuses: pageEntry('bonuses', BonusesPage),
  complaints: pageEntry('complaints', ComplaintsPage),
  forum: pageEntry('forum', ForumPage),
  tournaments: pageEntry('tournaments', TournamentsPage),
  'custom-page': pageEntry('custom-page', CustomPage),
};

/** The page of an address that leads nowhere. */
export const NOT_FOUND = pageEntry('not-found', NotFoundPage);
/** The page of a casino that is no longer listed. */
export const GONE = pageEntry('gone', GonePage);

/** A view, and the component that shows it. */
export interface PageEntry {
  view: PageViewName;
  Component: (props: never) => ReactNode;
}

/** The name of a view that a page shows. */
type PageViewName = Exclude<ViewName, 'url-resolution' | 'iframe-card' | 'labels'>;

// A component that needs more than its view holds does not compile.
function pageEntry<N extends PageViewName>(
  view: N,
  Component: (props: NonNullable<ViewResult<N>>) => ReactNode,
): PageEntry {
  return { view, Component };
}
