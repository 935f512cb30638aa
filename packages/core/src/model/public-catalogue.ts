import { memoizeWeak } from '../lazy.js';
import { scopedCss } from '../values/safe-css.js';
import { type Bonus, bonus, type PublicBonus } from './bonus.js';
import { type Casino, casino, type PublicCasino } from './casino.js';
import type { ReadableContent } from './collections.js';
import type { Community } from './community.js';
import type { DemoFallbacks } from './demo-fallbacks.js';
import { game, type PublicGame } from './game.js';
import type { HomepageContent, HomepageSection } from './homepage.js';
import { menuItem, type PublicMenuItem } from './menus.js';
import { type PublicPage, page } from './page.js';
import { type Post, type PublicPost, post } from './post.js';
import { type PublicRedirect, redirect } from './redirect.js';
import type { SiteSettings } from './settings.js';
import type { Showcase } from './showcase.js';
import type { SignedInUser } from './user.js';

/** All that visitors may see, and nothing else: what views are made from. */
export interface PublicCatalogue {
  readonly generation: string;
  /** The day that it is made for, YYYY-MM-DD, UTC. */
  readonly today: string;
  /** Active casinos, in the order of their ids. */
  readonly casinos: readonly PublicCasino[];
  readonly casinoBySlug: ReadonlyMap<string, PublicCasino>;
  /** The slugs of hidden casinos that visitors could see once: gone, not unknown. */
  readonly retiredCasinos: ReadonlySet<string>;
  /** Bonuses, without those of hidden casinos. */
  readonly bonuses: readonly PublicBonus[];
  readonly games: readonly PublicGame[];
  /** Published posts that are not dated after `today`. */
  readonly posts: readonly PublicPost[];
  readonly postBySlug: ReadonlyMap<string, PublicPost>;
  /** How often each post was looked at since the site counts, by its path. */
  readonly postViews: ReadonlyMap<string, number>;
  /** Published pages by slug. */
  readonly pages: ReadonlyMap<string, PublicPage>;
  /** Enabled rules, in the order in which they apply. */
  readonly redirects: readonly PublicRedirect[];
  /** False until staff put something in the header menu; until then the usual places stand there. */
  readonly hasHeaderMenu: boolean;
  /** Visible items, in order. */
  readonly menus: { readonly header: readonly PublicMenuItem[]; readonly footer: readonly PublicMenuItem[] };
  readonly homepage: { readonly content: HomepageContent; readonly sections: readonly HomepageSection[] };
  readonly settings: SiteSettings;
  /** Samples, in a store that was made with them. */
  readonly community: Community;
  /** What pages show beside the content. */
  readonly showcase: Showcase;
  /** What stands where there is no content; in the demo alone. */
  readonly demoFallbacks?: DemoFallbacks;
  /** Who looks; where the pages are made for one person alone. */
  readonly visitor?: SignedInUser;
  /** The custom CSS where it is on and sound, kept away from the admin screens. */
  readonly customCss: string;
  /** The names of the pictures that staff have uploaded. */
  readonly media: ReadonlySet<string>;
}

// The same record gives the same object, so what is made of it is good for as long as it stays as it is.
const toPublic = {
  casino: memoizeWeak(casino.toPublic),
  bonus: memoizeWeak(bonus.toPublic),
  game: memoizeWeak(game.toPublic),
  post: memoizeWeak(post.toPublic),
  page: memoizeWeak(page.toPublic),
  redirect: memoizeWeak(redirect.toPublic),
};

/** What visitors may see of all content on a day, YYYY-MM-DD. */
export function publicCatalogue(
  content: ReadableContent & { readonly generation: string },
  today: string,
): PublicCatalogue {
  const casinos: PublicCasino[] = [];
  const hidden: Casino[] = [];
  for (const record of content.casinos.all()) {
    if (record.isActive) casinos.push(toPublic.casino(record));
    else hidden.push(record);
  }
  const hiddenPaths = new Set<string>();
  for (const { slug, retiredAt } of hidden) if (retiredAt === undefined) hiddenPaths.add(`/casino/${slug}`);
  const posts: PublicPost[] = [];
  for (const record of content.posts.all()) {
    if (isOut(record, today)) posts.push(toPublic.post(record));
    else hiddenPaths.add(`/blog/${record.slug}`);
  }
  const pages: PublicPage[] = [];
  for (const record of content.pages.all()) {
    if (record.isPublished) pages.push(toPublic.page(record));
    else hiddenPaths.add(`/${record.slug}`);
  }
  const redirects = [...content.redirects.all()].filter((rule) => rule.enabled).map(toPublic.redirect);
  const { header, footer } = content.menus.get();
  const visible = (items: typeof header) =>
    items
      .filter((item) => item.isVisible)
      .sort((a, b) => a.order - b.order)
      .map(menuItem.toPublic);
  const { css, isActive } = content.styles.get();
  return {
    generation: content.generation,
    today,
    casinos,
    casinoBySlug: new Map(casinos.map((record) => [record.slug, record])),
    retiredCasinos: new Set(
      hidden.filter(({ retiredAt }) => retiredAt !== undefined).map(({ slug }) => slug),
    ),
    bonuses: publicBonuses(content.bonuses.all(), casinos, hidden),
    games: [...content.games.all()].map(toPublic.game),
    posts,
    postBySlug: new Map(posts.map((record) => [record.slug, record])),
    postViews: new Map(),
    pages: new Map(pages.map((record) => [record.slug, record])),
    redirects: publicRedirects(redirects, hiddenPaths),
    hasHeaderMenu: header.length > 0,
    menus: { header: visible(header), footer: visible(footer) },
    homepage: content.homepage.get(),
    settings: content.settings.get(),
    community: content.community.get(),
    showcase: content.showcase.get(),
    customCss: isActive ? cachedScopedCss(css) : '',
    media: new Set(content.media.get().files.map(({ file }) => file)),
  };
}

/** A post is out from the start of its day on (UTC), like the offers that end with theirs. */
function isOut({ isPublished, publishedAt, createdAt }: Post, today: string): boolean {
  return isPublished && (publishedAt ?? createdAt).slice(0, today.length) <= today;
}

/** The bonuses whose casino is not hidden, be it meant by its id or by its name alone. */
function publicBonuses(
  bonuses: Iterable<Bonus>,
  casinos: readonly PublicCasino[],
  hidden: readonly Casino[],
): PublicBonus[] {
  const hiddenIds = new Set(hidden.map(({ id }) => id));
  const hiddenNames = new Set(hidden.map(({ name }) => name));
  for (const { name } of casinos) hiddenNames.delete(name);
  return [...bonuses]
    .filter(({ casinoId, casino: name }) =>
      casinoId === undefined ? !hiddenNames.has(name) : !hiddenIds.has(casinoId),
    )
    .map(toPublic.bonus);
}

/**
 * The rules in their order, without those that would tell of a record which nobody outside has seen: their target is its
 * address, and no other rule leads on from there.
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

/** CSS changes seldom, and the catalogue often. */
function cachedScopedCss(css: string): string {
  if (lastScopedCss.css !== css) lastScopedCss = { css, result: scopedCss(css) };
  return lastScopedCss.result;
}
