import { warnInDevelopment } from '../../warn-in-development.js';

interface Words {
  language: string;
}

/**
 * Labels over the English ones. A locale that lacks words, because it is older than the component or belongs to another
 * one, shows English in their place: in development the console says which.
 */
export function completeLabels<L extends Words>(
  english: L,
  given: Readonly<Partial<Record<keyof L, unknown>>> | undefined,
): L {
  if (given === undefined) return english;
  const known = Object.entries(given).filter(([, word]) => word !== undefined);
  const complete = { ...english, ...(Object.fromEntries(known) as Partial<L>) };
  // Single words without a language are meant to stand among English ones.
  if (given.language !== undefined && !complete.language.startsWith('en')) {
    const missing = Object.keys(english).filter((key) => given[key as keyof L] === undefined);
    if (missing.length > 0) {
      warnInDevelopment(`labels in '${complete.language}' lack ${missing.join(', ')}; English stands there.`);
    }
  }
  return complete;
}
