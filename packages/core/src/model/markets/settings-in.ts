import type { SiteSettings } from '../documents/settings.js';
import type { MarketRules } from './market-rules.js';

/** The settings as they hold in a market: its law may raise the age, and its disclosure comes first. */
export function settingsIn(settings: SiteSettings, rules: MarketRules | undefined): SiteSettings {
  const { disclosure = settings.disclosure } = rules ?? {};
  const minimumAge = Math.max(rules?.minimumAge ?? 0, settings.minimumAge);
  return minimumAge === settings.minimumAge && disclosure === settings.disclosure
    ? settings
    : { ...settings, minimumAge, ...(disclosure === undefined ? {} : { disclosure }) };
}
