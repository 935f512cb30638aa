import type { ChangeContext } from '../define/operation.js';

/** A context for an import within a larger change: nobody is told of its rows one by one, or of its warnings. */
export function asPart(context: ChangeContext): ChangeContext {
  return { ...context, emit: async () => undefined, isPart: true };
}
