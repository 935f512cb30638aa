import { warnInDevelopment } from '../../warn-in-development.js';
import { mergeLabels } from './merge-labels.js';

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
  const complete = mergeLabels(english, given);
  // Single words without a language are meant to stand among English ones.
  if (given?.language !== undefined && !complete.language.startsWith('en')) {
    const missing = Object.keys(english).filter((key) => given[key as keyof L] === undefined);
    if (missing.length > 0) {
      warnInDevelopment(`labels in '${complete.language}' lack ${missing.join(', ')}; English stands there.`);
    }
  }
  return complete;
}
