import type { ShownPlaceKind, ViewName, ViewOf } from '@croupier/core';
import { BestCasinosPage, GonePage, NotFoundPage, ReviewPage } from '@croupier/ui';
import type { ReactNode } from 'react';
import { BlacklistedPage } from './public/BlacklistedPage.js';
import { BlogPage } from './public/BlogPage.js';
import { BonusesPage } from './public/BonusesPage.js';
import { ComparePage } from './public/ComparePage.js';
import { ComplaintsPage } from './public/ComplaintsPage.js';
import { CountriesPage } from './public/CountriesPage.js';
import { CustomPage } from './public/CustomPage.js';
import { ForgotPasswordPage } from './public/ForgotPasswordPage.js';
import { ForumPage } from './public/ForumPage.js';
import { GamesPage } from './public/GamesPage.js';
import { GuidesPage } from './public/GuidesPage.js';
import { HomePage } from './public/HomePage.js';
import { LoginPage } from './public/LoginPage.js';
import { NewsPage } from './public/NewsPage.js';
import { PostPage } from './public/PostPage.js';
import { ProfilePage } from './public/ProfilePage.js';
import { RegisterPage } from './public/RegisterPage.js';
import { ReviewsPage } from './public/ReviewsPage.js';
import { SearchPage } from './public/SearchPage.js';
import { TournamentsPage } from './public/TournamentsPage.js';

/** Every kind of page: the view that it shows, and the screen that shows it. Addresses are the core's. */
export const ROUTES: Record<ShownPlaceKind, Route> = {
  home: route('home', HomePage),
  search: route('search', SearchPage),
  login: route('login', LoginPage),
  register: route('register', RegisterPage),
  profile: route('profile', ProfilePage),
  'forgot-password': route('forgot-password', ForgotPasswordPage),
  'best-casinos': route('best-casinos', BestCasinosPage),
  guides: route('guides', GuidesPage),
  blog: route('blog', BlogPage),
  post: route('post', PostPage),
  'casinos-by-country': route('casinos-by-country', CountriesPage),
  reviews: route('reviews', ReviewsPage),
  casino: route('review', ReviewPage),
  news: route('news', NewsPage),
  compare: route('compare', ComparePage),
  blacklisted: route('blacklisted', BlacklistedPage),
  games: route('games', GamesPage),
  bonuses: route('bonuses', BonusesPage),
  complaints: route('complaints', ComplaintsPage),
  forum: route('forum', ForumPage),
  tournaments: route('tournaments', TournamentsPage),
  page: route('custom-page', CustomPage),
};

/** What stands where there is no page. */
export const MISSING = route('missing', NotFoundPage);
/** What stands where a page was and is no more. */
export const GONE = route('gone', GonePage);

/** A view, and the screen that shows it. */
export interface Route {
  view: PageView;
  Screen: (props: never) => ReactNode;
}

/** The name of a view that fills a page. */
export type PageView = Exclude<ViewName, 'arrival' | 'embedded-card'>;

// The parameter ties the screen to its view: a screen that wants more than the view has does not compile.
function route<N extends PageView>(view: N, Screen: (props: NonNullable<ViewOf<N>>) => ReactNode): Route {
  return { view, Screen };
}
