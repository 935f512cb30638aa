import type { PublicCatalogue } from '../model/public-catalogue.js';
import { visitPrefix } from '../urls/find-visit.js';
import { resolveUrl, type UrlResolution } from '../urls/resolve-url.js';
import type { RouteKind } from '../urls/routes.js';
import { iframeCardIn } from './embed/embedded-card.js';
import { askedPage } from './lists/page-query.js';
import { forgotPasswordPage } from './pages/account/forgot-password.js';
import { loginPage } from './pages/account/login.js';
import { profilePage } from './pages/account/profile.js';
import { registerPage } from './pages/account/register.js';
import type { SubmittedForm } from './pages/account/submitted-form.js';
import { authorPage } from './pages/articles/author.js';
import { blogPage } from './pages/articles/blog.js';
import { customPage } from './pages/articles/custom-page.js';
import { guidesPage } from './pages/articles/guides.js';
import { newsPage } from './pages/articles/news.js';
import { postPage } from './pages/articles/post.js';
import { bonusesPage } from './pages/bonuses.js';
import { bestCasinosPage } from './pages/casinos/best-casinos.js';
import { blacklistedPage } from './pages/casinos/blacklisted.js';
import { casinosByCountryPage } from './pages/casinos/casinos-by-country.js';
import { reviewsPage } from './pages/casinos/reviews.js';
import { toplistPage } from './pages/casinos/toplist.js';
import { complaintsPage } from './pages/community/complaints.js';
import { forumPage } from './pages/community/forum.js';
import { tournamentsPage } from './pages/community/tournaments.js';
import { comparePage } from './pages/compare/compare.js';
import { gamesPage } from './pages/games.js';
import { homePage } from './pages/home.js';
import { gonePage, notFoundPage } from './pages/not-found.js';
import { ratingMethodPage } from './pages/rating-method.js';
import { reviewPage } from './pages/review/review.js';
import { searchPage } from './pages/search.js';
import { withPictureSizes } from './picture-sizes.js';
import { withPlacements } from './placements.js';

/** The parameters of a view. */
export interface ViewParams {
  slug?: string;
  path?: string;
  /** The URL's query, without the question mark. */
  query?: string;
  /** The form that was submitted and refused, on the page that shows it again. */
  form?: SubmittedForm | undefined;
}

type ViewFunction<V = unknown> = (
  catalogue: PublicCatalogue,
  params: Required<Omit<ViewParams, 'form'>> & Pick<ViewParams, 'form'>,
) => V;

const PAGE_VIEWS = {
  home: (catalogue) => homePage(catalogue),
  search: (catalogue, { query }) => searchPage(catalogue, query),
  'best-casinos': (catalogue, { query }) => bestCasinosPage(catalogue, query),
  toplist: (catalogue, { slug, query }) => toplistPage(catalogue, slug, query),
  'casinos-by-country': (catalogue, { query }) => casinosByCountryPage(catalogue, query),
  games: (catalogue, { query }) => gamesPage(catalogue, query),
  guides: (catalogue, { query }) => guidesPage(catalogue, query),
  blog: (catalogue, { query }) => blogPage(catalogue, query),
  post: (catalogue, { slug }) => postPage(catalogue, slug),
  bonuses: (catalogue, { query }) => bonusesPage(catalogue, query),
  reviews: (catalogue, { query }) => reviewsPage(catalogue, query),
  review: (catalogue, { slug }) => reviewPage(catalogue, slug),
  author: (catalogue, { slug }) => authorPage(catalogue, slug),
  'rating-method': (catalogue) => ratingMethodPage(catalogue),
  compare: (catalogue, { query }) => comparePage(catalogue, query),
  blacklisted: (catalogue, { query }) => blacklistedPage(catalogue, query),
  complaints: (catalogue, { query }) => complaintsPage(catalogue, query),
  forum: (catalogue, { query }) => forumPage(catalogue, query),
  tournaments: (catalogue, { query }) => tournamentsPage(catalogue, query),
  news: (catalogue, { query }) => newsPage(catalogue, query),
  login: (catalogue, { query, form }) => loginPage(catalogue, query, form),
  register: (catalogue, { form }) => registerPage(catalogue, form),
  profile: (catalogue, { query, form }) => profilePage(catalogue, query, form),
  'forgot-password': (catalogue) => forgotPasswordPage(catalogue),
  'custom-page': (catalogue, { slug, form }) => customPage(catalogue, slug, form),
} satisfies Record<RouteKind, ViewFunction>;

/** All views by name: the pages, and the views without a page of their own. */
export const VIEWS = {
  ...PAGE_VIEWS,
  'url-resolution': (catalogue, { path, query }): UrlResolution => resolveUrl(catalogue, path, query),
  'iframe-card': (catalogue, { slug, query }) => iframeCardIn(catalogue, slug, query),
  'not-found': (catalogue, { path }) => notFoundPage(catalogue, path),
  gone: (catalogue, { path }) => gonePage(catalogue, path),
  /** The words of the language of the pages; undefined for English. */
  labels: (catalogue) => catalogue.labels,
} satisfies Record<string, ViewFunction>;

/** The name of a view. */
export type ViewName = keyof typeof VIEWS;
/** The result of a view; undefined if nothing has the requested slug. */
export type ViewResult<N extends ViewName> = ReturnType<(typeof VIEWS)[N]>;
/** Loads a view for a screen, wherever the catalogue is. */
export type LoadView = <N extends ViewName>(name: N, params?: ViewParams) => Promise<ViewResult<N>>;

/** Computes a view from a catalogue. */
export function getView<N extends ViewName>(
  catalogue: PublicCatalogue,
  name: N,
  { slug = '', path = '/', query = '', form }: ViewParams = {},
): ViewResult<N> {
  const make: ViewFunction = VIEWS[name];
  const view = withPictureSizes(make(catalogue, { slug, path, query, form }), catalogue) as ViewResult<N>;
  const prefix = visitPrefix(catalogue);
  return prefix === undefined || !isPage(name)
    ? view
    : withPlacements(view, prefix, pageName(name, slug, query));
}

function isPage(name: ViewName): name is RouteKind {
  return name in PAGE_VIEWS;
}

/** What a page is called in the links that stand on it: `best-casinos-page-2`, `review-golden-fox`. */
function pageName(kind: RouteKind, slug: string, query: string): string {
  const page = askedPage(kind, query);
  return [kind, ...(slug === '' ? [] : [slug]), ...(page === 1 ? [] : ['page', page])].join('-');
}
