import type { Locale } from '../replaceable/labels.js';
import type { CardLanguage } from '../texts/languages.generated.js';
import { labelLoaders } from '../texts/load-labels.generated.js';

/** The words of a language, which are loaded when a site first speaks it; undefined for English, which is at hand. */
export async function loadLocale(language: CardLanguage): Promise<Locale | undefined> {
  return language === 'en' ? undefined : labelLoaders[language]();
}
