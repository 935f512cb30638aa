import type { PublicCasino } from '../../collections/casinos/casino.js';
import { casinoLabels, siteLabels } from '../../messages.js';
import type { HomeSectionType, SectionType } from '../../model/documents/home-sections.js';
import type { HomepageContent } from '../../model/documents/homepage-content.js';
import type { Chart, Figure } from '../../model/documents/showcase.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { type RatingBand, ratingBand } from '../../rules/ratings.js';
import { visiblePosts } from '../../rules/visible-posts.js';
import { routePath } from '../../urls/routes.js';
import type { BonusCardView } from '../cards/bonus-card.js';
import type { CasinoCardView } from '../cards/casino-card.js';
import { listedCasinoCard } from '../cards/listed-casino-card.js';
import { type PostCardView, postCard } from '../cards/post-card.js';
import { isLiveLink } from '../links/menu-links.js';
import { rankedCasinos } from '../lists/casino-ranking.js';
import { bestBonuses } from './bonuses.js';

/** How many items each home section shows; the first casino stands beside the title of the page. */
const HOME_COUNTS = { casinos: 7, compared: 8, bonuses: 4, posts: 3 } as const;

/** A casino on a card of the home page. */
export interface HomeCasinoView extends CasinoCardView {
  /** The safety label and the tone of its badge; undefined for a casino without a safety rating. */
  homeSafety?: Pick<RatingBand<'rating'>, 'label'> & Pick<RatingBand<'ratingColor'>, 'tone'>;
}

type BuildSection = (catalogue: PublicCatalogue) => object | undefined;

/** Builds each section; undefined if it has nothing to show. */
const SECTION_VIEWS = {
  hero,
  casinos,
  insights,
  blog,
  advertising,
  'online-casinos': onlineCasinos,
  'casino-bonuses': casinoBonuses,
  'daily-players': dailyPlayers,
} satisfies Record<HomeSectionType, BuildSection>;

/** The content of one home page section, discriminated by `type`. */
export type HomeSectionView = {
  [T in HomeSectionType]: {
    /** Which section it is. */
    type: T;
  } & NonNullable<ReturnType<(typeof SECTION_VIEWS)[T]>>;
}[HomeSectionType];

/** Builds a home page section; undefined if it is empty or belongs to the footer. */
export function homeSection(catalogue: PublicCatalogue, type: SectionType): HomeSectionView | undefined {
  const view: BuildSection | undefined = (SECTION_VIEWS as Partial<Record<SectionType, BuildSection>>)[type];
  const shown = view?.(catalogue);
  return shown === undefined ? undefined : ({ type, ...shown } as HomeSectionView);
}

/** The home page's heading: the hero title, or the site name. */
export function homeTitle({
  homepage,
  settings,
  labels,
}: Pick<PublicCatalogue, 'homepage' | 'settings' | 'labels'>): string {
  return homepage.content.heroTitle || settings.siteName || pageTexts('head', labels).siteTitle;
}

interface HeroSection {
  /** The heading. */
  title: string;
  /** The line below it. */
  description: string;
  /** Another line; may be empty. */
  subtitle: string;
  /** The URL of the picture behind it. */
  image?: string;
  /** Numbers that staff entered for this page. */
  figures: Figure[];
}

function hero(catalogue: PublicCatalogue): HeroSection {
  const { homepage, settings } = catalogue;
  const { content } = homepage;
  const figures = Object.entries(siteLabels.home.figures).flatMap(([name, title]) => {
    const value = content.statsValues[name as keyof HomepageContent['statsValues']];
    return value === undefined || value === '' ? [] : [{ title, value }];
  });
  return {
    title: homeTitle(catalogue),
    description: content.heroDescription || settings.siteTagline,
    subtitle: content.heroSubtitle,
    ...(content.heroImage === undefined ? {} : { image: content.heroImage }),
    figures,
  };
}

interface CasinosSection {
  /** The heading. */
  title: string;
  /** The casinos it shows, in order. */
  casinos: HomeCasinoView[];
  /** The page that has more of them. */
  more: string;
}

function casinos(catalogue: PublicCatalogue): CasinosSection {
  const best = promotedCasinos(catalogue, HOME_COUNTS.casinos);
  const title = catalogue.homepage.content.bestCasinosTitle || casinoLabels.bestCasinos.title;
  return {
    title,
    casinos: best.map((casino) => homeCasino(casino, catalogue)),
    more: routePath({ kind: 'best-casinos' }),
  };
}

