import type { CardLanguage } from '../languages.js';
import type { Locale } from '../replaceable-labels.js';

/** The words of a language, which are loaded when a site first speaks it; undefined for English, which is at hand. */
export async function loadLocale(language: CardLanguage): Promise<Locale | undefined> {
  switch (language) {
    case 'en':
      return undefined;
    case 'de':
      return (await import('./de.js')).deLabels;
    case 'es':
      return (await import('./es.js')).esLabels;
    case 'pt':
      return (await import('./pt.js')).ptLabels;
    case 'fi':
      return (await import('./fi.js')).fiLabels;
    case 'ar':
      return (await import('./ar.js')).arLabels;
  }
}

/** The direction in which a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return language.startsWith('ar') ? 'rtl' : 'ltr';
}
