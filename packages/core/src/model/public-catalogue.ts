import { author, type PublicAuthor } from '../collections/authors/author.js';
import type { PublicBonus } from '../collections/bonuses/bonus.js';
import { casino, type PublicCasino, withoutBarredOffers } from '../collections/casinos/casino.js';
import { game, type PublicGame } from '../collections/games/game.js';
import { type PublicPage, page } from '../collections/pages/page.js';
import { type Post, type PublicPost, post } from '../collections/posts/post.js';
import { type PublicToplist, publicToplist } from '../collections/toplists/toplist.js';
import { loadLocale } from '../labels/locales/load-locale.js';
import type { Locale } from '../labels/replaceable/labels.js';
import { lazy, memoizeWeak } from '../lazy.js';
import { finishInTurns, finishSteps, type Steps } from '../short-turns.js';
import { scopedCss } from '../values/css/safe-css.js';
import type { CasinoChange } from './casino-change.js';
import type { ReadableContent, RecordIn } from './collections.js';
import type { Community } from './documents/community.js';
import type { DemoFallbacks } from './documents/demo-fallbacks.js';
import type { HomepageSection } from './documents/homepage.js';
import type { HomepageContent } from './documents/homepage-content.js';
import { type MediaFile, replacedFiles } from './documents/media.js';
import { menuItem, type PublicMenuItem } from './documents/menus.js';
import type { SiteSettings } from './documents/settings.js';
import type { Showcase } from './documents/showcase.js';
import { groupBy } from './markets/group-by.js';
import type { MarketRules } from './markets/market-rules.js';
import { type OffersEverywhere, offersIn, withListedCountries } from './markets/offers-in-market.js';
import { rulesOfMarket } from './markets/rules-of-market.js';
import { settingsIn } from './markets/settings-in.js';
import {
  type BarredCasino,
  type BarredOffer,
  barredCasino,
  barredOffers,
  withdrawnOffers,
} from './offers/barred-offers.js';
import { offersOver } from './offers/offers-over.js';
import { publicBonuses } from './offers/public-bonuses.js';
import { type PublicRedirect, redirect } from './redirect.js';
import { type RegisterIndex, registerIndex } from './registers/register-index.js';
import type { Visitor } from './user.js';

export type { BarredOffer } from './offers/barred-offers.js';

type Casino = RecordIn<'casinos'>;

/** All public content and nothing else; the input of every view. */
export interface PublicCatalogue {
  readonly generation: string;
  /** The date of the catalogue, YYYY-MM-DD, UTC. */
  readonly today: string;
  /** Active casinos, ordered by id. */
  readonly casinos: readonly PublicCasino[];
  readonly casinoBySlug: ReadonlyMap<string, PublicCasino>;
  /** Slugs of hidden casinos that were public before; their URLs answer 410 instead of 404. */
  readonly retiredCasinos: ReadonlySet<string>;
  /** The addresses of casinos that are blacklisted or were taken off the site, and of withdrawn bonuses: texts of the site do not link to them. */
  readonly barredOffers: readonly BarredOffer[];
  /** The market whose offers are shown; none for those that everyone gets. */
  readonly market?: string | undefined;
  /** What holds there, where the market is turned on. */
  readonly marketRules?: MarketRules | undefined;
  /** What is shown in other markets is decided from it; absent where only one is known. */
  readonly offers?: OffersEverywhere;
  /** Only in the index of a built site, where what is shown in other markets was decided before. */
  inMarket?(market: string): PublicCatalogue;
  /** Of the authorities whose lists were imported; absent where none was. */
  readonly registers?: readonly RegisterIndex[];
  /** Excludes withdrawn bonuses and those of hidden casinos; those of blacklisted casinos have no link. */
  readonly bonuses: readonly PublicBonus[];
  /** The titles of withdrawn bonuses by the id of their casino: no text of the casino repeats them. */
  readonly withdrawnTitles: ReadonlyMap<string, readonly string[]>;
  readonly games: readonly PublicGame[];
  /** Published posts dated `today` or earlier. */
  readonly posts: readonly PublicPost[];
  readonly postBySlug: ReadonlyMap<string, PublicPost>;
  /** The records of authors by slug; absent where there is none. */
  readonly authors?: ReadonlyMap<string, PublicAuthor>;
  /** View counts since the server counts them, by path. */
  readonly postViews: ReadonlyMap<string, number>;
  /** What changed of casinos within a year, newest first, by the casino's id. */
  readonly casinoChanges: ReadonlyMap<string, readonly CasinoChange[]>;
  /** Published pages by slug. */
  readonly pages: ReadonlyMap<string, PublicPage>;
  /** Active toplists by slug, in their order. */
  readonly toplists: ReadonlyMap<string, PublicToplist>;
  /** Enabled redirects, in the order in which they apply. */
  readonly redirects: readonly PublicRedirect[];
  /** False until staff add an item to the header menu; the default links are shown until then. */
  readonly hasHeaderMenu: boolean;
  /** Visible items, in order. */
  readonly menus: { readonly header: readonly PublicMenuItem[]; readonly footer: readonly PublicMenuItem[] };
  readonly homepage: { readonly content: HomepageContent; readonly sections: readonly HomepageSection[] };
  readonly settings: SiteSettings;
  /** The words of the site's language; absent where that is English. */
  readonly labels?: Locale;
  /** Empty unless the store has sample content. */
  readonly community: Community;
  readonly showcase: Showcase;
  /** Only set in the demo. */
  readonly demoFallbacks?: DemoFallbacks;
  /** Whether visitors can sign in and register: on a served site. */
  readonly hasAccounts?: boolean;
  /** True where the site is files on a host, which know no queries and no visitors. */
  readonly isStatic?: boolean;
  /** True where the file of a page has its header and footer, and only what stands between them is made. */
  readonly isFrameless?: boolean;
  /** The signed-in user, if the pages are rendered for one person. */
  readonly visitor?: Visitor;
  /** The custom CSS if it is active and valid, scoped to exclude the admin screens. */
  readonly customCss: string;
  /** The uploaded pictures by file name. */
  readonly media: ReadonlyMap<string, PictureSize | undefined>;
  /** By the file that a picture had before it was replaced, the file that it has now. */
  readonly replacedMedia?: ReadonlyMap<string, string>;
}

