import { oncePer } from '../once.js';
import { scopedCss } from '../values/safe-css.js';
import { bonus, type PublicBonus } from './bonus.js';
import { casino, type PublicCasino } from './casino.js';
import type { ReadableContent } from './catalogue.js';
import type { Community } from './community.js';
import { game, type PublicGame } from './game.js';
import type { HomepageContent, HomepageSection } from './homepage.js';
import { menuItem, type PublicMenuItem } from './menu.js';
import { type PublicPage, page } from './page.js';
import { type PublicPost, post } from './post.js';
import { type PublicRedirect, redirect } from './redirect.js';
import type { SiteSettings } from './settings.js';
import type { Showcase } from './showcase.js';
import type { StandIns } from './stand-ins.js';
import type { SignedIn } from './user.js';

/** All that visitors may see, and nothing else: what views are made from. */
export interface PublicCatalogue {
  readonly generation: string;
  /** The day that it is made for, YYYY-MM-DD, UTC; '' for no day, on which nothing has ended. */
  readonly today: string;
  /** Active casinos, in the order of their ids. */
  readonly casinos: readonly PublicCasino[];
  readonly casinoBySlug: ReadonlyMap<string, PublicCasino>;
  /** The slugs of casinos that are there and not active: gone, not unknown. */
  readonly retiredCasinos: ReadonlySet<string>;
  readonly bonuses: readonly PublicBonus[];
  readonly games: readonly PublicGame[];
  /** Published posts. */
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
  readonly standIns?: StandIns;
  /** Who looks; where the pages are made for one person alone. */
  readonly visitor?: SignedIn;
  /** The custom CSS where it is on and sound, kept away from the admin screens. */
  readonly customCss: string;
  /** The names of the pictures that staff have uploaded. */
  readonly media: ReadonlySet<string>;
}

// The same record gives the same object, so what is made of it is good for as long as it stays as it is.
const shown = {
  casino: oncePer(casino.project),
  bonus: oncePer(bonus.project),
  game: oncePer(game.project),
  post: oncePer(post.project),
  page: oncePer(page.project),
  redirect: oncePer(redirect.project),
};

/** What visitors may see of all content on a day, YYYY-MM-DD. */
export function publicCatalogue(
  content: ReadableContent & { readonly generation: string },
  today = '',
): PublicCatalogue {
  const casinos: PublicCasino[] = [];
  const retiredCasinos = new Set<string>();
  const retiredIds = new Map<string, string>();
  for (const record of content.casinos.all()) {
    if (record.isActive) casinos.push(shown.casino(record));
    else {
      retiredCasinos.add(record.slug);
      retiredIds.set(record.name, record.id);
    }
  }
  for (const { name } of casinos) retiredIds.delete(name);
  const posts = [...content.posts.all()].filter((record) => record.isPublished).map(shown.post);
  const pages = [...content.pages.all()].filter((record) => record.isPublished).map(shown.page);
  const redirects = [...content.redirects.all()].filter((rule) => rule.enabled).map(shown.redirect);
  const { header, footer } = content.menus.get();
  const visible = (items: typeof header) =>
    items
      .filter((item) => item.isVisible)
      .sort((a, b) => a.order - b.order)
      .map(menuItem.project);
  const { css, isActive } = content.styles.get();
  return {
    generation: content.generation,
    today,
    casinos,
    casinoBySlug: new Map(casinos.map((record) => [record.slug, record])),
    retiredCasinos,
    bonuses: [...content.bonuses.all()].map((record) => tiedTo(retiredIds, shown.bonus(record))),
    games: [...content.games.all()].map(shown.game),
    posts,
    postBySlug: new Map(posts.map((record) => [record.slug, record])),
    postViews: new Map(),
    pages: new Map(pages.map((record) => [record.slug, record])),
    redirects: redirects.sort((a, b) => a.order - b.order),
    hasHeaderMenu: header.length > 0,
    menus: { header: visible(header), footer: visible(footer) },
    homepage: content.homepage.get(),
    settings: content.settings.get(),
    community: content.community.get(),
    showcase: content.showcase.get(),
    customCss: isActive ? scopedOnce(css) : '',
    media: new Set(content.media.get().files.map(({ file }) => file)),
  };
}

/** A bonus that merely names a casino which is not active bears that casino's id, so that nobody is sent there. */
function tiedTo(retired: ReadonlyMap<string, string>, shown: PublicBonus): PublicBonus {
  const casinoId = shown.casinoId === undefined ? retired.get(shown.casino) : undefined;
  return casinoId === undefined ? shown : { ...shown, casinoId };
}

let scoped = { css: '', result: '' };

/** CSS changes seldom, and the catalogue often. */
function scopedOnce(css: string): string {
  if (scoped.css !== css) scoped = { css, result: scopedCss(css) };
  return scoped.result;
}
