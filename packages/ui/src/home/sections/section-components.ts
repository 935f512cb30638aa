import type { HomeSectionView } from '@croupier/core';
import type { ComponentType } from 'react';
import { HomeHero } from '../HomeHero/HomeHero.js';
import { AdvertisingSection } from './AdvertisingSection.js';
import { BlogSection } from './BlogSection.js';
import { CasinoBonusesSection } from './CasinoBonusesSection.js';
import { CasinosSection } from './CasinosSection.js';
import { DailyPlayersSection } from './DailyPlayersSection.js';
import type { HomeSectionPropsOf } from './home-section-props.js';
import { InsightsSection } from './InsightsSection.js';
import { OnlineCasinosSection } from './OnlineCasinosSection.js';

/** The component of each section type. A type without a component does not compile. */
export const SECTION_COMPONENTS = {
  hero: HomeHero,
  casinos: CasinosSection,
  insights: InsightsSection,
  blog: BlogSection,
  advertising: AdvertisingSection,
  'online-casinos': OnlineCasinosSection,
  'casino-bonuses': CasinoBonusesSection,
  'daily-players': DailyPlayersSection,
} satisfies { [T in HomeSectionView['type']]: ComponentType<HomeSectionPropsOf<T>> };