/** The size of a picture as it is shown, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
  focus?: MediaFile['focus'];
}

// Memoized, so that an unchanged record keeps its public object, and caches keyed by it stay valid.
const toPublic = {
  casino: memoizeWeak((record: Casino) => withoutBarredOffers(casino.toPublic(record))),
  game: memoizeWeak(game.toPublic),
  post: memoizeWeak(post.toPublic),
  page: memoizeWeak(page.toPublic),
  author: memoizeWeak(author.toPublic),
  redirect: memoizeWeak(redirect.toPublic),
};
const rulesOf = memoizeWeak(rulesOfMarket);

type CatalogueContent = ReadableContent & { readonly generation: string };

/** Builds the public catalogue for a day (YYYY-MM-DD); `shown` makes of a casino what is public of it, all of it by default. */
export function publicCatalogue(
  content: CatalogueContent,
  today: string,
  shown: (record: Casino) => PublicCasino = toPublic.casino,
): PublicCatalogue {
  return finishSteps(buildCatalogue(content, today, shown));
}

/** As `publicCatalogue()`, in short turns. */
export function publicCatalogueInTurns(content: CatalogueContent, today: string): Promise<PublicCatalogue> {
  return finishInTurns(buildCatalogue(content, today, toPublic.casino));
}

function* buildCatalogue(
  content: CatalogueContent,
  today: string,
  publicCasino: (record: Casino) => PublicCasino,
): Steps<PublicCatalogue> {
  const casinos: PublicCasino[] = [];
  const listings = groupBy(content.listings.all(), ({ casinoId }) => casinoId);
  yield;
  const hidden: BarredCasino[] = [];
  const blacklisted: BarredCasino[] = [];
  const allBonuses = [...content.bonuses.all()];
  const withdrawn = allBonuses.filter(({ withdrawnAt }) => withdrawnAt !== undefined);
  const offered = allBonuses.filter(({ withdrawnAt }) => withdrawnAt === undefined);
  const over = offersOver(withdrawn, offered, today);
  const withdrawnTitles = new Map<string, readonly string[]>();
  for (const record of content.casinos.all()) {
    yield;
    if (!record.isActive) {
      hidden.push(barredCasino(record));
      continue;
    }
    if (record.isBlacklisted) blacklisted.push(barredCasino(record));
    const titles = over.withdrawnTitles(record);
    if (titles.length > 0) withdrawnTitles.set(record.id, titles);
    const own = listings.get(record.id);
    const shown = over.removedFrom(publicCasino(record));
    casinos.push(own === undefined ? shown : withListedCountries(shown, own, () => own));
  }
  const hiddenPaths = new Set<string>();
  for (const { slug, retiredAt } of hidden) if (retiredAt === undefined) hiddenPaths.add(`/casino/${slug}`);
  const posts: PublicPost[] = [];
  for (const record of content.posts.all()) {
    yield;
    if (isOut(record, today)) posts.push(toPublic.post(record));
    else hiddenPaths.add(`/blog/${record.slug}`);
  }
  const pages: PublicPage[] = [];
  for (const record of content.pages.all()) {
    yield;
    if (record.isPublished) pages.push(toPublic.page(record));
    else hiddenPaths.add(`/${record.slug}`);
  }
  const linked = lazy(
    () => new Set(casinos.filter(({ isBlacklisted }) => !isBlacklisted).map(({ slug }) => slug)),
  );
  const toplists: PublicToplist[] = [];
  for (const record of content.toplists.all()) {
    if (record.isActive) toplists.push(publicToplist(record, today, (slug) => linked().has(slug)));
    else hiddenPaths.add(`/best-casinos/${record.slug}`);
  }
  toplists.sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
  yield;
  const retired = hidden.filter(({ retiredAt }) => retiredAt !== undefined);
  const bonuses = publicBonuses(offered, casinos, hidden);
  yield;
  const games = [...content.games.all()].map(toPublic.game);
  yield;
  const redirects = [...content.redirects.all()].filter((rule) => rule.enabled).map(toPublic.redirect);
  const { header, footer } = content.menus.get();
  const visible = (items: typeof header) =>
    items
      .filter((item) => item.isVisible)
      .sort((a, b) => a.order - b.order)
      .map(menuItem.toPublic);
  const { css, isActive } = content.styles.get();
  const settings = content.settings.get();
  const offers: OffersEverywhere = {
    ...{ casinos, bonuses, listings, today, language: settings.language },
    recheckOffersAfter: settings.recheckOffersAfter,
    barredOffers: [
      ...barredOffers(blacklisted, retired, casinos, allBonuses),
      ...withdrawnOffers(withdrawn, [...hidden, ...blacklisted], casinos),
    ],
    rules: new Map(Array.from(content.markets.all(), (one) => [one.code, rulesOf(one)])),
  };
  const shown = offersIn(offers, settings.market);
  const authors = new Map(Array.from(content.authors.all(), (one) => [one.slug, toPublic.author(one)]));
  const registers = [...content.registers.all()].map(registerIndex);
  return {
    generation: content.generation,
    today,
    ...shown,
    offers,
    ...(registers.length === 0 ? {} : { registers }),
    retiredCasinos: new Set(retired.map(({ slug }) => slug)),
    withdrawnTitles,
    games,
    posts,
    postBySlug: new Map(posts.map((record) => [record.slug, record])),
    ...(authors.size === 0 ? {} : { authors }),
    postViews: new Map(),
    casinoChanges: new Map(),
    pages: new Map(pages.map((record) => [record.slug, record])),
    toplists: new Map(toplists.map((record) => [record.slug, record])),
    redirects: publicRedirects(redirects, hiddenPaths),
    hasHeaderMenu: header.length > 0,
    menus: { header: visible(header), footer: visible(footer) },
    homepage: content.homepage.get(),
    settings: settingsIn(settings, shown.marketRules),
    community: content.community.get(),
    showcase: content.showcase.get(),
    customCss: isActive ? cachedScopedCss(css) : '',
    media: new Map(content.media.get().files.map((one) => [one.file, pictureSize(one)])),
    replacedMedia: replacedFiles(content.media.get().files),
  };
}

