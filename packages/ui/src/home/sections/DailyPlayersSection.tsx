import { HomeBanner } from '../HomeBanner/HomeBanner.js';
import type { HomeSectionPropsOf } from './home-section-props.js';

/** How many people visit, on a banner. */
export function DailyPlayersSection({ title, subtitle, ...root }: HomeSectionPropsOf<'daily-players'>) {
  return <HomeBanner {...root} title={title} text={subtitle} tone="loud" />;
}
