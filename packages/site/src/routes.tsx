import type { RouteKind, ViewName, ViewResult } from '@croupier/core';
import {
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
  ReviewPage,
  ReviewsPage,
  SearchPage,
  TournamentsPage,
} from '@croupier/ui/pages';
import type { ReactNode } from 'react';
import { LoginRoute } from './account/LoginRoute.js';
import { RegisterRoute } from './account/RegisterRoute.js';

/** Every kind of page: the view that it shows, and the screen that shows it. Addresses are the core's. */
export const ROUTES: Record<RouteKind, Route> = {
  home: route('home', HomePage),
  search: route('search', SearchPage),
  login: route('login', LoginRoute),
  register: route('register', RegisterRoute),
  profile: route('profile', ProfilePage),
  'forgot-password': route('forgot-password', ForgotPasswordPage),
  'best-casinos': route('best-casinos', BestCasinosPage),
  guides: route('guides', GuidesPage),
  blog: route('blog', BlogPage),
  post: route('post', PostPage),
  'casinos-by-country': route('casinos-by-country', CasinosByCountryPage),
  reviews: route('reviews', ReviewsPage),
  review: route('review', ReviewPage),
  news: route('news', NewsPage),
  compare: route('compare', ComparePage),
  blacklisted: route('blacklisted', BlacklistedPage),
  games: route('games', GamesPage),
  bonuses: route('bonuses', BonusesPage),
  complaints: route('complaints', ComplaintsPage),
  forum: route('forum', ForumPage),
  tournaments: route('tournaments', TournamentsPage),
  'custom-page': route('custom-page', CustomPage),
};

/** What stands where there is no page. */
export const NOT_FOUND = route('not-found', NotFoundPage);
/** What stands where a page was and is no more. */
export const GONE = route('gone', GonePage);

/** A view, and the screen that shows it. */
export interface Route {
  view: PageViewName;
  Component: (props: never) => ReactNode;
}

/** The name of a view that fills a page. */
export type PageViewName = Exclude<ViewName, 'url-resolution' | 'iframe-card'>;

// The parameter ties the screen to its view: a screen that wants more than the view has does not compile.
function route<N extends PageViewName>(
  view: N,
  Component: (props: NonNullable<ViewResult<N>>) => ReactNode,
): Route {
  return { view, Component };
}
