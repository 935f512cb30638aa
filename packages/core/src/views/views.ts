import type { PublicCatalogue } from '../model/public-catalogue.js';
import { type Arrival, arrive } from '../urls/arrive.js';
import { gone, missing } from './absent.js';
import { forgotPassword, login, profile, register } from './accounts.js';
import { bestCasinos } from './best-casinos.js';
import { blacklisted } from './blacklisted.js';
import { blog } from './blog.js';
import { bonuses } from './bonuses.js';
import { compare } from './compare.js';
import { complaints } from './complaints.js';
import { countries } from './countries.js';
import { customPage } from './custom-page.js';
import { embeddedCard } from './embedded-card.js';
import { forum } from './forum.js';
import { games } from './games.js';
import { guides } from './guides.js';
import { home } from './home.js';
import { news } from './news.js';
import { post } from './post.js';
import { review } from './review.js';
import { reviews } from './reviews.js';
import { search } from './search.js';
import { tournaments } from './tournaments.js';

/** What a view may be asked with. */
export interface ViewParams {
  slug?: string;
  path?: string;
  /** What stood behind the path's question mark. */
  query?: string;
}

type Make<V = unknown> = (catalogue: PublicCatalogue, params: Required<ViewParams>) => V;

/** Everything that can be seen, by name. */
export const VIEWS = {
  arrival: (catalogue, { path, query }): Arrival => arrive(catalogue, path, query),
  home: (catalogue) => home(catalogue),
  search: (catalogue, { query }) => search(catalogue, query),
  login: (catalogue, { query }) => login(catalogue, query),
  register: (catalogue) => register(catalogue),
  profile: (catalogue) => profile(catalogue),
  'forgot-password': (catalogue) => forgotPassword(catalogue),
  'best-casinos': (catalogue, { query }) => bestCasinos(catalogue, query),
  'casinos-by-country': (catalogue, { query }) => countries(catalogue, query),
  reviews: (catalogue, { query }) => reviews(catalogue, query),
  games: (catalogue, { query }) => games(catalogue, query),
  bonuses: (catalogue, { query }) => bonuses(catalogue, query),
  complaints: (catalogue, { query }) => complaints(catalogue, query),
  forum: (catalogue, { query }) => forum(catalogue, query),
  tournaments: (catalogue, { query }) => tournaments(catalogue, query),
  guides: (catalogue, { query }) => guides(catalogue, query),
  blog: (catalogue, { query }) => blog(catalogue, query),
  post: (catalogue, { slug }) => post(catalogue, slug),
  news: (catalogue, { query }) => news(catalogue, query),
  review: (catalogue, { slug }) => review(catalogue, slug),
  compare: (catalogue, { query }) => compare(catalogue, query),
  blacklisted: (catalogue, { query }) => blacklisted(catalogue, query),
  'custom-page': (catalogue, { slug }) => customPage(catalogue, slug),
  'embedded-card': (catalogue, { slug }) => embeddedCard(catalogue, slug),
  missing: (catalogue, { path }) => missing(catalogue, path),
  gone: (catalogue) => gone(catalogue),
} satisfies Record<string, Make>;

/** The name of a view. */
export type ViewName = keyof typeof VIEWS;
/** What a view shows; undefined where there is nothing of that slug. */
export type ViewOf<N extends ViewName> = ReturnType<(typeof VIEWS)[N]>;
/** The one function through which screens get what they show, wherever the catalogue is. */
export type Load = <N extends ViewName>(name: N, params?: ViewParams) => Promise<ViewOf<N>>;

/** A view of a catalogue. */
export function viewOf<N extends ViewName>(
  catalogue: PublicCatalogue,
  name: N,
  { slug = '', path = '/', query = '' }: ViewParams = {},
): ViewOf<N> {
  const make: Make = VIEWS[name];
  return make(catalogue, { slug, path, query }) as ViewOf<N>;
}
