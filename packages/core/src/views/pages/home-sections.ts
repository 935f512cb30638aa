import { siteLabels } from '../../messages.js';
import type { PublicCasino } from '../../model/casino.js';
import type { HomepageContent, HomepageSection } from '../../model/homepage.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { Chart, Figure } from '../../model/showcase.js';
import { homeSafetyLabel } from '../../rules/ratings.js';
import { visiblePosts } from '../../rules/visible-posts.js';
import { routePath } from '../../urls/routes.js';
import type { BonusCardView } from '../cards/bonus-card.js';
import { type CasinoCardView, casinoCard } from '../cards/casino-card.js';
import { type PostCardView, postCard } from '../cards/post-card.js';
import { isLiveLink } from '../links/menu-links.js';
import { rankedCasinos } from '../lists/casino-ranking.js';
import { bestBonuses } from './bonuses.js';

/** How many casinos, bonuses and posts the home page shows of each. */
const HOME_COUNTS = { casinos: 6, compared: 8, bonuses: 4, posts: 3 } as const;

/** A casino on a card of the home page; the safety is undefined for a blacklisted one. */
export interface HomeCasinoView extends CasinoCardView {
  /** How safe it is, in one of three words. */
  homeSafety?: 'HIGH' | 'MEDIUM' | 'LOW';
}

/** What one section of the home page shows, by the type of the section. */
export type HomeSectionView =
  | {
      type: 'hero';
      title: string;
      description: string;
      subtitle: string;
      image?: string;
      figures: Figure[];
    }
  | { type: 'casinos'; title: string; casinos: HomeCasinoView[]; more: string }
  | { type: 'insights'; title: string; points: string[]; description: string; charts: Chart[] }
  | { type: 'blog'; posts: PostCardView[]; more: string }
  | { type: 'advertising'; title: string; description: string; button: string; href?: string }
  | { type: 'online-casinos'; title: string; description: string; casinos: CasinoCardView[]; more: string }
  | { type: 'casino-bonuses'; title: string; description: string; bonuses: BonusCardView[]; more: string }
  | { type: 'daily-players'; title: string; subtitle: string };

/** What a section shows; undefined where it has nothing to say, or stands in the footer. */
export function homeSection(
  catalogue: PublicCatalogue,
  { type }: HomepageSection,
): HomeSectionView | undefined {
  const { content } = catalogue.homepage;
  switch (type) {
    case 'hero':
      return hero(catalogue);
    case 'casinos': {
      const best = promotedCasinos(catalogue).slice(0, HOME_COUNTS.casinos);
      const title = content.bestCasinosTitle || 'Best Casinos';
      return { type, title, casinos: best.map(homeCasino), more: routePath({ kind: 'best-casinos' }) };
    }
    case 'insights':
      return insights(catalogue);
    case 'blog': {
      const posts = visiblePosts(catalogue).slice(0, HOME_COUNTS.posts);
      if (posts.length === 0) return undefined;
      return {
        type,
        posts: posts.map((post) => postCard(catalogue, post)),
        more: routePath({ kind: 'blog' }),
      };
    }
    case 'advertising':
      return advertising(catalogue);
    case 'online-casinos': {
      const { onlineCasinosTitle: title, onlineCasinosDescription: description } = content;
      const casinos = promotedCasinos(catalogue).slice(0, HOME_COUNTS.compared).map(casinoCard);
      if (title === '' || casinos.length === 0) return undefined;
      return { type, title, description, casinos, more: routePath({ kind: 'reviews' }) };
    }
    case 'casino-bonuses': {
      const { casinoBonusesTitle: title, casinoBonusesDescription: description } = content;
      const bonuses = bestBonuses(catalogue, HOME_COUNTS.bonuses);
      if (title === '' || bonuses.length === 0) return undefined;
      return { type, title, description, bonuses, more: routePath({ kind: 'bonuses' }) };
    }
    case 'daily-players': {
      const { dailyPlayersTitle: title, dailyPlayersSubtitle: subtitle } = content;
      return title === '' && subtitle === '' ? undefined : { type, title, subtitle };
    }
    default:
      return undefined;
  }
}

/** What the home page is called: what staff say, else the site's name. */
export function homeTitle({ homepage, settings }: Pick<PublicCatalogue, 'homepage' | 'settings'>): string {
  return homepage.content.heroTitle || settings.siteName || 'Casino reviews';
}

function hero({ homepage, settings }: PublicCatalogue): HomeSectionView {
  const { content } = homepage;
  const figures = Object.entries(siteLabels.home.figures).flatMap(([name, title]) => {
    const value = content.statsValues[name as keyof HomepageContent['statsValues']];
    return value === undefined || value === '' ? [] : [{ title, value }];
  });
  return {
    type: 'hero',
    title: homeTitle({ homepage, settings }),
    description: content.heroDescription || settings.siteTagline,
    subtitle: content.heroSubtitle,
    ...(content.heroImage === undefined ? {} : { image: content.heroImage }),
    figures,
  };
}

function insights({ homepage, showcase }: PublicCatalogue): HomeSectionView | undefined {
  const { content } = homepage;
  const points = [content.protectionsPoint1, content.protectionsPoint2, content.protectionsPoint3];
  const said = points.filter((point) => point !== '');
  const { charts } = showcase.home;
  if (said.length === 0 && content.protectionsDescription === '' && charts.length === 0) return undefined;
  return {
    type: 'insights',
    title: content.protectionsTitle || siteLabels.home.protections,
    points: said,
    description: content.protectionsDescription,
    charts,
  };
}

function advertising(catalogue: PublicCatalogue): HomeSectionView | undefined {
  const {
    advertisingTitle: title,
    advertisingDescription: description,
    advertisingButtonText: button,
  } = catalogue.homepage.content;
  if (title === '' && description === '') return undefined;
  const contact = routePath({ kind: 'custom-page', slug: 'contact' });
  const hasWay = button !== '' && isLiveLink(catalogue, contact);
  return { type: 'advertising', title, description, button, ...(hasWay ? { href: contact } : {}) };
}

function promotedCasinos(catalogue: PublicCatalogue): PublicCasino[] {
  return rankedCasinos(catalogue, 'featured').filter(({ isBlacklisted }) => !isBlacklisted);
}

function homeCasino(casino: PublicCasino): HomeCasinoView {
  return { ...casinoCard(casino), homeSafety: homeSafetyLabel(casino.safetyRating) };
}