interface InsightsSection {
  /** The heading. */
  title: string;
  /** A line for each protection. */
  points: string[];
  /** The text below the heading. */
  description: string;
  /** The charts beside the text. */
  charts: Chart[];
}

function insights({ homepage, showcase }: PublicCatalogue): InsightsSection | undefined {
  const { content } = homepage;
  const points = [content.protectionsPoint1, content.protectionsPoint2, content.protectionsPoint3];
  const filled = points.filter((point) => point !== '');
  const { charts } = showcase.home;
  if (filled.length === 0 && content.protectionsDescription === '' && charts.length === 0) return undefined;
  return {
    title: content.protectionsTitle || siteLabels.home.protections,
    points: filled,
    description: content.protectionsDescription,
    charts,
  };
}

interface BlogSection {
  /** The newest articles. */
  posts: PostCardView[];
  /** The page that has more of them. */
  more: string;
}

function blog(catalogue: PublicCatalogue): BlogSection | undefined {
  const posts = visiblePosts(catalogue).slice(0, HOME_COUNTS.posts);
  if (posts.length === 0) return undefined;
  return { posts: posts.map((post) => postCard(catalogue, post)), more: routePath({ kind: 'blog' }) };
}

interface AdvertisingSection {
  /** The heading. */
  title: string;
  /** The text below the heading. */
  description: string;
  /** The words of the button. */
  button: string;
  /** The contact page; absent if the site has none. */
  href?: string;
}

function advertising(catalogue: PublicCatalogue): AdvertisingSection | undefined {
  const {
    advertisingTitle: title,
    advertisingDescription: description,
    advertisingButtonText: button,
  } = catalogue.homepage.content;
  if (title === '' && description === '') return undefined;
  const contact = routePath({ kind: 'custom-page', slug: 'contact' });
  const isLinked = button !== '' && isLiveLink(catalogue, contact);
  return { title, description, button, ...(isLinked ? { href: contact } : {}) };
}

interface OnlineCasinosSection {
  /** The heading. */
  title: string;
  /** The text below the heading. */
  description: string;
  /** The casinos it shows, in order. */
  casinos: CasinoCardView[];
  /** The page that has more of them. */
  more: string;
}

function onlineCasinos(catalogue: PublicCatalogue): OnlineCasinosSection | undefined {
  const { onlineCasinosTitle: title, onlineCasinosDescription: description } = catalogue.homepage.content;
  const compared = promotedCasinos(catalogue, HOME_COUNTS.compared).map((casino) =>
    listedCasinoCard(casino, catalogue),
  );
  if (title === '' || compared.length === 0) return undefined;
  return { title, description, casinos: compared, more: routePath({ kind: 'reviews' }) };
}

interface CasinoBonusesSection {
  /** The heading. */
  title: string;
  /** The text below the heading. */
  description: string;
  /** The bonuses it shows, in order. */
  bonuses: BonusCardView[];
  /** The page that has more of them. */
  more: string;
}

function casinoBonuses(catalogue: PublicCatalogue): CasinoBonusesSection | undefined {
  const { casinoBonusesTitle: title, casinoBonusesDescription: description } = catalogue.homepage.content;
  const bonuses = bestBonuses(catalogue, HOME_COUNTS.bonuses);
  if (title === '' || bonuses.length === 0) return undefined;
  return { title, description, bonuses, more: routePath({ kind: 'bonuses' }) };
}

interface DailyPlayersSection {
  /** The heading. */
  title: string;
  /** The line below it; may be empty. */
  subtitle: string;
}

function dailyPlayers({ homepage }: PublicCatalogue): DailyPlayersSection | undefined {
  const { dailyPlayersTitle: title, dailyPlayersSubtitle: subtitle } = homepage.content;
  return title === '' && subtitle === '' ? undefined : { title, subtitle };
}

/** The featured casinos, then the best of the others, at most `most`. */
function promotedCasinos(catalogue: PublicCatalogue, most: number): PublicCasino[] {
  const promoted: PublicCasino[] = [];
  for (const casino of rankedCasinos(catalogue, 'featured')) {
    if (promoted.length === most) break;
    if (!casino.isBlacklisted) promoted.push(casino);
  }
  return promoted;
}

function homeCasino(casino: PublicCasino, catalogue: PublicCatalogue): HomeCasinoView {
  const card = listedCasinoCard(casino, catalogue);
  if (casino.safetyRating === undefined) return card;
  const { label } = ratingBand('rating', casino.safetyRating);
  const { tone } = ratingBand('ratingColor', casino.safetyRating);
  return { ...card, homeSafety: { label, tone } };
}
