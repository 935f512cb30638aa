import type { messages as specified } from '../../../messages.js';

/** The texts of the specification. */
export type SpecifiedTexts = typeof specified;
