import type { Locale } from '../replaceable/labels.js';
import type { CardLanguage } from './languages.js';

/** The words of a language, which are loaded when a site first speaks it; undefined for English, which is at hand. */
export async function loadLocale(language: CardLanguage): Promise<Locale | undefined> {
  switch (language) {
    case 'en':
      return undefined;
    case 'de':
      return (await import('./de/index.js')).deLabels;
    case 'es':
      return (await import('./es/index.js')).esLabels;
    case 'pt':
      return (await import('./pt/index.js')).ptLabels;
    case 'fi':
      return (await import('./fi/index.js')).fiLabels;
    case 'ar':
      return (await import('./ar/index.js')).arLabels;
  }
}