function pictureSize({ width, height, focus }: MediaFile): PictureSize | undefined {
  return width === undefined || height === undefined ? undefined : { width, height, focus };
}

/** A post is public from the start of its day, UTC. */
function isOut({ isPublished, publishedAt, createdAt }: Post, today: string): boolean {
  return isPublished && (publishedAt ?? createdAt).slice(0, today.length) <= today;
}

/**
 * Drops redirects whose target is a hidden record's path, since they would reveal that it exists. A
 * target that another rule redirects stays.
 */
function publicRedirects(rules: PublicRedirect[], hidden: ReadonlySet<string>): PublicRedirect[] {
  const ledOn = new Set(rules.map(({ source }) => source));
  return rules
    .filter(({ target }) => {
      const path = target.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
      return !hidden.has(path) || ledOn.has(path);
    })
    .sort((a, b) => a.order - b.order);
}

let lastScopedCss = { css: '', result: '' };

/** Cached, because the CSS changes less often than the catalogue. */
function cachedScopedCss(css: string): string {
  if (lastScopedCss.css !== css) lastScopedCss = { css, result: scopedCss(css) };
  return lastScopedCss.result;
}

/** A catalogue with the words of its language. */
export async function withLabels<C extends PublicCatalogue>(catalogue: C): Promise<C> {
  const labels = await loadLocale(catalogue.settings.language);
  return labels === undefined ? catalogue : { ...catalogue, labels };
}
