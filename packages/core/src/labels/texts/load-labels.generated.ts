// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.

/** Loads all words of a language; English is at hand. */
export const labelLoaders = {
  de: async () => (await import('./de.generated.js')).deLabels,
  es: async () => (await import('./es.generated.js')).esLabels,
  pt: async () => (await import('./pt.generated.js')).ptLabels,
  fi: async () => (await import('./fi.generated.js')).fiLabels,
  ar: async () => (await import('./ar.generated.js')).arLabels,
};
